import type { RoomView, TableView } from '@fivefold/room';
import { useMemo, useState } from 'react';
import { LazyGameFileMenuItems } from '../gameFile/loadGameFile.tsx';
import type { AnyGameModule } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { useSendCommand } from '../lobby/useLobby.ts';
import { copyInvite, copyText } from '../room/invite.ts';
import { BrowserSettings } from '../room/Settings.tsx';
import { useSoloGameSlots } from '../room/SoloContext.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { chatLineFacesOf } from '../table/Chat.tsx';
import type { TableActions, TableContexts, TablePanel, TableRoom } from '../table/TableContext.tsx';
import { useLatestCallback, useStableObject } from '../ui/useStable.ts';

const nothing = () => undefined;
const SETTINGS = <BrowserSettings />;
const NO_CLOCK = { kind: 'off' } as const;
const ONLINE = { online: true, longOffline: false, outdated: false, saved: false, sending: false };

type PanelState = Pick<TablePanel, 'open' | 'tab' | 'mine'>;

/** The contexts of a replayed table, where only chatting is possible. */
export function useReplayContexts(
  view: RoomView,
  table: TableView,
  players: TableRoom['players'],
  log: TableRoom['log'],
  game: AnyGameModule,
  onClose: () => void,
): TableContexts {
  const { panelOpen, muted, letters } = usePreferences();
  const t = useT();
  const alone = useSoloGameSlots() !== null;
  const [panel, setPanel] = useState<PanelState>({
    open: panelOpen,
    tab: 'log',
    mine: false,
  });
  const rulesNow = useMemo(
    () => game.RulesNow && <game.RulesNow why={game.explain(table.view)} />,
    [game, table.view],
  );
  const { deal, number } = table;
  const fileItems = useMemo(() => <LazyGameFileMenuItems replayed={{ deal, number }} />, [deal, number]);
  const { chat, faces } = view;
  const faceOf = useMemo(() => chatLineFacesOf({ faces }), [faces]);
  return {
    actions: useReplayActions(view, onClose, setPanel),
    preferences: useStableObject({ confirm: true, muted, letters }),
    connection: ONLINE,
    panel: useStableObject({
      ...panel,
      settings: SETTINGS,
      fileItems,
      rulesNow: rulesNow ?? null,
      drawCard: game.drawCard,
    }),
    chat: useStableObject({ chat, faceOf, unread: 0 }),
    room: useStableObject<TableRoom>({
      stage: 'replay',
      replayPrompt: game.words.maybe(t.lang, 'prompt.watch'),
      code: view.code,
      game: table.game,
      number,
      move: table.move,
      players,
      log,
      memberId: view.me,
      clock: null,
      clockRule: NO_CLOCK,
      now: Date.now,
      clockSeconds: null,
      pausedBy: null,
      alone,
      host: false,
      spectator: true,
      spectating: null,
    }),
  };
}

type PanelUpdate = (change: (panel: PanelState) => PanelState) => void;

function useReplayActions(view: RoomView, onClose: () => void, setPanel: PanelUpdate): TableActions {
  const t = useT();
  const ask = useSendCommand();
  const leave = useLatestCallback(onClose);
  const copied = t('lobby.copied');
  return useMemo(
    () => ({
      showPanel: (tab) =>
        setPanel((panel) => (tab === null ? { ...panel, open: false } : { ...panel, open: true, tab })),
      takeSeat: nothing,
      showOnlyMine: (mine) => setPanel((panel) => ({ ...panel, mine })),
      say: (text) => ask({ type: 'say', text }),
      emote: (emote) => void ask({ type: 'emote', emote }),
      leave,
      endGame: nothing,
      pause: nothing,
      nudge: nothing,
      moreTime: nothing,
      letClockPlay: nothing,
      letBotPlay: nothing,
      copyLink: () =>
        void (view.me === null ? copyText(location.href, copied) : copyInvite(view.code, copied)),
      mute: (muted) => setPreferences({ muted }),
      reconnect: nothing,
      sound: nothing,
    }),
    [ask, leave, setPanel, view.me, view.code, copied],
  );
}

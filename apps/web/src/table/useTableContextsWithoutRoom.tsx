import type { GameId } from '@fivefold/rules';
import { useMemo, useState } from 'react';
import type { AnyGameModule } from '../games/types.ts';
import { BrowserSettings } from '../room/Settings.tsx';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { playSound } from './sounds.ts';
import type { SidePanelTabId, TableContexts, TableRoom } from './TableContext.tsx';

const nothing = () => undefined;
const NO_CHAT: TableContexts['chat'] = {
  chat: [],
  faceOf: () => 'fox',
  unread: 0,
};
const ONLINE: TableContexts['connection'] = {
  online: true,
  longOffline: false,
  outdated: false,
  saved: false,
  sending: false,
};

interface RoomlessContextsInput {
  readonly game: GameId;
  readonly players: TableRoom['players'];
  readonly log: TableRoom['log'];
  readonly module: AnyGameModule;
  readonly why: unknown;
  readonly move: number;
  readonly onLeave: () => void;
}

/** The contexts of a table without a room: no chat, no clock, nobody to wait for. */
export function useTableContextsWithoutRoom(input: RoomlessContextsInput): TableContexts {
  const { game, players, log, module, why, move, onLeave } = input;
  const { muted, letters, volume } = usePreferences();
  const [open, setOpen] = useState<SidePanelTabId | null>(null);
  const [mine, setMine] = useState(false);
  const actions = useMemo<TableContexts['actions']>(
    () => ({
      showPanel: setOpen,
      takeSeat: nothing,
      showOnlyMine: setMine,
      say: () => Promise.resolve(false),
      emote: nothing,
      leave: onLeave,
      endGame: nothing,
      pause: nothing,
      nudge: nothing,
      moreTime: nothing,
      letClockPlay: nothing,
      letBotPlay: nothing,
      copyLink: nothing,
      mute: (muted) => setPreferences({ muted }),
      reconnect: nothing,
      sound: (name) => playSound(name, muted ? 0 : volume),
    }),
    [onLeave, muted, volume],
  );
  return {
    actions,
    preferences: useMemo(() => ({ confirm: true, muted, letters }), [muted, letters]),
    connection: ONLINE,
    chat: NO_CHAT,
    room: useMemo<TableRoom>(
      () => ({
        stage: 'table',
        replayPrompt: null,
        code: '',
        game,
        number: 1,
        move,
        players,
        log,
        memberId: null,
        clock: null,
        clockRule: { kind: 'off' },
        now: () => Date.now(),
        clockSeconds: null,
        pausedBy: null,
        alone: true,
        host: false,
        spectator: false,
        spectating: null,
      }),
      [game, move, players, log],
    ),
    panel: {
      open: open !== null,
      tab: open ?? 'rules',
      mine,
      settings: <BrowserSettings />,
      rulesNow: module.RulesNow ? <module.RulesNow why={why} /> : null,
      drawCard: module.drawCard,
    },
  };
}

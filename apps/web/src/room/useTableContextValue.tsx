import { COURTESY_CLOCK_MS, type Command, hardClockMs, type RoomView, type TableView } from '@fivefold/room';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyGameModule } from '../games/types.ts';
import { refusalText } from '../i18n/refusals.ts';
import { leaveConnection, reconnect, sendCommand } from '../net/session.ts';
import { useConnection } from '../state/connection.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { useRoom } from '../state/room.ts';
import { isHost, unreadCount } from '../state/selectors.ts';
import { toast } from '../state/toasts.ts';
import { chatAnimalsOf } from '../table/Chat.tsx';
import { showsChat, useChatPositions } from '../table/chatInLog.ts';
import { playSound, type SoundName } from '../table/sounds.ts';
import type { PanelTab, TableContext } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';
import { copyInvite } from './invite.ts';
import { forgetTable } from './lastTable.ts';
import { useLongOffline } from './OfflineBanner.tsx';
import { TableMembers } from './TableMembers.tsx';
import { TableSettings } from './TableSettings.tsx';

/** Builds the context of a table and of the result after it. */
export function useTableContextValue(
  view: RoomView,
  table: TableView,
  players: TableContext['players'],
  log: TableContext['log'],
  game: AnyGameModule,
  stage: 'table' | 'result',
): TableContext {
  const t = useTableT();
  const [, navigate] = useLocation();
  const preferences = usePreferences();
  const { status, since, clockOffset, outdated } = useConnection();
  const readUpTo = useRoom((room) => room.readUpTo);
  const saved = useSavedIndicator();
  const chatPositions = useChatPositions(view.chat, table);
  const online = status === 'online';
  const longOffline = useLongOffline(online ? null : since);
  // A drawer that was left open at the table would cover the result.
  const [drawer, setDrawer] = useState<PanelTab | null>(null);
  const { panelOpen, panelTab } = preferences;
  const open = stage === 'result' ? drawer !== null : panelOpen;
  const tab = stage === 'result' ? (drawer ?? 'chat') : panelTab;
  const lastLine = view.chat.at(-1)?.id ?? -1;
  const chatShown = open && showsChat(tab, preferences.logMine);
  useEffect(() => {
    if (chatShown) useRoom.setState({ readUpTo: lastLine });
  }, [chatShown, lastLine]);

  const volume = preferences.muted ? 0 : preferences.volume;
  const volumeNow = useRef(volume);
  volumeNow.current = volume;
  const ask = async (command: Command) => {
    const done = await sendCommand(command);
    if (!done.ok) toast(refusalText(t, done.error), { tone: 'danger' });
    return done.ok;
  };
  const askRef = useRef(ask);
  askRef.current = ask;

  const actions = useMemo<TableContext['actions']>(() => {
    const tell = (command: Command) => void askRef.current(command);
    return {
      showPanel: (tab) => {
        if (stage === 'result') setDrawer(tab);
        else setPreferences(tab === null ? { panelOpen: false } : { panelOpen: true, panelTab: tab });
      },
      takeSeat: (seat) => tell({ type: 'sit', seat }),
      showOnlyMine: (logMine) => setPreferences({ logMine }),
      say: (text) => askRef.current({ type: 'say', text }),
      emote: (emote) => tell({ type: 'emote', emote }),
      leave: () => {
        void askRef.current({ type: 'leave' }).then(() => {
          forgetTable(view.code);
          leaveConnection();
          navigate('/', { replace: true });
        });
      },
      endGame: () => tell({ type: 'endGame' }),
      pause: (yes) => tell({ type: yes ? 'pause' : 'resume' }),
      nudge: () => tell({ type: 'nudge' }),
      moreTime: () => tell({ type: 'moreTime' }),
      letClockPlay: (seat) => tell({ type: 'letClockPlay', seat }),
      letBotPlay: (seat) => tell({ type: 'letBotPlay', seat, level: 'medium' }),
      copyLink: () => void copyInvite(view.code, t('lobby.copied')),
      mute: (muted) => setPreferences({ muted }),
      reconnect,
      sound: (name: SoundName) => playSound(name, volumeNow.current),
    };
  }, [navigate, view.code, t, stage]);

  const rule = view.settings.clock;
  return {
    stage,
    replayPrompt: null,
    code: view.code,
    game: table.game,
    move: table.move,
    players,
    log,
    chat: view.chat,
    animalOf: chatAnimalsOf(view),
    chatPositions,
    memberId: view.me,
    unread: chatShown ? 0 : unreadCount(view, readUpTo),
    hints: view.settings.hints,
    clock: table.clock,
    clockRule: rule,
    saved,
    now: () => Date.now() + clockOffset,
    clockSeconds:
      (rule.kind === 'hard'
        ? hardClockMs(rule.seconds, game.timeShare?.(table.view) ?? 1)
        : COURTESY_CLOCK_MS) / 1000,
    pausedBy: table.paused === null ? null : (view.members.find(({ id }) => id === table.paused)?.name ?? ''),
    online,
    longOffline,
    outdated,
    host: isHost(view),
    spectator: table.seat === null,
    spectating: spectatingOf(table, players),
    confirm: preferences.confirm,
    muted: preferences.muted,
    letters: preferences.letters,
    panel: { open, tab, mine: preferences.logMine },
    actions,
    settings: <TableSettings />,
    people: <TableMembers view={view} />,
    rulesNow: game.RulesNow ? <game.RulesNow why={game.why(table.view)} /> : null,
    drawCard: game.drawCard,
  };
}

function spectatingOf(
  { seat, status, free }: TableView,
  players: TableContext['players'],
): TableContext['spectating'] {
  if (seat !== null || status !== 'playing') return null;
  return { free: players.find((player) => free.includes(player.seat)) ?? null };
}

const SAVED_MS = 1600;

/** True for a moment after an own move became durable. */
function useSavedIndicator(): boolean {
  const count = useRoom((room) => room.saved);
  const [shown, setShown] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setShown(count), SAVED_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return count > shown;
}

/** Plays a sound for a chat message or emote of somebody else. */
export function useChatSound(view: RoomView, sound: (name: SoundName) => void): void {
  const last = view.chat.findLast(({ kind, from }) => kind !== 'notice' && from !== view.me)?.id ?? -1;
  const lastPlayed = useRef(last);
  useEffect(() => {
    if (last > lastPlayed.current) sound('chat');
    lastPlayed.current = last;
  }, [last, sound]);
}

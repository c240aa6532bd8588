import {
  type Command,
  hardClockMs,
  NUDGED_PLAYER_CLOCK_MS,
  type RoomView,
  slowClockMsFromHours,
  type TableView,
} from '@fivefold/room';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { GAME_FILE_MENU_ITEMS } from '../gameFile/loadGameFile.tsx';
import type { AnyGameModule } from '../games/types.ts';
import { refusalText } from '../i18n/refusals.ts';
import { disconnectAndClearRoom, reconnectOrReload, sendCommand } from '../net/session.ts';
import { useConnection } from '../state/connection.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { useRoom } from '../state/room.ts';
import { isHost, unreadCount } from '../state/selectors.ts';
import { showToast } from '../state/toasts.ts';
import { chatLineFacesOf } from '../table/Chat.tsx';
import { tabShowsChat } from '../table/chatInLog.ts';
import { playSound, type SoundName } from '../table/sounds.ts';
import type { SidePanelTabId, TableActions, TableContexts, TableRoom } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';
import { useIsTelevision } from '../tv/TelevisionContext.ts';
import { isHandheld, useLayout } from '../ui/layout.ts';
import { useStableObject } from '../ui/useStable.ts';
import { copyInvite } from './invite.ts';
import { forgetRememberedTable } from './knownTables.ts';
import { useIsOfflineForLong } from './OfflineBanner.tsx';
import { BrowserSettings } from './Settings.tsx';
import { useSoloGameSlots } from './SoloContext.ts';
import { TableMembers } from './TableMembers.tsx';
import { TableSettings } from './TableSettings.tsx';

const SETTINGS = <TableSettings />;
const SOLO_SETTINGS = <BrowserSettings />;
const MEMBERS = <TableMembers />;

interface TableContextInputs {
  readonly view: RoomView;
  readonly table: TableView;
  readonly players: TableRoom['players'];
  readonly log: TableRoom['log'];
  readonly game: AnyGameModule;
  readonly stage: 'table' | 'result';
  readonly isRevealing?: boolean;
  readonly afterGame?: ReactNode;
}

/** Builds the contexts of a table and of the result after it. Each stays the same object until one of its fields changes. */
export function useTableContextValue(inputs: TableContextInputs): TableContexts {
  const { view, table, players, log, game, stage, isRevealing = false, afterGame } = inputs;
  const t = useTableT();
  const [, navigate] = useLocation();
  const preferences = usePreferences();
  const { status, since, clockOffset, outdated } = useConnection();
  const now = useCallback(() => Date.now() + clockOffset, [clockOffset]);
  const readUpTo = useRoom((room) => room.readUpTo);
  const solo = useSoloGameSlots();
  const television = useIsTelevision();
  const saved = useSavedIndicator();
  const sending = useSendingIndicator();
  const online = status === 'online';
  const longOffline = useIsOfflineForLong(online ? null : since);
  // At the result the chat is open where it has a place beside it; a drawer would cover the result.
  const beside = !isHandheld(useLayout()) && !solo && !television;
  const [drawer, setDrawer] = useState<SidePanelTabId | null>(beside ? 'chat' : null);
  const [wasBeside, setWasBeside] = useState(beside);
  if (wasBeside !== beside) {
    setWasBeside(beside);
    if (!beside) setDrawer(null);
  }
  const { panelOpen, panelTab } = preferences;
  const open = stage === 'result' ? drawer !== null : panelOpen && !television;
  const asked = stage === 'result' ? (drawer ?? 'chat') : panelTab;
  const tab = solo && asked === 'chat' ? 'log' : asked;
  const lastLine = view.chat.at(-1)?.id ?? -1;
  const chatShown = open && tabShowsChat(tab, preferences.logMine);
  useEffect(() => {
    if (chatShown) useRoom.setState({ readUpTo: lastLine });
  }, [chatShown, lastLine]);

  const volume = preferences.muted ? 0 : preferences.volume;
  const volumeNow = useRef(volume);
  volumeNow.current = volume;
  const ask = async (command: Command) => {
    const done = await sendCommand(command);
    if (!done.ok) showToast(refusalText(t, done.error), { tone: 'danger' });
    return done.ok;
  };
  const askRef = useRef(ask);
  askRef.current = ask;

  const numberNow = useRef(table.number);
  numberNow.current = table.number;

  const actions = useMemo<TableActions>(() => {
    const tell = (command: Command) => void askRef.current(command);
    return {
      showPanel: (tab) => {
        if (stage === 'result') setDrawer(tab);
        else setPreferences(tab === null ? { panelOpen: false } : { panelOpen: true, panelTab: tab });
      },
      takeSeat: (seat) => tell({ type: 'sit', seat }),
      showOnlyMine: (logMine) => setPreferences({ logMine }),
      say: (text) => askRef.current({ type: 'say', text }),
      emote: (emote, about) =>
        tell({ type: 'emote', emote, ...(about && { to: { ...about, number: numberNow.current } }) }),
      leave: () => {
        void askRef.current({ type: 'leave' }).then(() => {
          forgetRememberedTable(view.code);
          disconnectAndClearRoom();
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
      reconnect: reconnectOrReload,
      sound: (name: SoundName) => playSound(name, volumeNow.current),
    };
  }, [navigate, view.code, t, stage]);

  const rule = view.settings.clock;
  const { free } = table;
  const spectating = useMemo(
    () =>
      table.seat === null && table.status === 'playing' && !television
        ? { free: players.find(({ seat }) => free.includes(seat)) ?? null }
        : null,
    [table.seat, table.status, free, players, television],
  );
  const rulesNow = useMemo(
    () => game.RulesNow && <game.RulesNow why={game.explain(table.view)} />,
    [game, table.view],
  );
  const { chat, members, faces } = view;
  const faceOf = useMemo(() => chatLineFacesOf({ faces }), [faces]);
  const { confirm, muted, letters, logMine: mine } = preferences;
  return {
    actions,
    preferences: useStableObject({ confirm, muted, letters }),
    connection: useStableObject({ online, longOffline, outdated, saved, sending }),
    panel: useStableObject({
      open,
      tab,
      mine,
      settings: solo ? SOLO_SETTINGS : SETTINGS,
      tools: stage === 'table' ? solo?.tools : undefined,
      menuItems: solo?.menu,
      fileItems: GAME_FILE_MENU_ITEMS,
      people: MEMBERS,
      rulesNow: rulesNow ?? null,
      drawCard: game.drawCard,
    }),
    chat: useStableObject({
      chat,
      faceOf,
      unread: chatShown ? 0 : unreadCount(view, readUpTo),
      praised: stage === 'result' ? praisedPlayer(view, table, players) : undefined,
    }),
    room: useStableObject<TableRoom>({
      stage,
      replayPrompt: television ? game.words.maybe(t.lang, 'prompt.watch') : null,
      isRevealing,
      code: view.code,
      game: table.game,
      number: table.number,
      lastEvent: table.history.length - 1,
      move: table.move,
      players,
      log,
      memberId: view.me,
      clock: table.clock,
      clockRule: rule,
      now,
      clockSeconds:
        (rule.kind === 'hard'
          ? hardClockMs(rule.seconds, game.timeLimitShare?.(table.view) ?? 1)
          : rule.kind === 'slow'
            ? slowClockMsFromHours(rule.hours)
            : NUDGED_PLAYER_CLOCK_MS) / 1000,
      pausedBy: table.paused === null ? null : (members.find(({ id }) => id === table.paused)?.name ?? ''),
      goal: game.words.maybe(t.lang, 'goal') ?? '',
      goalShort: game.words.maybe(t.lang, 'goal.short') ?? '',
      alone: solo !== null || television,
      host: isHost(view),
      spectator: table.seat === null,
      spectating,
      afterGame,
    }),
  };
}

/** The best of the others, while nobody has said anything. */
function praisedPlayer(
  { chat }: RoomView,
  { outcome, seat }: TableView,
  players: TableRoom['players'],
): string | undefined {
  if (chat.some(({ kind }) => kind !== 'notice')) return;
  const best = outcome?.ranking.find((ranked) => ranked.seat !== seat);
  return best && players[best.seat]?.name;
}

/** A faster answer needs no word. */
const SENDING_AFTER_MS = 250;

/** True while an own move is on its way for a noticeable time. */
function useSendingIndicator(): boolean {
  const pending = useRoom((room) => room.pending);
  const [late, setLate] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(pending), pending === null ? 0 : SENDING_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending !== null && late === pending;
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

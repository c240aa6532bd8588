import type { Command, RoomView, TableView } from '@fivefold/room';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AnyGameModule } from '../games/types.ts';
import { refusalText } from '../i18n/refusals.ts';
import { Language } from '../i18n/useT.ts';
import { goAway, reconnect, send } from '../net/session.ts';
import { useConnection } from '../state/connection.ts';
import { prefer, usePreferences } from '../state/preferences.ts';
import { useRoom } from '../state/room.ts';
import { contextOf, isHost, isMyTurn, linesOf, playersOf, soundsOf, unreadIn } from '../state/selectors.ts';
import { toast } from '../state/toasts.ts';
import { type Said, saidAfter } from '../table/announce.ts';
import { type Furniture, FurnitureProvider, type PanelTab } from '../table/Furniture.tsx';
import { playSound, type SoundName } from '../table/sounds.ts';
import { useHeardAt } from '../table/talk.ts';
import { useTableT } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { CatchUp } from './CatchUp.tsx';
import { copyInvite } from './invite.ts';
import { NotifyAsk } from './NotifyAsk.tsx';
import { useLongOffline } from './OfflineBanner.tsx';
import styles from './TableScreen.module.css';
import { TableSettings } from './TableSettings.tsx';
import { useTurnSignals } from './useTurnSignals.ts';

interface TableScreenProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly game: AnyGameModule;
  readonly onResult: (() => void) | null;
}

const NOTHING: readonly unknown[] = [];

/** Brings the stores, the rules and the game's table together. */
export function TableScreen({ view, table, game, onResult }: TableScreenProps) {
  const t = useTableT();
  const lang = useContext(Language);
  const news = useRoom((room) => room.news);
  const pending = useRoom((room) => room.pending);
  const online = useConnection((connection) => connection.status === 'online');
  const paused = table.paused !== null;

  const players = useMemo(() => playersOf(view, table), [view, table]);
  const context = useMemo(() => contextOf(table, lang), [table, lang]);
  const log = useMemo(() => linesOf(table.log, game.story, context), [table.log, game.story, context]);
  const why = useMemo(() => game.why(table.view), [game, table.view]);
  const may = useMemo(() => {
    let known: readonly unknown[] | null = null;
    return () => {
      if (table.seat === null || table.status !== 'playing' || !online || paused) return NOTHING;
      known ??= [...game.legal(table.view)];
      return known;
    };
  }, [game, table.view, table.seat, table.status, online, paused]);

  const furniture = useFurnitureValue(view, table, players, log, game);
  useStorySounds(game, news, context, furniture.do.sound);
  useChatSound(view, furniture.do.sound);
  useCatchUp();
  useTurnSignals(isMyTurn(table), t(`game.${table.game}`), furniture.do.sound);

  const act = async (action: unknown) => {
    useRoom.setState({ pending: action });
    const done = await send({ type: 'act', move: table.move, action: action as never });
    useRoom.setState((room) => ({ pending: null, saved: done.ok ? room.saved + 1 : room.saved }));
    if (!done.ok) toast(refusalText(t, done.error, game.words), { tone: 'danger' });
  };

  const said = useSaid(table, game, context);
  const { Table } = game;
  return (
    <FurnitureProvider value={furniture}>
      <Table
        view={table.view}
        why={why}
        players={players}
        seat={table.seat}
        legal={may}
        waitingFor={table.waitingFor}
        hints={view.settings.hints}
        lastEvents={news.events}
        stamp={news.stamp}
        status={table.status}
        outcome={table.outcome}
        pending={pending}
        onAction={(action) => void act(action)}
      />
      {onResult && (
        <div className={styles.back}>
          <Button kind="primary" big onClick={onResult} data-testid="to-result">
            {t('result.back')}
          </Button>
        </div>
      )}
      <CatchUp table={table} game={game} players={players} context={context} online={online} />
      <NotifyAsk played={table.seat !== null && table.move > 0 && !table.waitingFor.includes(table.seat)} />
      <LiveRegion sentences={said} />
    </FurnitureProvider>
  );
}

function useFurnitureValue(
  view: RoomView,
  table: TableView,
  players: Furniture['players'],
  log: Furniture['log'],
  game: AnyGameModule,
): Furniture {
  const t = useTableT();
  const [, navigate] = useLocation();
  const preferences = usePreferences();
  const { status, since, offset, old } = useConnection();
  const readUpTo = useRoom((room) => room.readUpTo);
  const saved = useSaved();
  const heard = useHeardAt(view.chat, table);
  const online = status === 'online';
  const longOffline = useLongOffline(online ? null : since);
  const panel = { open: preferences.panelOpen, tab: preferences.panelTab, mine: preferences.logMine };
  const reading = panel.open && (panel.tab === 'chat' || panel.tab === 'log');
  const lastLine = view.chat.at(-1)?.id ?? -1;
  useEffect(() => {
    if (panel.open && panel.tab === 'chat') useRoom.setState({ readUpTo: lastLine });
  }, [panel.open, panel.tab, lastLine]);

  const volume = preferences.muted ? 0 : preferences.volume;
  const volumeNow = useRef(volume);
  volumeNow.current = volume;
  const ask = async (command: Command) => {
    const done = await send(command);
    if (!done.ok) toast(refusalText(t, done.error), { tone: 'danger' });
    return done.ok;
  };
  const askRef = useRef(ask);
  askRef.current = ask;

  const actions = useMemo<Furniture['do']>(() => {
    const tell = (command: Command) => void askRef.current(command);
    return {
      showPanel: (tab: PanelTab | null) =>
        prefer(tab === null ? { panelOpen: false } : { panelOpen: true, panelTab: tab }),
      takeSeat: (seat) => tell({ type: 'sit', seat }),
      onlyMine: (logMine) => prefer({ logMine }),
      say: (text) => tell({ type: 'say', text }),
      emote: (emote) => tell({ type: 'emote', emote }),
      leave: () => {
        void askRef.current({ type: 'leave' }).then(() => {
          goAway();
          navigate('/');
        });
      },
      endGame: () => tell({ type: 'endGame' }),
      pause: (yes) => tell({ type: yes ? 'pause' : 'resume' }),
      nudge: () => tell({ type: 'nudge' }),
      moreTime: () => tell({ type: 'moreTime' }),
      letClockPlay: (seat) => tell({ type: 'letClockPlay', seat }),
      letBotPlay: (seat) => tell({ type: 'letBotPlay', seat, level: 'medium' }),
      copyLink: () => void copyInvite(view.code, t('lobby.copied')),
      mute: (muted) => prefer({ muted }),
      reconnect,
      sound: (name: SoundName) => playSound(name, volumeNow.current),
    };
  }, [navigate, view.code, t]);

  const rule = view.settings.clock;
  return {
    code: view.code,
    game: table.game,
    move: table.move,
    players,
    log,
    chat: view.chat,
    heard,
    member: view.me,
    unread: reading && panel.tab === 'chat' ? 0 : unreadIn(view, readUpTo),
    hints: view.settings.hints,
    clock: table.clock,
    clockRule: rule,
    saved,
    now: () => Date.now() + offset,
    clockSeconds: rule.kind === 'hard' ? rule.seconds : 30,
    pausedBy: table.paused === null ? null : (view.members.find(({ id }) => id === table.paused)?.name ?? ''),
    online,
    longOffline,
    old,
    host: isHost(view),
    spectator: table.seat === null,
    watching: watchingOf(table, players),
    confirm: preferences.confirm,
    muted: preferences.muted,
    letters: preferences.letters,
    panel,
    do: actions,
    settings: <TableSettings />,
    drawCard: game.drawCard,
  };
}

function watchingOf({ seat, status, free }: TableView, players: Furniture['players']): Furniture['watching'] {
  if (seat !== null || status !== 'playing') return null;
  return { free: players.find((player) => free.includes(player.seat)) ?? null };
}

/** Goes by the log, not by the news: two moves in one breath are both told. Nothing is told of what was there before. */
function useSaid(
  { log }: TableView,
  game: AnyGameModule,
  context: ReturnType<typeof contextOf>,
): Said['sentences'] {
  const [said, setSaid] = useState<Said>({ upTo: log.length, sentences: [] });
  if (said.upTo < log.length) setSaid(saidAfter(said, log, (event) => game.story.lines(event, context)));
  return said.sentences;
}

const SAVED_MS = 1600;

/** True for a moment after a move became durable. */
function useSaved(): boolean {
  const count = useRoom((room) => room.saved);
  const [shown, setShown] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setShown(count), SAVED_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return count > shown;
}

/** After an absence: how much was missed. The moves themselves are in the log. */
function useCatchUp(): void {
  const t = useTableT();
  const missed = useRoom((room) => room.missed);
  useEffect(() => {
    if (missed === null) return;
    useRoom.setState({ missed: null });
    toast(missed > 0 ? t('net.missed', { n: missed }) : t('net.back'), { tone: 'good' });
  }, [missed, t]);
}

/** A word or a face from somebody else, heard as a felt tap. */
function useChatSound(view: RoomView, sound: (name: SoundName) => void): void {
  const last = view.chat.findLast(({ kind, from }) => kind !== 'notice' && from !== view.me)?.id ?? -1;
  const heard = useRef(last);
  useEffect(() => {
    if (last > heard.current) sound('chat');
    heard.current = last;
  }, [last, sound]);
}

/** Between two sounds of one moment: the votes open, then somebody gains. */
const APART_MS = 420;

/** What happened, as at most two sounds. */
function useStorySounds(
  game: AnyGameModule,
  news: { readonly stamp: number; readonly events: readonly unknown[] },
  context: ReturnType<typeof contextOf>,
  sound: (name: SoundName) => void,
): void {
  const heard = useRef(news.stamp);
  useEffect(() => {
    if (heard.current === news.stamp) return;
    heard.current = news.stamp;
    const [first, second] = soundsOf(news.events, game.story, context);
    if (first) sound(first);
    if (!second) return;
    const timer = setTimeout(() => sound(second), APART_MS);
    return () => clearTimeout(timer);
  }, [game, news, context, sound]);
}

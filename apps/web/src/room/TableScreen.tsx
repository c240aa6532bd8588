import type { RoomView, TableView } from '@fivefold/room';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyGameModule } from '../games/types.ts';
import { refusalText } from '../i18n/refusals.ts';
import { Language } from '../i18n/useT.ts';
import { send } from '../net/session.ts';
import { useConnection } from '../state/connection.ts';
import { useRoom } from '../state/room.ts';
import { contextOf, isMyTurn, linesOf, playersOf, soundsOf } from '../state/selectors.ts';
import { toast } from '../state/toasts.ts';
import { type Announcements, announceEvents } from '../table/announce.ts';
import type { SoundName } from '../table/sounds.ts';
import { TableContextProvider } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { AskBeforeBack } from './AskBeforeBack.tsx';
import { CatchUp } from './CatchUp.tsx';
import { missedBetween } from './missed.ts';
import { NotifyAsk } from './NotifyAsk.tsx';
import styles from './TableScreen.module.css';
import { Talk } from './Talk.tsx';
import { useChatSound, useTableContextValue } from './useTableContextValue.tsx';
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
  const log = useMemo(
    () => linesOf(table.history, game.story, context),
    [table.history, game.story, context],
  );
  const why = useMemo(() => game.why(table.view), [game, table.view]);
  const may = useMemo(() => {
    let known: readonly unknown[] | null = null;
    return () => {
      if (table.seat === null || table.status !== 'playing' || !online || paused) return NOTHING;
      known ??= [...game.legal(table.view)];
      return known;
    };
  }, [game, table.view, table.seat, table.status, online, paused]);

  const tableContext = useTableContextValue(view, table, players, log, game, 'table');
  useStorySounds(game, news, context, tableContext.actions.sound);
  useChatSound(view, tableContext.actions.sound);
  useCatchUp();
  useTurnSignals(isMyTurn(table), t(`game.${table.game}`), tableContext.actions.sound);

  const act = async (action: unknown) => {
    useRoom.setState({ pending: action });
    const done = await send({ type: 'act', number: table.number, move: table.move, action: action as never });
    useRoom.setState((room) => ({ pending: null, saved: done.ok ? room.saved + 1 : room.saved }));
    if (!done.ok) toast(refusalText(t, done.error, game.words), { tone: 'danger' });
  };

  const said = useSaid(table, game, context);
  const { Table } = game;
  return (
    <TableContextProvider value={tableContext}>
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
      {table.seat !== null && table.status === 'playing' && <AskBeforeBack />}
      <CatchUp table={table} game={game} players={players} context={context} online={online} />
      <NotifyAsk played={table.seat !== null && table.move > 0 && !table.waitingFor.includes(table.seat)} />
      <LiveRegion sentences={said} testId="live-polite" />
      <Talk view={view} />
    </TableContextProvider>
  );
}

/** Goes by the log, not by the news: two moves in one breath are both told. Nothing is told of what was there before. */
function useSaid(
  { history }: TableView,
  game: AnyGameModule,
  context: ReturnType<typeof contextOf>,
): Announcements['sentences'] {
  const [said, setSaid] = useState<Announcements>({ upTo: history.length, sentences: [] });
  if (said.upTo < history.length)
    setSaid(announceEvents(said, history, (event) => game.story.lines(event, context)));
  return said.sentences;
}

/** After an absence: how much was missed. The moves themselves are in the log. */
function useCatchUp(): void {
  const t = useTableT();
  const before = useRoom((room) => room.before);
  useEffect(() => {
    const { view, pending } = useRoom.getState();
    if (before === null || view === null) return;
    useRoom.setState({ before: null });
    const missed = missedBetween(before, view, pending !== null);
    if (missed !== null) toast(missed > 0 ? t('net.missed', { n: missed }) : t('net.back'), { tone: 'good' });
  }, [before, t]);
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

import type { RoomView, TableView } from '@fivefold/room';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { gameTitle } from '../games/manifests.ts';
import type { AnyGameModule } from '../games/types.ts';
import { refusalText } from '../i18n/refusals.ts';
import { LanguageContext } from '../i18n/useT.ts';
import { sendCommand } from '../net/session.ts';
import { useConnection } from '../state/connection.ts';
import { useRoom } from '../state/room.ts';
import { isMyTurn, playersOf, soundsOf, storyContextOf, storyLinesOf } from '../state/selectors.ts';
import { toast } from '../state/toasts.ts';
import { type Announcements, announceEvents } from '../table/announce.ts';
import type { SoundName } from '../table/sounds.ts';
import { TableContextProvider } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { CatchUp } from './CatchUp.tsx';
import { ChatAnnouncer } from './ChatAnnouncer.tsx';
import { ConfirmBack } from './ConfirmBack.tsx';
import { countMissedMoves } from './missedMoves.ts';
import { NotificationPrompt } from './NotificationPrompt.tsx';
import { useChatSound, useTableContextValue } from './useTableContextValue.tsx';
import { useTurnSignals } from './useTurnSignals.ts';

interface TableScreenProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly game: AnyGameModule;
  readonly onResult: (() => void) | null;
}

const NO_ACTIONS: readonly unknown[] = [];

/** Connects the stores, the rules and the game's table component. */
export function TableScreen({ view, table, game, onResult }: TableScreenProps) {
  const t = useTableT();
  const lang = useContext(LanguageContext);
  const recent = useRoom((room) => room.recent);
  const pending = useRoom((room) => room.pending);
  const online = useConnection((connection) => connection.status === 'online');
  const paused = table.paused !== null;

  const players = useMemo(() => playersOf(view, table), [view, table]);
  const context = useMemo(() => storyContextOf(table, lang), [table, lang]);
  const log = useMemo(
    () => storyLinesOf(table.history, game.story, context),
    [table.history, game.story, context],
  );
  const why = useMemo(() => game.why(table.view), [game, table.view]);
  const legal = useMemo(() => {
    let known: readonly unknown[] | null = null;
    return () => {
      if (table.seat === null || table.status !== 'playing' || !online || paused) return NO_ACTIONS;
      known ??= [...game.legal(table.view)];
      return known;
    };
  }, [game, table.view, table.seat, table.status, online, paused]);

  const tableContext = useTableContextValue(view, table, players, log, game, 'table');
  useStorySounds(game, recent, context, tableContext.actions.sound);
  useChatSound(view, tableContext.actions.sound);
  useMissedMovesToast();
  useTurnSignals(isMyTurn(table), gameTitle(table.game, t.lang), tableContext.actions.sound);

  const act = async (action: unknown) => {
    useRoom.setState({ pending: action });
    const done = await sendCommand({
      type: 'act',
      number: table.number,
      move: table.move,
      action: action as never,
    });
    useRoom.setState((room) => ({ pending: null, saved: done.ok ? room.saved + 1 : room.saved }));
    if (!done.ok) toast(refusalText(t, done.error, game.words), { tone: 'danger' });
  };

  const announcements = useAnnouncements(table, game, context);
  const { Table } = game;
  const afterGame = onResult && (
    <Button kind="primary" big wide onClick={onResult} data-testid="to-result">
      {t('result.back')}
    </Button>
  );
  return (
    <TableContextProvider value={{ ...tableContext, afterGame }}>
      <Table
        view={table.view}
        why={why}
        players={players}
        seat={table.seat}
        legal={legal}
        waitingFor={table.waitingFor}
        hints={view.settings.hints}
        lastEvents={recent.events}
        stamp={recent.stamp}
        status={table.status}
        outcome={table.outcome}
        pending={pending}
        onAction={(action) => void act(action)}
      />
      {table.seat !== null && table.status === 'playing' && <ConfirmBack />}
      <CatchUp table={table} game={game} players={players} context={context} online={online} />
      <NotificationPrompt
        played={table.seat !== null && table.move > 0 && !table.waitingFor.includes(table.seat)}
      />
      <LiveRegion sentences={announcements} testId="live-polite" />
      <ChatAnnouncer view={view} />
    </TableContextProvider>
  );
}

/**
 * By the history, not the recent events, so that two moves in one patch are both announced. Starts with what comes
 * after mounting.
 */
function useAnnouncements(
  { history }: TableView,
  game: AnyGameModule,
  context: ReturnType<typeof storyContextOf>,
): Announcements['sentences'] {
  const [said, setSaid] = useState<Announcements>({ upTo: history.length, sentences: [] });
  if (said.upTo < history.length)
    setSaid(announceEvents(said, history, (event) => game.story.lines(event, context)));
  return said.sentences;
}

/** After an absence: how many moves were missed. */
function useMissedMovesToast(): void {
  const t = useTableT();
  const viewBeforeAbsence = useRoom((room) => room.viewBeforeAbsence);
  useEffect(() => {
    const { view, pending } = useRoom.getState();
    if (viewBeforeAbsence === null || view === null) return;
    useRoom.setState({ viewBeforeAbsence: null });
    const missedMoves = countMissedMoves(viewBeforeAbsence, view, pending !== null);
    if (missedMoves !== null)
      toast(missedMoves > 0 ? t('net.missed', { n: missedMoves }) : t('net.back'), { tone: 'good' });
  }, [viewBeforeAbsence, t]);
}

/** Between two sounds of one update, such as a reveal and a gain. */
const SOUND_GAP_MS = 420;

/** Plays at most two sounds for one update. */
function useStorySounds(
  game: AnyGameModule,
  recent: { readonly stamp: number; readonly events: readonly unknown[] },
  context: ReturnType<typeof storyContextOf>,
  sound: (name: SoundName) => void,
): void {
  const lastPlayed = useRef(recent.stamp);
  useEffect(() => {
    if (lastPlayed.current === recent.stamp) return;
    lastPlayed.current = recent.stamp;
    const [first, second] = soundsOf(recent.events, game.story, context);
    if (first) sound(first);
    if (!second) return;
    const timer = setTimeout(() => sound(second), SOUND_GAP_MS);
    return () => clearTimeout(timer);
  }, [game, recent, context, sound]);
}

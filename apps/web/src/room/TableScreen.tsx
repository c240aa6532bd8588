import type { RoomView, TableView } from '@fivefold/room';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { gameTitle } from '../games/manifests.ts';
import type { AnyGameModule } from '../games/types.ts';
import { refusalText } from '../i18n/refusals.ts';
import { LanguageContext } from '../i18n/useT.ts';
import { sendCommand } from '../net/session.ts';
import { Reactions } from '../reactions/Reactions.tsx';
import { useConnection } from '../state/connection.ts';
import { useRoom } from '../state/room.ts';
import { isMyTurn } from '../state/selectors.ts';
import {
  eventSoundsOf,
  gameLogLineContextOf,
  gameLogLinesOf,
  logContextForBotMove,
  tablePlayersOf,
} from '../state/tableSelectors.ts';
import { showToast } from '../state/toasts.ts';
import { type Announcements, announceEvents } from '../table/announce.ts';
import type { SoundName } from '../table/sounds.ts';
import { TableClickContext } from '../table/TableClickContext.ts';
import { TableContextProvider } from '../table/TableContext.tsx';
import { useTableT } from '../table/words.ts';
import { Button, SendingButtonLabelContext } from '../ui/Button.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { useLatestCallback, useStableRows, useStableTree } from '../ui/useStable.ts';
import { AbsenceSummary } from './CatchUp.tsx';
import { ChatAnnouncer } from './ChatAnnouncer.tsx';
import { ConfirmLeaveOnBack } from './ConfirmBack.tsx';
import { countMissedMoves } from './missedMoves.ts';
import { NotificationPrompt } from './NotificationPrompt.tsx';
import { useChatSound, useTableContextValue } from './useTableContextValue.tsx';
import type { RunningTableReveal } from './useTableReveal.ts';
import { useKeepScreenOn, useTurnSignals } from './useTurnSignals.ts';

interface TableScreenProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly game: AnyGameModule;
  readonly reveal: RunningTableReveal | null;
  readonly onResult: (() => void) | null;
}

const NO_ACTIONS: readonly unknown[] = [];

/** Connects the stores, the rules and the game's table component. */
export function TableScreen({ view, table, game, reveal, onResult }: TableScreenProps) {
  const t = useTableT();
  const lang = useContext(LanguageContext);
  const recent = useRoom((room) => room.recent);
  const pending = useRoom((room) => room.pending);
  const online = useConnection((connection) => connection.status === 'online');
  const paused = table.paused !== null;

  const isRevealing = reveal !== null;
  const players = useStableRows(tablePlayersOf(view, table, isRevealing));
  const { seat, players: seats } = table;
  const context = useMemo(() => gameLogLineContextOf({ seat, players: seats }, lang), [seat, seats, lang]);
  // What is being revealed is not told before.
  const told = reveal?.historyLength ?? table.history.length;
  const history = useMemo(() => table.history.slice(0, told), [table.history, told]);
  const log = useMemo(() => gameLogLinesOf(history, game.story, context), [history, game.story, context]);
  const why = useStableTree(useMemo(() => game.explain(table.view), [game, table.view]));
  const legal = useMemo(() => {
    let known: readonly unknown[] | null = null;
    return () => {
      if (table.seat === null || table.status !== 'playing' || !online || paused) return NO_ACTIONS;
      known ??= [...game.legal(table.view)];
      return known;
    };
  }, [game, table.view, table.seat, table.status, online, paused]);

  const afterGame = useMemo(
    () =>
      onResult && (
        <Button kind="primary" big wide onClick={onResult} data-testid="to-result">
          {t('result.back')}
        </Button>
      ),
    [onResult, t],
  );
  const contexts = useTableContextValue({
    view,
    table,
    players,
    log,
    game,
    stage: 'table',
    isRevealing,
    afterGame,
  });
  const { sound } = contexts.actions;
  useStorySounds(game, recent, context, sound, reveal);
  useRevealSounds(reveal, sound);
  useChatSound(view, sound);
  useMissedMovesToast();
  useKeepScreenOn(table.status === 'playing' && !paused && table.waitingFor.length > 0);
  useTurnSignals(isMyTurn(table) && !isRevealing, gameTitle(table.game, t.lang), view.code, sound);

  const act = async (action: unknown) => {
    useRoom.setState({ pending: action });
    const done = await sendCommand(
      { type: 'act', number: table.number, move: table.move, action: action as never },
      ({ ok }) => useRoom.setState((room) => ({ pending: null, saved: ok ? room.saved + 1 : room.saved })),
    );
    if (!done.ok) showToast(refusalText(t, done.error, game.words), { tone: 'danger' });
  };
  const onAction = useLatestCallback((action: unknown) => void act(action));

  const announcements = useAnnouncements(history, game, context);
  const { Table } = game;
  return (
    <TableContextProvider value={contexts}>
      <SendingButtonLabelContext value={contexts.connection.sending ? t('table.sending') : null}>
        <TableClickContext value={reveal?.endOnClick ?? null}>
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
            reveal={reveal}
            status={table.status}
            outcome={table.outcome}
            pending={pending}
            onAction={onAction}
          />
        </TableClickContext>
      </SendingButtonLabelContext>
      {table.seat !== null && table.status === 'playing' && <ConfirmLeaveOnBack />}
      <AbsenceSummary
        table={table}
        history={history}
        game={game}
        players={players}
        context={context}
        online={online}
      />
      {!contexts.room.alone && (
        <NotificationPrompt
          room={view.code}
          played={table.seat !== null && table.move > 0 && !table.waitingFor.includes(table.seat)}
        />
      )}
      <LiveRegion sentences={announcements} testId="live-polite" />
      <LiveRegion sentences={revealSentences(reveal)} testId="live-reveal" />
      <Reactions />
      <ChatAnnouncer view={view} />
    </TableContextProvider>
  );
}

/**
 * By the history, not the recent events, so that two moves in one patch are both announced. Starts with what comes
 * after mounting.
 */
function useAnnouncements(
  history: TableView['history'],
  game: AnyGameModule,
  context: ReturnType<typeof gameLogLineContextOf>,
): Announcements['sentences'] {
  const [said, setSaid] = useState<Announcements>({ upTo: history.length, sentences: [] });
  // An undo in practice takes history back.
  if (said.upTo > history.length) setSaid({ upTo: history.length, sentences: [] });
  else if (said.upTo < history.length)
    setSaid(
      announceEvents(said, history, (entry) =>
        game.story.lines(entry.event, logContextForBotMove(context, entry)),
      ),
    );
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
      showToast(missedMoves > 0 ? t('net.missed', { n: missedMoves }) : t('net.back'), { tone: 'good' });
  }, [viewBeforeAbsence, t]);
}

/** Between two sounds of one update, such as a reveal and a gain. */
const SOUND_GAP_MS = 420;

/** Plays at most two sounds for one update; a reveal has its own. */
function useStorySounds(
  game: AnyGameModule,
  recent: { readonly stamp: number; readonly events: readonly unknown[] },
  context: ReturnType<typeof gameLogLineContextOf>,
  sound: (name: SoundName) => void,
  reveal: RunningTableReveal | null,
): void {
  const lastPlayed = useRef(recent.stamp);
  const isRevealed = reveal?.stamp === recent.stamp;
  useEffect(() => {
    if (lastPlayed.current === recent.stamp) return;
    lastPlayed.current = recent.stamp;
    if (isRevealed) return;
    const [first, second] = eventSoundsOf(recent.events, game.story, context);
    if (first) sound(first);
    if (!second) return;
    const timer = setTimeout(() => sound(second), SOUND_GAP_MS);
    return () => clearTimeout(timer);
  }, [game, recent, context, sound, isRevealed]);
}

function useRevealSounds(reveal: RunningTableReveal | null, sound: (name: SoundName) => void): void {
  const step = reveal?.steps[reveal.index];
  useEffect(() => {
    if (step?.sound) sound(step.sound);
  }, [step, sound]);
}

function revealSentences(reveal: RunningTableReveal | null): Announcements['sentences'] {
  if (!reveal) return [];
  const { steps, index, stamp } = reveal;
  return steps
    .slice(0, index + 1)
    .flatMap(({ say }, i) => (say === undefined ? [] : [{ id: stamp * 100 + i, text: say }]));
}

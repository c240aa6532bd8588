import type { RoomView, TableView } from '@fivefold/room';
import type { Seat } from '@fivefold/rules';
import { type CSSProperties, Suspense, use, useContext, useEffect, useMemo, useState } from 'react';
import { NO_COACH_REPLAY_FINDINGS } from '../coach/findings.ts';
import { LazyReplayCoach } from '../coach/loadCoach.ts';
import type { AnyGameModule, TablePlayer } from '../games/types.ts';
import type { Lang } from '../i18n/core.ts';
import { LanguageContext, useT } from '../i18n/useT.ts';
import { useResultT } from '../result/words.ts';
import { gameLogLineContextOf, gameLogLinesOf, tablePlayersOf } from '../state/tableSelectors.ts';
import { TableContextProvider } from '../table/TableContext.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useIsCompactLayout, useLayout } from '../ui/layout.ts';
import { Loading } from '../ui/Pinwheel.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { useStableRows } from '../ui/useStable.ts';
import {
  botReasonInLanguage,
  historyUpToReplayFrame,
  type ReplayStartPosition,
  type ReplayStep,
  replayStepIndexOf,
  replayStepsOf,
} from './frames.ts';
import { handsStripOf } from './handsStrip.ts';
import { clearCachedReplay, type LoadedReplay, loadReplay } from './loadReplay.ts';
import { ReplayOpenHands } from './OpenHands.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import styles from './ReplayScreen.module.css';
import { replayStepPath } from './replayPlace.ts';
import { SharedReplayButton } from './SharedReplayButton.tsx';
import { useReplayContexts } from './useReplayContexts.tsx';
import { useSharedReplay } from './useSharedReplay.ts';

interface ReplayProps {
  readonly view: RoomView;
  readonly table: TableView;
  readonly game: AnyGameModule;
  /** The label of the close button. */
  readonly back: string;
  /** Where it opens: at a step, or at the step of an event of the history. */
  readonly start?: ReplayStartPosition;
  /** The room plays on meanwhile. */
  readonly goesOn?: boolean;
  readonly onClose: () => void;
}

/** Replays a finished game move by move, from every seat, with open hands. */
export function ReplayScreen(props: ReplayProps) {
  const t = useT();
  const result = useResultT();
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary
      key={tries}
      title={result('replay.title')}
      text={result('replay.failed')}
      reload={t('app.tryAgain')}
      onRetry={() => {
        clearCachedReplay();
        setTries(tries + 1);
      }}
      extraActions={
        <Button big onClick={props.onClose}>
          {props.back}
        </Button>
      }
    >
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        <LoadedReplayScreen {...props} replay={loadReplay(props.table)} />
      </Suspense>
    </ErrorBoundary>
  );
}

const STEP_MS = 1600;
const nothing = () => undefined;
const noActions = () => [];

function LoadedReplayScreen({
  view,
  table,
  game,
  replay,
  back,
  start = { step: 0 },
  goesOn = false,
  onClose,
}: ReplayProps & { readonly replay: Promise<LoadedReplay> }) {
  const loaded = use(replay);
  const { game: rules, frames } = loaded;
  const lang = useContext(LanguageContext);
  const steps = useMemo(() => {
    const context = gameLogLineContextOf(table, lang);
    return replayStepsOf(frames, (event) => game.story.lines(event, context).every(({ passing }) => passing));
  }, [frames, game, table, lang]);
  const [at, setAt] = useState(() => replayStepIndexOf(steps, start, table.history));
  const [playing, setPlaying] = useState(false);
  const [eyes, setEyes] = useState<Seat | null>(null);
  const [fast, setFast] = useState(false);
  const [findings, setFindings] = useState(NO_COACH_REPLAY_FINDINGS);
  const last = steps.length - 1;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((now) => Math.min(last, now + 1)), fast ? STEP_MS / 2 : STEP_MS);
    return () => clearInterval(timer);
  }, [playing, last, fast]);
  useEffect(() => {
    if (at === last) setPlaying(false);
  }, [at, last]);

  const step = steps[at]!;
  const goToFrame = (frame: number) => {
    const found = steps.findIndex((one) => one.at >= frame);
    setAt(found < 0 ? last : found);
  };
  const shared = useSharedReplay(view, table.number, step.at, goToFrame);
  const shown = useMemo<TableView>(
    () => ({
      ...table,
      seat: eyes,
      view: rules.view(step.state, eyes ?? 'spectator') as unknown,
      move: at,
      waitingFor: step.waitingFor,
      history: historyUpToReplayFrame(frames, step.at, table.history),
      clock: null,
      paused: null,
      status: step.outcome ? 'over' : 'playing',
      outcome: step.outcome,
    }),
    [table, eyes, rules, step, frames, at],
  );
  const players = useStableRows(tablePlayersOf(view, shown));
  const log = useMemo(
    () => gameLogLinesOf(shown.history, game.story, gameLogLineContextOf(shown, lang)),
    [shown, game.story, lang],
  );
  const why = useMemo(() => game.explain(shown.view), [game, shown.view]);
  const contexts = useReplayContexts(view, shown, players, log, game, onClose);
  const { Table } = game;
  const coached = eyes ?? table.seat;
  const secrets = useMemo(
    () =>
      steps.map(({ state }) => table.players.map((_, seat) => game.secret(rules.view(state, seat) as never))),
    [steps, table.players, game, rules],
  );
  // Games without hidden cards need no strip.
  const kept = secrets.some((hands) => hands.some((hand) => hand.length > 0));
  const hands = eyes === null && kept ? secrets[at]! : null;
  const thin = secrets.every((all) => all.every((hand) => hand.length <= 1));
  const layout = useLayout();
  const narrow = useIsCompactLayout('narrow');
  const zoomed = useIsCompactLayout('zoomed');
  const strip = hands && handsStripOf({ people: players.length, thin, layout, narrow, zoomed });
  return (
    <div
      className={styles.replay}
      data-game={table.game}
      data-hands={hands ? (thin ? 'thin' : 'wide') : undefined}
      style={
        strip ? ({ '--columns': strip.columns, '--hands': `${strip.height}rem` } as CSSProperties) : undefined
      }
      data-testid="replay-screen"
    >
      <TableContextProvider value={contexts}>
        <Table
          key={String(eyes)}
          view={shown.view}
          why={why}
          players={players}
          seat={eyes}
          legal={noActions}
          waitingFor={shown.waitingFor}
          hints={view.settings.hints}
          lastEvents={step.events}
          stamp={at}
          status={shown.status}
          outcome={shown.outcome}
          pending={null}
          onAction={nothing}
          ghost={findings.ghost}
        />
      </TableContextProvider>
      {hands && (
        <ReplayOpenHands
          players={players}
          hands={hands}
          wanted={coached === null ? null : { seat: coached, cards: findings.cards }}
          nameOf={(code) => game.nameCard(code, lang)}
          draw={(code) => game.drawCard?.(code) ?? code}
        />
      )}
      <SuspenseBoundary>
        <LazyReplayCoach
          replay={loaded}
          game={game}
          seat={coached}
          names={players.map(({ name }) => name)}
          ownSeat={table.seat}
          frame={step.at}
          since={steps[at - 1]?.at ?? -1}
          onFrame={(frame) => {
            shared.lookAround();
            goToFrame(frame);
          }}
          onFindings={setFindings}
          extra={<SharedReplayButton shared={shared} />}
        />
      </SuspenseBoundary>
      <ReplayBar
        at={at}
        last={last}
        playing={playing}
        eyes={eyes}
        players={players}
        fast={fast}
        marks={findings.marks.map(({ frame, mark }) => ({
          step: steps.findIndex((one) => one.at >= frame),
          mark,
        }))}
        rounds={steps.flatMap(({ round }, i) => (round ? [i] : []))}
        reasons={reasonsOf(step, players, lang)}
        onGo={(to) => {
          shared.lookAround();
          setAt(Math.max(0, Math.min(last, to)));
        }}
        onPlay={() => {
          shared.lookAround();
          if (at === last) setAt(0);
          setPlaying(!playing);
        }}
        link={replayStepPath(table.deal.room, table.number, at)}
        onFast={setFast}
        onEyes={setEyes}
        back={back}
        goesOn={goesOn}
        onClose={onClose}
      />
    </div>
  );
}

/** The reasons of bots; with names where there are several. */
const reasonsOf = (
  { thoughts }: ReplayStep,
  players: readonly TablePlayer[],
  lang: Lang,
): readonly string[] =>
  thoughts.map(({ seat, words }) =>
    thoughts.length === 1
      ? botReasonInLanguage(words, lang)
      : `${players[seat]!.name}: ${botReasonInLanguage(words, lang)}`,
  );

import type { AnyGame } from '@fivefold/rules';
import { use, useContext, useMemo } from 'react';
import { loadDescribeAction } from '../games/describeAction.ts';
import { gameTitle } from '../games/manifests.ts';
import type { AnyGameModule } from '../games/types.ts';
import { LanguageContext } from '../i18n/useT.ts';
import { usePreferences } from '../state/preferences.ts';
import { playersWithoutRoom } from '../table/playersWithoutRoom.ts';
import { TableContextProvider } from '../table/TableContext.tsx';
import { type TableSlots, TableSlotsProvider } from '../table/TableSlots.tsx';
import { useShortcuts } from '../table/useShortcuts.ts';
import { useTableContextsWithoutRoom } from '../table/useTableContextsWithoutRoom.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { DailyPuzzleResult } from './DailyResult.tsx';
import { DailyPuzzleTries } from './DailyTries.tsx';
import type { GameWithDailyPuzzle } from './dailyGames.ts';
import { type PuzzleDay, puzzleDayText } from './dates.ts';
import { dailyPromptOf } from './prompts.ts';
import { PUZZLE_SOLVER_SEAT } from './puzzle.ts';
import type { PuzzleWorkerAnswer, PuzzleWorkerClient } from './puzzleClient.ts';
import { GAMES_DRAWING_PUZZLE_ANSWER_AS_GHOSTS, useDailyPuzzle } from './useDaily.ts';
import { useDailyT } from './words.ts';

const NOTHING: readonly never[] = [];

interface DailyTableProps {
  readonly game: GameWithDailyPuzzle;
  readonly day: PuzzleDay;
  readonly rules: AnyGame;
  readonly module: AnyGameModule;
  readonly opened: PuzzleWorkerAnswer;
  readonly client: PuzzleWorkerClient;
  readonly onLeave: () => void;
  readonly onNextDay: () => void;
}

/** The real table of the game with the position of the day: one answer, one to three tries. */
export function DailyPuzzleTable(props: DailyTableProps) {
  const { game, day, rules, module, opened, client, onLeave, onNextDay } = props;
  const t = useDailyT();
  const lang = useContext(LanguageContext);
  const { run, act, again } = useDailyPuzzle(game, day, opened, client);
  const { stage, state, result } = run;
  const { puzzle, rivals } = opened;
  const asked = stage === 'asked';

  const own = usePreferences((preferences) => preferences.name) || t('you');
  const waitingFor = useMemo(() => rules.waitingFor(state), [rules, state]);
  const players = useMemo(() => playersWithoutRoom([own, ...rivals], waitingFor), [own, rivals, waitingFor]);
  const view = useMemo(() => rules.view(state, PUZZLE_SOLVER_SEAT) as unknown, [rules, state]);
  const why = useMemo(() => rules.explain(view) as unknown, [rules, view]);
  const legal = useMemo(() => {
    const all = asked ? [...rules.legal(view)] : NOTHING;
    return () => all as readonly unknown[];
  }, [asked, rules, view]);
  const describe = use(loadDescribeAction(game));
  const best = useMemo(
    () => describe(puzzle.best, rules.view(puzzle.state, PUZZLE_SOLVER_SEAT), lang).text,
    [describe, puzzle, rules, lang],
  );

  const isFailed = stage === 'over' && !result.solved;
  const ghost = useMemo(
    () =>
      isFailed && GAMES_DRAWING_PUZZLE_ANSWER_AS_GHOSTS.includes(game)
        ? { action: puzzle.best, view: rules.view(puzzle.state, PUZZLE_SOLVER_SEAT) as unknown }
        : null,
    [isFailed, game, puzzle, rules],
  );

  const prompt = dailyPromptOf({ t, game, opened, run });
  const contexts = useTableContextsWithoutRoom({
    game,
    players,
    log: NOTHING,
    module,
    why,
    move: run.epoch,
    onLeave,
  });
  const slots: TableSlots = {
    prompt,
    title: t('title'),
    label: t('of', { date: puzzleDayText(day, 'full', lang), game: gameTitle(game, lang) }),
    leave: <IconButton icon="left" label={t('back')} onClick={onLeave} data-testid="daily-leave" />,
    trail: <DailyPuzzleTries game={game} result={result} />,
    tools: (
      <IconButton icon="help" bare label={t('rules')} onClick={() => contexts.actions.showPanel('rules')} />
    ),
    action:
      stage === 'tried' ? (
        <Button kind="primary" big wide onClick={again} data-testid="daily-again">
          {t('again')}
        </Button>
      ) : null,
    dock:
      stage === 'over' ? (
        <DailyPuzzleResult
          game={game}
          day={day}
          result={result}
          target={puzzle.target}
          onNextDay={onNextDay}
        />
      ) : null,
    hidesOthers: game === 'iota',
  };
  useShortcuts({ Enter: stage === 'tried' ? again : undefined });
  const { Table } = module;
  return (
    <TableContextProvider value={contexts}>
      <TableSlotsProvider value={slots}>
        <div data-testid="daily-table" data-stage={stage} data-solved={result.solved || undefined}>
          <Table
            key={run.epoch}
            view={view}
            why={why}
            players={players}
            seat={PUZZLE_SOLVER_SEAT}
            legal={legal}
            waitingFor={waitingFor}
            hints={opened.hints}
            lastEvents={NOTHING}
            stamp={run.epoch}
            status="playing"
            outcome={null}
            pending={null}
            ghost={ghost}
            keepsLastPlay={stage === 'tried' || result.solved}
            onAction={act}
          />
          <div className="visually-hidden" aria-live="assertive" data-testid="daily-says">
            {prompt && <p>{`${prompt.title}. ${prompt.detail ?? ''} ${isFailed ? best : ''}`}</p>}
          </div>
        </div>
      </TableSlotsProvider>
    </TableContextProvider>
  );
}

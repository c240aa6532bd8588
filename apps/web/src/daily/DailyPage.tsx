import type { AnyGame } from '@fivefold/rules';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadDescribeAction } from '../games/describeAction.ts';
import { gameTitle } from '../games/manifests.ts';
import { loadGameModule } from '../games/registry.ts';
import { loadRules } from '../games/rules.ts';
import type { AnyGameModule } from '../games/types.ts';
import { useT } from '../i18n/useT.ts';
import { usePreferences } from '../state/preferences.ts';
import { tableMessages } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { DailyPuzzleTable } from './DailyTable.tsx';
import { GAMES_WITH_DAILY_PUZZLE, type GameWithDailyPuzzle } from './dailyGames.ts';
import { type PuzzleDay, puzzleDayOf } from './dates.ts';
import {
  createPuzzleWorkerClient,
  PUZZLE_TIMEOUT_MS,
  type PuzzleWorkerAnswer,
  type PuzzleWorkerClient,
} from './puzzleClient.ts';
import { useDailyT } from './words.ts';

interface OpenedDaily {
  readonly rules: AnyGame;
  readonly module: AnyGameModule;
  readonly answer: PuzzleWorkerAnswer;
}

async function openDaily(
  game: GameWithDailyPuzzle,
  day: PuzzleDay,
  client: PuzzleWorkerClient,
): Promise<OpenedDaily> {
  const [answer, rules, module] = await Promise.all([
    client.ask({ game, day }, PUZZLE_TIMEOUT_MS),
    loadRules(game),
    loadGameModule(game),
    loadDescribeAction(game),
    tableMessages.load(usePreferences.getState().lang),
  ]);
  return { answer, rules, module };
}

/** The page /daily/GAME. */
export function DailyPuzzlePage({ game }: { readonly game: string }) {
  const t = useDailyT();
  const shell = useT();
  const [, navigate] = useLocation();
  const [day, setDay] = useState(() => puzzleDayOf(new Date()));
  const known = GAMES_WITH_DAILY_PUZZLE.find((id) => id === game);
  const home = () => navigate('/');
  if (known)
    return (
      <DailyOf
        key={day}
        game={known}
        day={day}
        onLeave={home}
        onNextDay={() => setDay(puzzleDayOf(new Date()))}
      />
    );
  return (
    <MessagePage title={t('title')} text={t('missing')} testId="gone">
      <Button kind="primary" big onClick={home} data-testid="to-home">
        {shell('app.home')}
      </Button>
    </MessagePage>
  );
}

interface DailyOfProps {
  readonly game: GameWithDailyPuzzle;
  readonly day: PuzzleDay;
  readonly onLeave: () => void;
  readonly onNextDay: () => void;
}

/** Waits for the worker that makes the puzzle; one that dies can be asked again. */
function DailyOf({ game, day, onLeave, onNextDay }: DailyOfProps) {
  const t = useDailyT();
  const shell = useT();
  const [client] = useState(createPuzzleWorkerClient);
  const [opened, setOpened] = useState<OpenedDaily | 'stopped' | null>(null);
  useEffect(() => client.close, [client]);
  useEffect(() => {
    if (opened !== null) return;
    let isCurrent = true;
    openDaily(game, day, client).then(
      (found) => isCurrent && setOpened(found),
      () => isCurrent && setOpened('stopped'),
    );
    return () => {
      isCurrent = false;
    };
  }, [opened, game, day, client]);
  useEffect(() => {
    document.title = `${t('title')}: ${gameTitle(game, t.lang)} · Fivefold`;
  }, [t, game]);
  if (opened === null) return <Loading label={t('making')} />;
  if (opened === 'stopped')
    return (
      <MessagePage title={t('stopped.title')} text={t('stopped.text')} testId="daily-stopped">
        <Button kind="primary" big onClick={() => setOpened(null)} data-testid="daily-retry">
          {shell('app.tryAgain')}
        </Button>
        <Button big onClick={onLeave} data-testid="to-home">
          {shell('app.home')}
        </Button>
      </MessagePage>
    );
  const { answer, rules, module } = opened;
  return (
    <DailyPuzzleTable
      game={game}
      day={day}
      rules={rules}
      module={module}
      opened={answer}
      client={client}
      onLeave={onLeave}
      onNextDay={onNextDay}
    />
  );
}

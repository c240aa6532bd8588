import type { TableView } from '@fivefold/room';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../i18n/useT.ts';
import type { StoredLocalGameSlot } from '../localRoom/storedGames.ts';
import { loadChunk } from '../net/page.ts';
import { SoloGameProvider } from '../room/SoloContext.ts';
import { browserStorage } from '../state/browserStorage.ts';
import { useRoom } from '../state/room.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Loading } from '../ui/Pinwheel.tsx';
import { PracticeMenu } from './PracticeMenu.tsx';
import { PracticeNext } from './PracticeNext.tsx';
import { PracticeTools } from './PracticeTools.tsx';
import {
  closeStoredPracticeGame,
  openStoredPracticeGame,
  startPracticeGame,
  usePractice,
} from './practiceGame.ts';
import { practiceSettingsFor, readPracticeSettings } from './practiceSettings.ts';
import { usePracticeT } from './words.ts';

const GameScreen = lazy(async () => {
  const { GameScreen } = await loadChunk(() => import('../room/GameScreen.tsx'));
  return { default: GameScreen };
});

const RoomReplay = lazy(async () => {
  const { RoomReplay } = await loadChunk(() => import('../replay/RoomReplay.tsx'));
  return { default: RoomReplay };
});

const PastGames = lazy(async () => {
  const { PastGames } = await loadChunk(() => import('./PastGames.tsx'));
  return { default: PastGames };
});

/** Everything at /practice/GAME; `past` is the list of finished games. */
export function PracticeScreen({ slot }: { readonly slot: string }) {
  const t = useT();
  if (slot === 'past')
    return (
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        <PastGames />
      </Suspense>
    );
  const known = ([...GAME_IDS, 'play-on'] as const).find((one) => one === slot);
  return known ? <Practice slot={known} /> : <NoGame status="none" slot={null} />;
}

/** A game against bots that runs in this page, without a server. */
function Practice({ slot }: { readonly slot: StoredLocalGameSlot }) {
  const t = useT();
  const practice = usePracticeT();
  const { status, game } = usePractice();
  const view = useRoom((room) => room.view);
  const [replayed, setReplayed] = useState<{ readonly table: TableView; readonly event: number } | null>(
    null,
  );
  const me = practice('you');
  useEffect(() => {
    openStoredPracticeGame(slot, me);
    return () => closeStoredPracticeGame(slot);
  }, [slot, me]);
  const solo = useMemo(
    () => ({
      tools: <PracticeTools />,
      menu: <PracticeMenu slot={slot} />,
      next: {
        note: practice(slot === 'play-on' ? 'playOn.note' : 'result.note'),
        buttons: <PracticeNext slot={slot} />,
      },
    }),
    [slot, practice],
  );
  if (status === 'damaged' || status === 'old-rules' || status === 'none')
    return <NoGame status={status} slot={slot} />;
  if (!game || !view?.table) return <Loading label={practice('opening')} />;
  return (
    <SoloGameProvider value={solo}>
      <Suspense fallback={<Loading label={t('app.loading')} />}>
        {replayed?.table.deal.room === view.code ? (
          <RoomReplay view={view} {...replayed} onClose={() => setReplayed(null)} />
        ) : (
          <GameScreen
            key={view.code}
            view={view}
            table={view.table}
            onReplay={(table, event = 0) => setReplayed({ table, event })}
          />
        )}
      </Suspense>
    </SoloGameProvider>
  );
}

const PROBLEMS = { damaged: 'damaged', 'old-rules': 'old', none: 'none' } as const;

function NoGame({
  status,
  slot,
}: {
  readonly status: keyof typeof PROBLEMS;
  readonly slot: StoredLocalGameSlot | null;
}) {
  const t = useT();
  const practice = usePracticeT();
  const [, navigate] = useLocation();
  const game = GAME_IDS.find((id): id is GameId => id === slot);
  return (
    <MessagePage
      title={practice(`${PROBLEMS[status]}.title`)}
      text={practice(`${PROBLEMS[status]}.text`)}
      testId="practice-problem"
    >
      {game && (
        <Button
          kind="primary"
          big
          data-testid="practice-new"
          onClick={() =>
            startPracticeGame(
              game,
              practiceSettingsFor(readPracticeSettings(browserStorage), game),
              practice('you'),
            )
          }
        >
          {practice('new.go')}
        </Button>
      )}
      <Button big onClick={() => navigate('/')} data-testid="to-home">
        {t('app.home')}
      </Button>
    </MessagePage>
  );
}

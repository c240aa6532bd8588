import type { GameId } from '@fivefold/rules';
import { Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { wasFirstHandPlayed } from '../firstHand/storedBeats.ts';
import { loadDescribeAction } from '../games/describeAction.ts';
import { gameTitle } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import type { BotWorkerChoice } from '../localRoom/botClient.ts';
import { localGameWithoutLastMove } from '../localRoom/localGame.ts';
import { botReasonInLanguage } from '../replay/frames.ts';
import { useRoom } from '../state/room.ts';
import { isMyTurn } from '../state/selectors.ts';
import { useTablePanel, useTableRoom } from '../table/TableContext.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { PinwheelLogo } from '../ui/Pinwheel.tsx';
import styles from './Practice.module.css';
import { requestPracticeHint, resumeBots, undoLastPracticeMove, usePractice } from './practiceGame.ts';
import { usePracticeT } from './words.ts';

type Hint = 'none' | 'thinking' | 'failed' | BotWorkerChoice;

/** Hint and undo in the header of the table, and what the bots have to say. */
export function PracticeTools() {
  const t = useT();
  const practice = usePracticeT();
  const { game, botsStopped, firstTime } = usePractice();
  const [declined, setDeclined] = useState(false);
  const table = useRoom((room) => room.view?.table);
  const [shown, setShown] = useState<Hint>('none');
  const move = table?.move;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one decision only
  useEffect(() => setShown('none'), [move, game?.id]);
  const offersFirstHand =
    shown === 'none' && firstTime && !declined && game !== null && localGameWithoutLastMove(game) === null;
  if (!table || !game || table.status !== 'playing') return null;
  const ask = () => {
    setShown('thinking');
    requestPracticeHint().then(
      (choice) => setShown((now) => (now === 'thinking' ? choice : now)),
      () => setShown((now) => (now === 'thinking' ? 'failed' : now)),
    );
  };
  return (
    <>
      <IconButton
        icon="bulb"
        label={practice('hint')}
        inactive={!isMyTurn(table)}
        data-testid="practice-hint"
        onClick={ask}
      />
      <IconButton
        icon="undo"
        label={practice('undo')}
        inactive={localGameWithoutLastMove(game) === null}
        data-testid="practice-undo"
        onClick={undoLastPracticeMove}
      />
      {shown !== 'none' && (
        <section className={styles.note} role="status" aria-label={practice('hint')} data-testid="hint">
          {shown === 'thinking' && (
            <p className={classNames(styles.thinking, 'flex items-center gap-3')}>
              <PinwheelLogo />
              {practice('hint.thinking')}
            </p>
          )}
          {shown === 'failed' && <p>{practice('hint.failed')}</p>}
          {typeof shown === 'object' && (
            <Suspense fallback={<p>{practice('hint.thinking')}</p>}>
              <HintText choice={shown} view={table.view} />
            </Suspense>
          )}
          <Button wide onClick={() => setShown('none')} data-testid="hint-close">
            {practice('hint.close')}
          </Button>
        </section>
      )}
      {offersFirstHand && !wasFirstHandPlayed(table.game) && (
        <FirstHandOffer game={table.game} onDecline={() => setDeclined(true)} />
      )}
      {botsStopped && (
        <section className={styles.note} role="alert" data-testid="bots-stopped">
          <p>{practice('bots.stopped')}</p>
          <Button kind="primary" wide onClick={resumeBots} data-testid="bots-resume">
            {t('app.tryAgain')}
          </Button>
        </section>
      )}
    </>
  );
}

interface FirstHandOfferProps {
  readonly game: GameId;
  readonly onDecline: () => void;
}

/** On the first practice of a game, until the first move. */
function FirstHandOffer({ game, onDecline }: FirstHandOfferProps) {
  const practice = usePracticeT();
  const [, navigate] = useLocation();
  return (
    <section className={styles.note} aria-label={practice('firstHand')} data-testid="offer-first-hand">
      <p>{practice('firstHand.ask', { game: gameTitle(game, practice.lang) })}</p>
      <Button
        kind="primary"
        wide
        icon="play"
        onClick={() => navigate(`/first/${game}`)}
        data-testid="offer-first-hand-go"
      >
        {practice('firstHand')}
      </Button>
      <Button wide onClick={onDecline} data-testid="offer-first-hand-no">
        {practice('firstHand.no')}
      </Button>
    </section>
  );
}

function HintText({ choice, view }: { readonly choice: BotWorkerChoice; readonly view: unknown }) {
  const practice = usePracticeT();
  const { game } = useTableRoom();
  const { drawCard } = useTablePanel();
  const describe = use(loadDescribeAction(game));
  const { text, cards } = describe(choice.action, view, practice.lang);
  return (
    <>
      <h2>{practice('hint.title')}</h2>
      {drawCard && cards.length > 0 && (
        <span className={styles.cards} data-game={game} aria-hidden="true">
          {cards.map((code) => (
            <span key={code}>{drawCard(code)}</span>
          ))}
        </span>
      )}
      <p>
        <strong>{text}</strong>
      </p>
      {choice.reason && <p className="ink-2 text-md">{botReasonInLanguage(choice.reason, practice.lang)}</p>}
    </>
  );
}

import type { Outcome } from '@fivefold/rules';
import type { TablePlayer } from '../games/types.ts';
import { ReactionFace } from '../reactions/ReactionFace.tsx';
import { useTableT } from '../table/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Confetti } from '../ui/Confetti.tsx';
import { Icon } from '../ui/Icon.tsx';
import { screenHeadingProps } from '../ui/screenHeading.ts';
import { isDecidedByPoints } from './columns.ts';
import styles from './Podium.module.css';
import { PodiumScore } from './PodiumScore.tsx';
import { winTitle } from './winTitle.ts';
import { useResultT } from './words.ts';

interface PodiumProps {
  readonly outcome: Outcome;
  readonly players: readonly TablePlayer[];
  readonly celebrated: boolean;
  readonly onCelebrated: () => void;
}

const STEPS = 3;
/** The winner's box comes last, see the style sheet. */
const WINNER_STANDS_MS = 900;

/** The first three on a podium, the others below. */
export function Podium({ outcome, players, celebrated, onCelebrated }: PodiumProps) {
  const t = useTableT();
  const result = useResultT();
  const { ranking } = outcome;
  const scored = isDecidedByPoints(outcome);
  const winners = ranking.filter(({ place }) => place === 1).map(({ seat }) => players[seat]!);
  return (
    <section className={styles.podium}>
      {celebrated && winners.some(({ member }) => member !== null) && (
        <Confetti delayMs={WINNER_STANDS_MS} onEnd={onCelebrated} />
      )}
      <h2 className={styles.title} data-testid="winner" {...screenHeadingProps}>
        {winTitle(t, winners)}
      </h2>
      <ol className={styles.steps}>
        {ranking.slice(0, STEPS).map(({ seat, place, score }, i) => {
          const player = players[seat]!;
          return (
            <li key={seat} className={styles.step} data-place={place} data-at={i}>
              {place === 1 && (
                <span className="crown">
                  <Icon name="crown" size={30} />
                </span>
              )}
              <ReactionFace player={player}>
                <Avatar face={player.face} {...(place === 1 ? { ring: null, tone: 'good' } : {})} />
              </ReactionFace>
              <span className={styles.name} title={player.name}>
                <bdi>{player.name}</bdi>
              </span>
              {scored && <PodiumScore score={score} isFresh={celebrated} />}
              <Box place={place} />
            </li>
          );
        })}
      </ol>
      {ranking.length > STEPS && (
        <ul className="flex flex-wrap justify-center gap-3">
          {ranking.slice(STEPS).map(({ seat, place, score }) => {
            const player = players[seat]!;
            return (
              <li key={seat} className="flex items-center gap-2 min-w-0 unbroken">
                <ReactionFace player={player}>
                  <Avatar face={player.face} />
                </ReactionFace>
                <bdi className="truncate font-semibold" title={player.name}>
                  {player.name}
                </bdi>
                {player.member === null && <Chip>{t('app.bot')}</Chip>}
                <span className="ink-2">
                  {result('place', { n: place })}
                  {scored && ','}
                </span>
                {scored && <strong className="figure text-xl">{score}</strong>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Box({ place }: { readonly place: number }) {
  return <span className={styles.box}>{place}</span>;
}

import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { TablePlayer } from '../types.ts';
import { podelimVoteResultText } from './captions.ts';
import { PodelimCard } from './PodelimCard.tsx';
import type { PodelimVoteRevealState } from './revealSteps.ts';
import styles from './SharedRow.module.css';
import { isCrowdedPodelimRow, PodelimPartLabel, podelimRowCountAttributes } from './SharedRow.tsx';
import type { PodelimVoteResult } from './segments.ts';
import reveal from './VoteReveal.module.css';
import { type PodelimTranslate, podelimCardNames } from './words.ts';

/** Of a card that went to its owner. */
const LEFT_OPACITY = 0.5;

interface VoteRevealProps {
  readonly t: PodelimTranslate;
  readonly verdicts: readonly PodelimVoteResult[];
  readonly players: readonly TablePlayer[];
  readonly seat: number | null;
  /** The running reveal; null once everything is shown. */
  readonly state: PodelimVoteRevealState | null;
}

/** Who voted for which part, and the result. All votes open in the same frame. */
export function PodelimVoteReveal({ t, verdicts, players, seat, state }: VoteRevealProps) {
  const isOpen = state?.isOpen ?? true;
  const isMarked = state?.isMarked ?? true;
  const sizes = verdicts.map(({ cards }) => cards.length);
  return (
    <ol
      className={classNames(styles.row, reveal.reveal)}
      {...podelimRowCountAttributes(
        sizes,
        sizes.reduce((sum, size) => sum + size, 0),
      )}
      data-testid="reveal"
    >
      {verdicts.map((verdict) => {
        const { color, kind, seats } = verdict;
        return (
          <li key={color} className={reveal.verdict} data-kind={isMarked ? kind : undefined}>
            <span className={reveal.voters} key={`${isOpen}`}>
              {(isOpen ? seats : []).map((one) => (
                <span key={one} className="grid" title={players[one]!.name}>
                  <Avatar
                    face={players[one]!.face}
                    ring={null}
                    tone={!isMarked ? 'wait' : kind === 'taken' ? 'good' : 'danger'}
                  />
                  <span className="visually-hidden">{players[one]!.name}</span>
                </span>
              ))}
            </span>
            <div className={classNames(styles.part, reveal.box)} data-color={color}>
              <span
                className={classNames(styles.cards, 'flex justify-center gap-2 min-w-0')}
                role="img"
                aria-label={podelimCardNames(t, verdict.cards)}
              >
                {verdict.cards.map((card, i) => {
                  const key = `${i}`;
                  const isTaken = kind === 'taken';
                  const hasLeft = isTaken && (state?.hasTravelled ?? true);
                  return (
                    <span
                      key={key}
                      data-left={hasLeft || undefined}
                      style={{ opacity: hasLeft ? LEFT_OPACITY : 1 }}
                      {...(isTaken && !hasLeft ? { 'data-flip': `won-${card}` } : {})}
                    >
                      <PodelimCard card={card} />
                    </span>
                  );
                })}
              </span>
              <PodelimPartLabel
                t={t}
                color={color}
                size={verdict.cards.length}
                crowded={isCrowdedPodelimRow(sizes)}
              />
            </div>
            <p
              className={reveal.words}
              style={{ visibility: isMarked ? 'visible' : 'hidden' }}
              aria-hidden={!isMarked}
            >
              <Icon name={ICONS[kind]} size={18} />
              {podelimVoteResultText(t, verdict, players, seat)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

const ICONS = { taken: 'check', unclaimed: 'close', lost: 'close', contested: 'swap' } as const;

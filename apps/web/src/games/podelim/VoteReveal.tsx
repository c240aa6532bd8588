import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Player } from '../types.ts';
import { voteResultText } from './captions.ts';
import { InlinePartSign } from './PartSign.tsx';
import { PodelimCard } from './PodelimCard.tsx';
import styles from './SharedRow.module.css';
import type { VoteResult } from './segments.ts';
import reveal from './VoteReveal.module.css';
import { cardNames, type PodelimTranslate } from './words.ts';

interface VoteRevealProps {
  readonly t: PodelimTranslate;
  readonly verdicts: readonly VoteResult[];
  readonly players: readonly Player[];
  readonly seat: number | null;
}

/** Who voted for which part, and the result. All votes open in the same frame. */
export function VoteReveal({ t, verdicts, players, seat }: VoteRevealProps) {
  const cards = verdicts.reduce((sum, verdict) => sum + verdict.cards.length, 0);
  return (
    <ol
      className={classNames(styles.row, reveal.reveal)}
      data-n={cards}
      data-m={0}
      data-max={Math.max(...verdicts.map((verdict) => verdict.cards.length))}
      data-p={verdicts.length}
      data-testid="reveal"
    >
      {verdicts.map((verdict) => {
        const { color, kind, seats } = verdict;
        return (
          <li key={color} className={reveal.verdict} data-kind={kind}>
            <span className={reveal.voters}>
              {seats.map((one) => (
                <span key={one} title={players[one]!.name}>
                  <Avatar
                    animal={players[one]!.animal}
                    ring={null}
                    tone={kind === 'taken' ? 'wait' : 'danger'}
                  />
                  <span className="visually-hidden">{players[one]!.name}</span>
                </span>
              ))}
            </span>
            <div className={classNames(styles.part, reveal.box)} data-color={color}>
              <span className={styles.cards} role="img" aria-label={cardNames(t, verdict.cards)}>
                {verdict.cards.map((card, i) => {
                  const key = `${i}`;
                  return <PodelimCard key={key} card={card} />;
                })}
              </span>
              <span className={styles.label}>
                <InlinePartSign color={color} />
                <b className={styles.long}>{t(`part.${color}`)}</b>
                <b className={styles.short}>{t(`color.${color}`)}</b>
                <span className={styles.size}>{t('cards', { n: verdict.cards.length })}</span>
                <span className={styles.bare} aria-hidden="true">
                  {verdict.cards.length}
                </span>
              </span>
            </div>
            <p className={reveal.words}>
              <Icon name={ICONS[kind]} size={18} />
              {voteResultText(t, verdict, players, seat)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

const ICONS = { taken: 'check', unclaimed: 'close', lost: 'close', contested: 'swap' } as const;

import type { CenterCardTake } from '@fivefold/rules/my-number';
import { useIsTelevision } from '../../tv/TelevisionContext.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { CardBack } from '../../ui/card/CardFrame.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { TablePlayer } from '../types.ts';
import row from './CenterRow.module.css';
import { myNumberCenterRowSizeAttributes } from './CenterRow.tsx';
import { MyNumberCard } from './NumberCard.tsx';
import type { MyNumberTurnRevealState } from './revealSteps.ts';
import styles from './TurnReveal.module.css';
import { formatSigned, type MyNumberTranslate, myNumberCardTakeText, myNumberTakePoints } from './words.ts';

/** Of a card that went to its owner; a television shows its empty place. */
const LEFT_OPACITY = 0.5;

interface TurnRevealProps {
  readonly t: MyNumberTranslate;
  readonly takes: readonly CenterCardTake[];
  /** The values of the slots. */
  readonly order: readonly number[];
  readonly players: readonly TablePlayer[];
  readonly seat: number | null;
  /** The running reveal; null once everything is open. */
  readonly state: MyNumberTurnRevealState | null;
}

/** The played cards under the cards that they take, in rising order. */
export function MyNumberTurnReveal({ t, takes, order, players, seat, state }: TurnRevealProps) {
  const television = useIsTelevision(); // read from too far away to tell faces apart
  return (
    <div className={row.area}>
      <ol
        className={`${row.row} ${styles.reveal}`}
        {...myNumberCenterRowSizeAttributes(takes.length)}
        data-testid="reveal"
      >
        {takes.map((take) => {
          const mine = take.seat === seat;
          const player = players[take.seat]!;
          const isOpen = state?.opened.has(take.seat) ?? true;
          const isMarked = state?.isMarked ?? true;
          const hasLeft = state?.travelled.has(take.seat) ?? true;
          const isCurrent = state?.current?.seat === take.seat;
          const isCounted = state?.counted.has(take.seat) ?? true;
          return (
            <li
              key={take.seat}
              className={classNames(styles.pair, 'grid justify-items-center gap-1')}
              data-mine={mine || undefined}
              data-current={isCurrent || undefined}
              data-done={(television && state !== null && isCounted && !isCurrent) || undefined}
            >
              {isOpen && (
                <span className="visually-hidden">{`${player.name}: ${myNumberCardTakeText(t, take)}`}</span>
              )}
              {television && hasLeft ? (
                <EmptiedPlace
                  player={player}
                  gain={isCounted ? formatSigned(myNumberTakePoints(take, order)) : null}
                />
              ) : (
                <span
                  data-left={hasLeft || undefined}
                  style={{ opacity: hasLeft ? LEFT_OPACITY : 1 }}
                  {...(!hasLeft ? { 'data-flip': `card-${take.took}` } : {})}
                >
                  <MyNumberCard card={take.took} state={mine && isMarked ? 'last' : 'normal'} />
                </span>
              )}
              <span className={styles.arrow} style={{ opacity: isMarked ? 1 : 0 }}>
                <Icon name="arrowUp" size={34} />
              </span>
              <span
                className={classNames(styles.played, 'relative')}
                data-flip={`card-${take.played}`}
                data-open={isOpen || undefined}
                key={`${isOpen}`}
              >
                {isOpen ? (
                  <MyNumberCard
                    card={take.played}
                    state={isCurrent ? 'counts' : 'normal'}
                    owner={<Avatar face={player.face} {...(mine ? { ring: null } : {})} />}
                  />
                ) : (
                  <CardBack />
                )}
                {television && isOpen && (
                  <bdi className="card-tag bg-paper ink max-w-full overflow-hidden px-2" title={player.name}>
                    {player.name}
                  </bdi>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Where a card lay that went to this player, with what it brought there. */
function EmptiedPlace({ player, gain }: { readonly player: TablePlayer; readonly gain: string | null }) {
  return (
    <span className={styles.emptied} data-left="true">
      <Avatar face={player.face} />
      {gain !== null && (
        <strong className="figure text-2xl" data-testid="gain">
          {gain}
        </strong>
      )}
    </span>
  );
}

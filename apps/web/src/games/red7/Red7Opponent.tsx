import {
  type Card,
  type Cards,
  type Event,
  isSeatStillInRed7Round,
  type PublicState,
  red7SeatPoints,
  targetScoreOf,
  type ViewExplanation,
} from '@fivefold/rules/red7';
import { memo } from 'react';
import { LeaderMark } from '../../table/LeaderMark.tsx';
import { ThinkingDots } from '../../table/PromptTab.tsx';
import { AnimatedScore } from '../../table/Score.tsx';
import { BotMark, PlayerAvatar, SeatStatusText } from '../../table/SeatPlate.tsx';
import { useTableRoom } from '../../table/TableContext.tsx';
import { useTableT } from '../../table/words.ts';
import { CardBack } from '../../ui/card/CardFrame.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { GameLogLine, TablePlayer } from '../types.ts';
import { Red7PaletteFan } from './PaletteFan.tsx';
import styles from './Red7Opponent.module.css';
import type { Red7TurnDraft } from './useTurnDraft.ts';
import { type Red7Translate, red7CardName, red7CardSetText, red7PaletteStandingText } from './words.ts';

type OutReason = Extract<Event, { type: 'eliminated' }>['reason'];

interface Red7OpponentProps {
  readonly t: Red7Translate;
  readonly player: TablePlayer;
  readonly table: PublicState;
  readonly handSize: number;
  /** Who leads now. */
  readonly leads: boolean;
  /** Which cards count, by the rule that is shown. */
  readonly why: ViewExplanation;
  readonly marks: boolean;
  readonly turn: Red7TurnDraft;
}

/** Another player: hand size, points, and the palette with its counting cards. */
export const Red7Opponent = memo(function Red7Opponent({
  t,
  player,
  table,
  handSize,
  leads,
  why,
  marks,
  turn,
}: Red7OpponentProps) {
  const shell = useTableT();
  const { log } = useTableRoom();
  const { seat } = player;
  const out = !isSeatStillInRed7Round(table, seat);
  const cards: Cards = table.palettes[seat]!;
  const counts = why.seats[seat]!.cards;
  const reason = out ? whyOut(log, seat) : null;
  const status = out ? 'out' : player.waited ? 'thinking' : null;
  const away = player.presence !== 'here' && player.bot === null;
  const over = table.phase.type === 'round-end' || table.phase.type === 'over';
  return (
    <li
      className={styles.plate}
      data-leads={leads || undefined}
      data-testid={`seat-${seat}`}
      data-status={status ?? ''}
    >
      <span data-flip={`seat-${seat}`}>
        <PlayerAvatar player={player} out={out} />
      </span>
      <div className={styles.who} data-part="group">
        <p className="flex items-center gap-1 font-semibold" data-part="name" title={player.name}>
          <bdi className="truncate">{player.name}</bdi>
          {leads && <LeaderMark />}
          <BotMark player={player} />
          {status === 'thinking' && !over && (
            <span className="desktop-only">
              <ThinkingDots />
            </span>
          )}
        </p>
        <p
          className={classNames(styles.status, 'ink-2 text-fine')}
          data-part="status"
          title={out ? shell('seat.out') : undefined}
        >
          {away ? (
            <SeatStatusText player={player} status={null} />
          ) : out ? (
            shell('seat.out')
          ) : (
            <>
              <span className="inline-flex items-center gap-1 desktop-only">
                <Icon name="hand" size={16} />
                {t('hand.size', { n: handSize })}
              </span>
              <span className={styles.short} title={red7CardSetText(t, why.rule, counts)}>
                {red7CardSetText(t, why.rule, counts)}
              </span>
            </>
          )}
        </p>
      </div>
      <div className={classNames('text-end', styles.score)} data-part="score">
        {leads && (
          <span className={styles.crown} data-part="group">
            <LeaderMark />
          </span>
        )}
        {table.options.advanced && (
          <p>
            <b className="block text-xl">
              <AnimatedScore value={red7SeatPoints(table, seat)} />
            </b>
            <span className="ink-2 text-sm desktop-only">{t('score.of', { n: targetScoreOf(table) })}</span>
          </p>
        )}
        {!out && (
          <p className={styles.held} title={t('hand.size', { n: handSize })}>
            <Icon name="hand" size={15} />
            <span aria-hidden="true">{handSize}</span>
            <span className="visually-hidden">{t('hand.size', { n: handSize })}</span>
          </p>
        )}
      </div>
      <div className={classNames(styles.cards, out && 'not-landscape')} data-part="cards">
        {out ? (
          <>
            <div className={styles.down} role="img" aria-label={t('back.of', { name: player.name })}>
              {cards.slice(0, 4).map((card) => (
                <CardBack key={card} />
              ))}
            </div>
            {reason && (
              <p className={styles.why} title={t(`out.${reason}`)}>
                {t(`out.${reason}`)}
              </p>
            )}
          </>
        ) : (
          <>
            <Red7PaletteFan
              t={t}
              className={styles.fan}
              cards={cards}
              counts={marks ? counts : null}
              label={t('palette.of', { name: player.name })}
              acts={table.options.actions}
              from={`seat-${seat}`}
              stateOf={(card) => (takenAt(turn, seat, card) >= 0 ? 'disabled' : null)}
              doOf={(card) => {
                const at = takenAt(turn, seat, card);
                const name = red7CardName(t, card, 'adds');
                if (at >= 0)
                  return {
                    name: t('back.this', { card: name }),
                    go: () => turn.keep(at),
                    id: `back-${card}`,
                  };
                if (turn.look?.owes !== 'take' || !mayTake(turn, seat, card)) return null;
                return {
                  name: t('take.this', { card: name, name: player.name }),
                  go: () => turn.lay({ to: 'take', seat, card }),
                  id: `take-${card}`,
                  asked: true,
                };
              }}
              tagOf={(card) =>
                takenAt(turn, seat, card) >= 0 && <span className="card-tag text-xs">{t('taken')}</span>
              }
            />
            {marks && <p className={styles.standing}>{red7PaletteStandingText(t, why.rule, counts)}</p>}
          </>
        )}
      </div>
    </li>
  );
});

/** The view says who is out; the history says why. */
const whyOut = (log: readonly GameLogLine[], seat: number): OutReason | null =>
  (log.findLast((line) => line.seat === seat && line.out)?.out as OutReason | undefined) ?? null;

const takenAt = (turn: Red7TurnDraft, seat: number, card: Card): number =>
  turn.steps.findIndex((step) => step.to === 'take' && step.seat === seat && step.card === card);

const mayTake = (turn: Red7TurnDraft, seat: number, card: Card): boolean =>
  turn.look?.choices.some(({ step }) => step.to === 'take' && step.seat === seat && step.card === card) ??
  false;

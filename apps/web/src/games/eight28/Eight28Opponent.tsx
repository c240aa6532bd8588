import type { HintLevel } from '@fivefold/room';
import {
  type Card,
  type Eight28Crystals,
  possibleTotalsOf,
  seatsAwaitingCardOffer,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/eight28';
import { memo } from 'react';
import { OpponentSeatPlate, type SeatStatus } from '../../table/SeatPlate.tsx';
import { CardBack } from '../../ui/card/CardFrame.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useLayout } from '../../ui/layout.ts';
import type { TablePlayer } from '../types.ts';
import { CrystalCount, FlyingCrystals } from './Crystal.tsx';
import { maxOpenCardsSideBySide } from './cardsSideBySide.ts';
import styles from './Eight28Opponent.module.css';
import { Eight28Card } from './EightCard.tsx';
import { Eight28OpenCards } from './OpenCards.tsx';
import type { Eight28RevealedHandState } from './roundReveal.ts';
import { type Eight28Translate, eight28CardName, listWithOr } from './words.ts';

interface Eight28OpponentProps {
  readonly t: Eight28Translate;
  readonly player: TablePlayer;
  readonly view: View;
  readonly why: ViewExplanation;
  readonly hints: HintLevel;
  readonly leads: boolean;
  readonly hole: Card | null;
  /** Set while the round is revealed. */
  readonly state?: Eight28RevealedHandState | null;
  /** Crystals on their way to this seat. */
  readonly gain?: Eight28Crystals | null;
}

export const Eight28Opponent = memo(function Eight28Opponent(props: Eight28OpponentProps) {
  const { t, player, view, why, hints, leads, hole, state = null, gain = null } = props;
  const { seat } = player;
  const { table } = view;
  const reach = why.seats[seat]!;
  const asked = table.waiting.includes(seat) && table.phase.type !== 'round-end';
  const status: SeatStatus = asked
    ? table.phase.type === 'choice'
      ? 'choosing'
      : 'thinking'
    : reach.out
      ? 'out'
      : null;
  const here = player.presence === 'here' || player.bot !== null;
  const news = here && !asked && state === null ? seatNews(t, view, why, seat) : null;
  return (
    <OpponentSeatPlate
      player={player}
      status={status}
      stacked
      shownBelow={table.phase.type === 'offer' && table.answers[seat]!.length === table.turn}
      {...(news ? { news } : {})}
      state={state === 'leads' ? 'leads' : state === 'beaten' ? 'beaten' : null}
      score={
        <>
          {gain && <FlyingCrystals seat={seat} crystals={gain} />}
          <CrystalCount t={t} crystals={table.crystals[seat]!} counting />
        </>
      }
      leads={leads}
    >
      <div
        className={classNames(styles.row, 'grid gap-2 grid-cols-1')}
        data-out={reach.out || undefined}
        data-open={hole !== null || undefined}
      >
        <Cards t={t} view={view} player={player} hole={hole} open={table.open[seat]!} />
        <div className={styles.facts}>
          <Answers t={t} view={view} seat={seat} />
          {hints !== 'none' && <Sum t={t} hole={hole} open={table.open[seat]!} why={why} seat={seat} />}
        </div>
      </div>
    </OpponentSeatPlate>
  );
});

/** What this seat last did or will do next, in short. */
function seatNews(t: Eight28Translate, view: View, why: ViewExplanation, seat: number): string | null {
  const { table } = view;
  const { phase, turn } = table;
  if (phase.type === 'round-end') return t(table.waiting.includes(seat) ? 'seat.reading' : 'seat.ready');
  const { out, verdict } = why.seats[seat]!;
  if (out) return t('seat.out');
  if (phase.type !== 'offer') {
    const plays = table.choices[seat] ?? (verdict === 'choice' ? null : verdict);
    return plays ? t(`seat.${plays}`) : null;
  }
  const answer = table.answers[seat]![turn - 1];
  if (answer === 'take') return t('seat.took', { card: eight28CardName(t, table.open[seat]!.at(-1)!) });
  if (answer === 'decline') return t('seat.declined');
  if (seatsAwaitingCardOffer(table)[1] === seat) return t('seat.next');
  return table.dealer === seat ? t('seat.dealer') : null;
}

interface CardsProps {
  readonly t: Eight28Translate;
  readonly view: View;
  readonly player: TablePlayer;
  readonly hole: Card | null;
  readonly open: readonly Card[];
}

function Cards({ t, view, player, hole, open }: CardsProps) {
  const { round, open: seats } = view.table;
  const others = seats.length - (view.me === 'spectator' ? 0 : 1);
  const sideBySide = maxOpenCardsSideBySide(useLayout(), others);
  const at = `${round}.${player.seat}`;
  return (
    <ul
      className={styles.cards}
      aria-label={t('hand.of', { name: player.name })}
      data-crowd={open.length > 5 || undefined}
    >
      <li
        key={`${at}.${hole === null}`}
        className={styles.hole}
        data-shown={hole !== null || undefined}
        data-flip={`hole-${at}`}
        data-flip-from="deck"
      >
        <span className="visually-hidden">
          {hole === null ? t('card.hidden') : t('card.hole.shown', { card: eight28CardName(t, hole) })}
        </span>
        {hole === null ? <CardBack /> : <Eight28Card card={hole} />}
      </li>
      <Eight28OpenCards t={t} at={at} cards={open} sideBySide={sideBySide} />
    </ul>
  );
}

/** The last answers of this round: taken or declined. */
function Answers({
  t,
  view,
  seat,
}: {
  readonly t: Eight28Translate;
  readonly view: View;
  readonly seat: number;
}) {
  const { table } = view;
  const given = table.answers[seat]!;
  const first = Math.max(0, given.length - 6);
  const pending = table.phase.type === 'offer' && seatsAwaitingCardOffer(table).includes(seat);
  const said = given.map((answer) => t(`answer.${answer}`)).join(', ');
  return (
    <span className={styles.answers} title={said || undefined}>
      <span className="visually-hidden">{said && `${t('answers.label')}: ${said}`}</span>
      {given.slice(first).map((answer, i) => {
        const key = `${first + i}`;
        return (
          <i key={key} className={styles.mark} data-answer={answer} aria-hidden="true">
            <Icon name={answer === 'take' ? 'check' : 'minus'} size={11} />
          </i>
        );
      })}
      {pending && <i className={styles.mark} data-answer="pending" aria-hidden="true" />}
    </span>
  );
}

interface SumProps {
  readonly t: Eight28Translate;
  readonly hole: Card | null;
  readonly open: readonly Card[];
  readonly why: ViewExplanation;
  readonly seat: number;
}

function Sum({ t, hole, open, why, seat }: SumProps) {
  const { out, shown, totals } = why.seats[seat]!;
  if (hole !== null) {
    const inside = totals.filter((total) => total <= 28);
    const sums = inside.length > 0 ? inside : totals.slice(0, 1);
    return (
      <b className={classNames(styles.sum, 'font-semibold unbroken')}>
        <span aria-hidden="true">{sums.join('/')}</span>
        <span className="visually-hidden">{listWithOr(t, sums)}</span>
      </b>
    );
  }
  if (out)
    return (
      <b className={classNames(styles.sum, 'font-semibold unbroken')}>{t('sum.showing', { n: shown })}</b>
    );
  const sums = possibleTotalsOf(open).filter((total) => total < 28);
  return (
    <b className={classNames(styles.sum, 'font-semibold unbroken')}>
      <span aria-hidden="true">{t('sum.hidden', { totals: sums.join('/') })}</span>
      <span className="visually-hidden">{t('sum.hidden.name', { totals: listWithOr(t, sums) })}</span>
    </b>
  );
}

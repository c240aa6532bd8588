import type { HintLevel } from '@fivefold/room';
import type { Eight28Crystals, NextCardOdds, View, ViewExplanation } from '@fivefold/rules/eight28';
import { LeaderMark } from '../../table/LeaderMark.tsx';
import { PlayerName } from '../../table/PlayerName.tsx';
import { PlayerAvatar } from '../../table/SeatPlate.tsx';
import { classNames } from '../../ui/classNames.ts';
import { useIsCompactLayout, useLayout } from '../../ui/layout.ts';
import type { TablePlayer } from '../types.ts';
import { CrystalCount, FlyingCrystals } from './Crystal.tsx';
import { MY_MAX_OPEN_CARDS_SIDE_BY_SIDE } from './cardsSideBySide.ts';
import { Eight28Card } from './EightCard.tsx';
import styles from './MyCards.module.css';
import { Eight28OpenCards } from './OpenCards.tsx';
import type { Eight28RevealedHandState } from './roundReveal.ts';
import { type Eight28Translate, eight28CardName, listWithOr } from './words.ts';

interface MyCardsProps {
  readonly t: Eight28Translate;
  readonly player: TablePlayer;
  readonly view: View;
  readonly why: ViewExplanation;
  readonly hints: HintLevel;
  readonly leads: boolean;
  /** Set while the round is revealed. */
  readonly state?: Eight28RevealedHandState | null;
  /** Crystals on their way to me. */
  readonly gain?: Eight28Crystals | null;
}

/** My crystals, my cards and their possible totals. */
export function MyEight28Cards(props: MyCardsProps) {
  const { t, player, view, why, hints, leads, state = null, gain = null } = props;
  const { seat } = player;
  const { table } = view;
  const narrow = useIsCompactLayout('narrow');
  const most = MY_MAX_OPEN_CARDS_SIDE_BY_SIDE[useLayout()];
  const open = table.open[seat]!;
  const secret = table.phase.type === 'offer';
  const at = `${table.round}.${seat}`;
  const hole = eight28CardName(t, view.hole!);
  return (
    <div className={styles.mine} data-testid="me" data-drop="mine" data-state={state ?? undefined}>
      <div className={styles.who}>
        <PlayerAvatar player={player} out={why.seats[seat]!.out} />
        <div className={styles.name}>
          <PlayerName name={player.name} />
          {gain && <FlyingCrystals seat={seat} crystals={gain} />}
          <MyCrystals t={t} view={view} seat={seat} leads={leads} />
        </div>
      </div>
      <ul
        className={styles.cards}
        tabIndex={-1}
        aria-label={t('hand.label')}
        data-testid="hand"
        data-many={open.length > 2 || undefined}
        data-crowd={open.length > 5 || undefined}
        data-out={why.seats[seat]!.out || undefined}
      >
        <li key={at} className={styles.hole} data-flip={`hole-${at}`} data-flip-from="deck">
          <span className="visually-hidden">
            {t(secret ? 'card.hole' : 'card.hole.shown', { card: hole })}
          </span>
          <Eight28Card card={view.hole!} />
          {secret && (
            <span className={styles.secret} aria-hidden="true">
              {t('secret')}
            </span>
          )}
        </li>
        <Eight28OpenCards t={t} at={at} cards={open} sideBySide={narrow ? 1 : most} />
      </ul>
      <div className={styles.total}>
        {hints !== 'none' && <Total t={t} why={why} seat={seat} />}
        <span className={classNames(styles.purse, 'handheld-only')}>
          <MyCrystals t={t} view={view} seat={seat} leads={leads} />
        </span>
      </div>
      {hints === 'full' && why.draws.length > 0 && <Odds t={t} draws={why.draws} isPast={state !== null} />}
    </div>
  );
}

interface MyCrystalsProps {
  readonly t: Eight28Translate;
  readonly view: View;
  readonly seat: number;
  readonly leads: boolean;
}

function MyCrystals({ t, view, seat, leads }: MyCrystalsProps) {
  return (
    <span className="inline-flex items-center gap-1 text-xl" data-testid="my-score">
      {leads && <LeaderMark />}
      <CrystalCount t={t} crystals={view.table.crystals[seat]!} className="figure" counting />
    </span>
  );
}

function Total({
  t,
  why,
  seat,
}: {
  readonly t: Eight28Translate;
  readonly why: ViewExplanation;
  readonly seat: number;
}) {
  const { totals, verdict } = why.seats[seat]!;
  const inside = totals.filter((total) => total <= 28);
  if (verdict === 'direct-hit')
    return (
      <p className={styles.sum} data-testid="my-total">
        <span className="ink-2">{t('total.hit.label')}</span>{' '}
        <strong className="figure jade block text-2xl">{t('total.hit')}</strong>
      </p>
    );
  if (inside.length === 0)
    return (
      <p className={styles.sum} data-testid="my-total">
        <span className="ink-2">{t('total.label.one')}</span>{' '}
        <strong className="figure danger block text-2xl">
          {totals[0]}, {t('total.over')}
        </strong>
      </p>
    );
  return (
    <p className={styles.sum} data-testid="my-total">
      <span>{t(inside.length === 1 ? 'total.label.one' : 'total.label')}</span>{' '}
      <strong className="figure block text-2xl">{listWithOr(t, inside)}</strong>
    </p>
  );
}

const countOf = (draws: readonly NextCardOdds[], fits: (draw: NextCardOdds) => boolean): number =>
  draws.filter(fits).reduce((sum, draw) => sum + draw.unseen, 0);

interface OddsProps {
  readonly t: Eight28Translate;
  readonly draws: readonly NextCardOdds[];
  /** There is no next card in this round. */
  readonly isPast: boolean;
}

/** What the next card could do, counted over all cards that I do not see. */
function Odds({ t, draws, isPast }: OddsProps) {
  // The cards beside it must not move when the round is revealed.
  const style = { visibility: isPast ? 'hidden' : 'visible' } as const;
  const bust = countOf(draws, ({ verdict }) => verdict === 'bust');
  const all = countOf(draws, () => true);
  const eight = countOf(draws, ({ totals }) => totals.includes(8));
  const twentyEight = countOf(draws, ({ totals }) => totals.includes(28));
  const good = [
    ...(eight > 0 ? [t('odds.eight', { n: eight })] : []),
    ...(twentyEight > 0 ? [t('odds.twenty-eight', { n: twentyEight })] : []),
  ];
  if (good.length === 0 && bust === 0)
    return (
      <p className={styles.odds} style={style} data-testid="odds">
        {t('odds.none')}
      </p>
    );
  return (
    <p className={styles.odds} style={style} data-testid="odds">
      {t('odds.all', { n: all })} {good.map((part) => `${part}, `).join('')}
      {bust > 0 ? <b className="danger font-semibold">{t('odds.bust', { n: bust })}</b> : t('odds.safe')}
    </p>
  );
}

import {
  type Eight28Crystals,
  eight28CrystalPoints,
  type PotHalf,
  type PotHalfPreview,
  type PotPrize,
} from '@fivefold/rules/eight28';
import { type KeyboardEvent, useRef } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { TablePlayer } from '../types.ts';
import { CrystalCount } from './Crystal.tsx';
import styles from './Halves.module.css';
import type { PotHalfContest } from './halfContests.ts';
import { type Eight28Translate, eight28CrystalsName, listWithAnd } from './words.ts';

interface HalfChoice {
  readonly picked: PotHalf | null;
  readonly bids: readonly PotHalfPreview[];
  /** Whether to show what each half would bring. */
  readonly explain: boolean;
  readonly onPick: (half: PotHalf) => void;
  /** Called for the half that the arrow keys reach. */
  readonly onArrow: (half: PotHalf) => void;
}

interface HalvesProps {
  readonly t: Eight28Translate;
  readonly sides: readonly PotHalfContest[];
  readonly players: readonly TablePlayer[];
  readonly final: boolean;
  readonly choosing: HalfChoice | null;
}

const FIGURES: Readonly<Record<PotPrize, string>> = {
  eight: '8',
  'twenty-eight': '28',
  'direct-hit': '8 28',
};

/** The two halves with their contenders and winners; while I choose they are buttons. */
export function Eight28PotHalves({ t, sides, players, final, choosing }: HalvesProps) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!choosing || step === undefined) return;
    event.preventDefault();
    const options = [...(group.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
    const phase = options.indexOf(document.activeElement as HTMLElement);
    const next = (phase + step + options.length) % options.length;
    options[next]?.focus();
    const prize = sides[next]?.prize;
    if (prize && prize !== 'direct-hit') choosing.onArrow(prize);
  };
  return (
    <div
      ref={group}
      className={classNames(styles.halves, 'grid gap-3 w-full columns')}
      {...(choosing ? { role: 'radiogroup', 'aria-label': t('half.pick') } : {})}
    >
      {sides.map((side, i) => {
        const { prize } = side;
        const inner = <SideBody t={t} side={side} players={players} final={final} choosing={choosing} />;
        if (!choosing || prize === 'direct-hit')
          return (
            <section key={prize} className={styles.side} data-prize={prize} data-testid={`half-${prize}`}>
              {inner}
            </section>
          );
        const chosen = choosing.picked === prize;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a radio button cannot hold a list
          <button
            key={prize}
            type="button"
            role="radio"
            aria-checked={chosen}
            tabIndex={chosen || (choosing.picked === null && i === 0) ? 0 : -1}
            className={styles.side}
            data-prize={prize}
            data-chosen={chosen || undefined}
            data-testid={`half-${prize}`}
            onClick={() => choosing.onPick(prize)}
            onKeyDown={onKeyDown}
          >
            <span className={styles.radio} aria-hidden="true" />
            {inner}
          </button>
        );
      })}
    </div>
  );
}

interface SideBodyProps extends HalvesProps {
  readonly side: PotHalfContest;
}

function SideBody({ t, side, players, final, choosing }: Omit<SideBodyProps, 'sides'>) {
  const { prize, crystals, runners, award } = side;
  const bid = choosing?.bids.find(({ half }) => half === prize);
  return (
    <>
      <span className={classNames(styles.head, 'flex items-center gap-3')}>
        <span className={`figure ${styles.number}`} aria-hidden="true">
          {FIGURES[prize]}
        </span>
        <span className="grid min-w-0">
          <strong className="text-note">{t(`half.${prize}`)}</strong>
          <CrystalCount t={t} crystals={crystals} />
        </span>
      </span>
      {prize === 'direct-hit' && <span className="ink-2 text-sm">{t('half.direct-hit.text')}</span>}
      {bid && choosing && <BidText t={t} bid={bid} players={players} explain={choosing.explain} />}
      <span className={styles.runners}>
        {runners.length === 0 && !bid && <span className="ink-2 text-sm">{t('half.nobody')}</span>}
        {runners.map(({ seat, total, open }) => {
          const player = players[seat]!;
          const share = award?.shares.find((one) => one.seat === seat);
          return (
            <span
              key={seat}
              className={styles.runner}
              data-won={share !== undefined || undefined}
              data-lost={(award !== null && share === undefined) || undefined}
              data-open={open || undefined}
              title={open ? t('half.open', { name: player.name }) : undefined}
            >
              <Avatar face={player.face} />
              <bdi className="flex-1 font-medium truncate visually-hidden-low" title={player.name}>
                {player.name}
              </bdi>
              {open && <span className="visually-hidden">{t('half.open', { name: player.name })}</span>}
              <b className="figure text-lg">
                {prize === 'direct-hit' ? '' : total}
                {open && '?'}
              </b>
              {share && <Gain t={t} crystals={share.crystals} />}
            </span>
          );
        })}
      </span>
      {award && eight28CrystalPoints(award.rest) > 0 && (
        <span className="ink-2 text-sm">
          {t(final ? 'sheet.lost' : 'sheet.unwon', { n: award.rest.blue + award.rest.red })}
        </span>
      )}
    </>
  );
}

function Gain({ t, crystals }: { readonly t: Eight28Translate; readonly crystals: Eight28Crystals }) {
  return (
    <Chip tone="good" title={eight28CrystalsName(t, crystals)}>
      +{eight28CrystalPoints(crystals)}
    </Chip>
  );
}

interface BidTextProps {
  readonly t: Eight28Translate;
  readonly bid: PotHalfPreview;
  readonly players: readonly TablePlayer[];
  readonly explain: boolean;
}

/** Whom I would have to beat, and what it would bring against those who have chosen. */
function BidText({ t, bid, players, explain }: BidTextProps) {
  const { total, rivals, result, gain } = bid;
  const names = listWithAnd(
    t,
    rivals.map(({ seat }) => players[seat]!.name),
  );
  if (!explain) return <span className="ink-2 text-sm">{t('half.mine', { total })}</span>;
  return (
    <span
      className={classNames(
        styles.bid,
        'grid gap-half rounded-chip bg-paper-2 ink-2 text-sm leading-snug py-2 px-2',
      )}
      data-result={result}
    >
      <strong className="flex items-center gap-1 text-note">
        {result !== 'loses' && <Icon name="check" size={18} />}
        {result === 'loses'
          ? t('half.bid.loses', { total })
          : t(`half.bid.${result}`, { total, n: eight28CrystalPoints(gain) })}
      </strong>
      <span>
        {rivals.length === 0 ? t('half.free') : t('half.rivals', { names, total: rivals[0]!.total })}
      </span>
    </span>
  );
}

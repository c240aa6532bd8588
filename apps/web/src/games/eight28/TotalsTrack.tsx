import type { ViewExplanation } from '@fivefold/rules/eight28';
import type { CSSProperties } from 'react';
import { drawPlayerFace, faceBackground } from '../../ui/faces.tsx';
import { isHandheld, useIsCompactLayout, useLayout } from '../../ui/layout.ts';
import type { TablePlayer } from '../types.ts';
import styles from './TotalsTrack.module.css';
import { type Eight28Translate, listWithOr } from './words.ts';

/** The end of the track. */
export const EIGHT28_TRACK_END_TOTAL = 28;
/** The position of a total in percent of the width. */
const at = (total: number): string =>
  `${(Math.min(total, EIGHT28_TRACK_END_TOTAL) / EIGHT28_TRACK_END_TOTAL) * 100}%`;
/** In rem, so that the drawing grows with its figures. */
const rem = (pixels: number): string => `${pixels / 16}rem`;
const TICKS = Array.from({ length: EIGHT28_TRACK_END_TOTAL - 1 }, (_, i) => i + 1).filter((n) => n !== 8);
const NAMED = [4, 12, 16, 20, 24];
const PENTAGON = 'M50 6 94.7 38.5 77.6 91 22.4 91 5.3 38.5Z';
const BAND = 47;
/** Flags, band and numbers. */
const BAND_HEIGHT = 90;
const GOALS = [8, EIGHT28_TRACK_END_TOTAL];

interface TotalsTrackProps {
  readonly t: Eight28Translate;
  readonly why: ViewExplanation;
  readonly players: readonly TablePlayer[];
  readonly seat: number | null;
  /** Whether the others' bars are shown. */
  readonly ranges: boolean;
}

/** A scale from 0 to 28: my totals as flags, the possible totals of others as bars. */
export function Eight28TotalsTrack({ t, why, players, seat, ranges }: TotalsTrackProps) {
  const mine = seat === null ? [] : why.seats[seat]!.totals;
  const flags = mine.filter((total) => total <= EIGHT28_TRACK_END_TOTAL);
  const bars = players
    .filter((player) => ranges && player.seat !== seat && !why.seats[player.seat]!.out)
    .map((player) => {
      const inside = why.seats[player.seat]!.totals.filter((total) => total <= EIGHT28_TRACK_END_TOTAL);
      return {
        player,
        from: inside[0] ?? EIGHT28_TRACK_END_TOTAL,
        to: inside.at(-1) ?? EIGHT28_TRACK_END_TOTAL,
      };
    });
  const layout = useLayout();
  const short = useIsCompactLayout('short');
  const roomy = !isHandheld(layout) && !short;
  const pitch = bars.length > 4 ? (roomy ? 19 : 15) : bars.length > 3 ? (roomy ? 20 : 17) : 23;
  const face = Math.min(22, pitch);
  const name = [
    ...(mine.length > 0 ? [t('track.mine', { totals: listWithOr(t, mine) })] : []),
    ...bars.map(({ player, from, to }) => t('track.other', { name: player.name, from, to })),
  ].join('. ');
  const barsHeight = bars.length > 0 ? bars.length * pitch + 6 : 0;
  return (
    <div
      className={styles.track}
      style={{ '--band': rem(BAND_HEIGHT), '--bars': rem(barsHeight) } as CSSProperties}
      data-testid="track"
      data-bars={bars.length}
    >
      <svg
        className="flex-none w-full overflow-visible"
        role="img"
        aria-label={`${t('track.title')}. ${name}`}
        height={rem(BAND_HEIGHT)}
      >
        <BandDrawing />
        {flags.map((total) => (
          <svg key={total} x={at(total)} y="2" overflow="visible" aria-hidden="true" className={styles.flag}>
            <path d="M-16 0H16a4 4 0 0 1 4 4V28a4 4 0 0 1-4 4H8L0 43-8 32H-16a-4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" />
            <text y="24" className="figure">
              {total}
            </text>
          </svg>
        ))}
        {mine.length > 0 && flags.length === 0 && (
          <svg x="100%" y="2" overflow="visible" aria-hidden="true" className={styles.over}>
            <path d="M-30 0H6a4 4 0 0 1 4 4V28a4 4 0 0 1-4 4H-30a-4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z" />
            <text x="-12" y="24" className="figure">
              {mine[0]}
            </text>
          </svg>
        )}
      </svg>
      {bars.length > 0 && (
        <svg className="flex-none w-full overflow-visible" height={rem(barsHeight)} aria-hidden="true">
          {GOALS.map((n) => (
            <line key={n} x1={at(n)} x2={at(n)} y1="2" y2="100%" className={styles.drop} />
          ))}
          {bars.map(({ player, from, to }, row) => (
            <svg key={player.seat} y={rem(7 + row * pitch)} overflow="visible" aria-hidden="true">
              <line x1={at(from)} x2={at(to)} y1={rem(5)} y2={rem(5)} className={styles.bar} />
              <svg x={at(from)} overflow="visible" aria-hidden="true">
                <svg
                  x={rem(-face / 2)}
                  y={rem(5 - face / 2)}
                  width={rem(face)}
                  height={rem(face)}
                  viewBox="0 0 100 100"
                  data-face={player.face}
                  aria-hidden="true"
                >
                  <path d={PENTAGON} fill={faceBackground(player.face)} />
                  {drawPlayerFace(player.face)}
                </svg>
              </svg>
            </svg>
          ))}
        </svg>
      )}
    </div>
  );
}

/** The scale with both goals, as a drawing of its own. */
export function Eight28TrackScale({ label }: { readonly label: string }) {
  return (
    <svg
      className="flex-none w-full overflow-visible"
      role="img"
      aria-label={label}
      height={rem(BAND_HEIGHT)}
    >
      <BandDrawing />
    </svg>
  );
}

function BandDrawing() {
  return (
    <>
      <rect x="0" y={rem(BAND)} width={at(8)} height={rem(15)} className={styles.low} />
      <rect
        x={at(8)}
        y={rem(BAND)}
        width={`${(20 / EIGHT28_TRACK_END_TOTAL) * 100}%`}
        height={rem(15)}
        className={styles.high}
      />
      {TICKS.map((n) => (
        <line key={n} x1={at(n)} x2={at(n)} y1={rem(BAND + 3)} y2={rem(BAND + 12)} className={styles.tick} />
      ))}
      {GOALS.map((n) => (
        <g key={n}>
          <line x1={at(n)} x2={at(n)} y1={rem(BAND - 5)} y2={rem(BAND + 20)} className={styles.goal} />
          <text x={at(n)} y={rem(BAND + 39)} className={`figure text-xl ${styles.target}`}>
            {n}
          </text>
        </g>
      ))}
      {NAMED.map((n) => (
        <text key={n} x={at(n)} y={rem(BAND + 33)} className={styles.label}>
          {n}
        </text>
      ))}
    </>
  );
}

import { lazy, useState } from 'react';
import { gameTitle, manifests } from '../games/manifests.ts';
import { useT } from '../i18n/useT.ts';
import { loadChunk } from '../net/page.ts';
import { classNames } from '../ui/classNames.ts';
import { GameEmblem } from '../ui/Emblem.tsx';
import { FoldedPentagon } from '../ui/FoldedPentagon.tsx';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { LobbySeatButton } from './LobbySeatButton.tsx';
import styles from './RoundTable.module.css';
import { loadBotStrengths } from './useBotStrengths.ts';
import type { LobbyProps } from './useLobby.ts';
import { useLobbyT } from './words.ts';

const ChairMenu = lazy(async () => {
  const [{ SeatMenu }] = await Promise.all([loadChunk(() => import('./SeatMenu.tsx')), loadBotStrengths()]);
  return { default: SeatMenu };
});

/** Percent of the stage, clockwise from the chair nearest to me, for each number of chairs. */
const CHAIRS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [50, 88],
    [50, 12],
  ],
  3: [
    [50, 88],
    [15, 34],
    [85, 34],
  ],
  4: [
    [50, 88],
    [14, 52],
    [50, 12],
    [86, 52],
  ],
  5: [
    [50, 88],
    [16, 71],
    [15, 31],
    [85, 31],
    [84, 71],
  ],
  6: [
    [50, 88],
    [16, 71],
    [15, 31],
    [50, 12],
    [85, 31],
    [84, 71],
  ],
};

/** The table with all seats around it, mine nearest; a list on a phone. */
export function LobbySeatsAroundTable(props: LobbyProps) {
  const { view, chair } = props;
  const t = useT();
  const lobby = useLobbyT();
  const [open, setOpen] = useState<number | null>(null);
  const count = view.seats.length;
  const {
    players: { min },
    minutes,
  } = manifests[view.game];
  const order = view.seats.map((_, i) => (Math.max(0, chair) + i) % count);
  const offered = view.seats.findIndex((seat) => seat.kind === 'empty');
  const taken = view.seats.filter((seat) => seat.kind !== 'empty').length;
  return (
    <section className="grid min-h-0 min-w-0" aria-labelledby="seats">
      <h2 id="seats" className={styles.title}>
        {lobby('seats', { taken, all: count })}
      </h2>
      <div className={styles.stage}>
        <div className={styles.table} aria-hidden="true">
          <FoldedPentagon />
          <div className={styles.game}>
            <GameEmblem game={view.game} />
            <strong className="figure text-2xl">{gameTitle(view.game, t.lang)}</strong>
            <span className="font-semibold text-sm">
              {lobby('players.minutes', {
                players: t('app.players', { from: min, to: count }),
                n: minutes,
              })}
            </span>
          </div>
        </div>
        <ul className={classNames(styles.chairs, 'absolute inset-0')}>
          {order.map((seat, at) => (
            <LobbySeatButton
              key={seat}
              {...props}
              at={seat}
              position={CHAIRS[count]![at]!}
              offered={seat === offered}
              onOpen={() => setOpen(seat)}
            />
          ))}
        </ul>
      </div>
      {open !== null && view.seats[open] && (
        <SuspenseBoundary>
          <ChairMenu {...props} at={open} seat={view.seats[open]} onClose={() => setOpen(null)} />
        </SuspenseBoundary>
      )}
    </section>
  );
}

import { eight28CrystalPoints, type ViewExplanation } from '@fivefold/rules/eight28';
import type { CSSProperties } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Confetti } from '../../ui/Confetti.tsx';
import type { TablePlayer } from '../types.ts';
import styles from './RevealTrack.module.css';
import { type Eight28RoundReveal, eight28TrackPositionsOf } from './roundReveal.ts';
import { EIGHT28_TRACK_END_TOTAL, Eight28TrackScale } from './TotalsTrack.tsx';
import { type Eight28Translate, listWithAnd } from './words.ts';

interface RevealTrackProps {
  readonly t: Eight28Translate;
  readonly round: Eight28RoundReveal;
  readonly players: readonly TablePlayer[];
  /** Possible totals before the hole cards open. */
  readonly why: ViewExplanation;
  /** Whether bars show the possible totals. */
  readonly ranges: boolean;
}

/** The end of a round on the track: bars become faces, and faces stand at their totals. */
export function Eight28RevealTrack({ t, round, players, why, ranges }: RevealTrackProps) {
  const { states, awards, isHit } = round;
  return (
    <div className={styles.track} data-hit={isHit || undefined} data-testid="reveal">
      {isHit && <Confetti onEnd={() => undefined} />}
      <div className="relative">
        <Faces round={round} players={players} />
        <Eight28TrackScale label={t('track.title')} />
        <div>
          {players.map((player) =>
            states[player.seat] === 'closed' ? (
              <Lane key={player.seat} player={player} totals={ranges ? why.seats[player.seat]!.totals : []} />
            ) : (
              <div key={player.seat} className={styles.gone} />
            ),
          )}
        </div>
      </div>
      {awards.length > 0 && (
        <p className={styles.prizes}>
          {isHit && <strong className={`figure ${styles.hit}`}>{t('reveal.directHit')}</strong>}
          {awards.map(({ prize, shares }) => (
            <span
              key={prize}
              className={shares.length === 0 ? 'ink-2' : 'bg-paper rounded-chip lift py-1 px-3'}
            >
              {shares.length === 0
                ? t('half.nobody')
                : t(shares.length > 1 ? 'reveal.share' : 'reveal.takes', {
                    names: listWithAnd(
                      t,
                      shares.map(({ seat }) => players[seat]!.name),
                    ),
                    n: eight28CrystalPoints(shares[0]!.crystals),
                  })}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

interface FacesProps {
  readonly round: Eight28RoundReveal;
  readonly players: readonly TablePlayer[];
}

function Faces({ round, players }: FacesProps) {
  const faces = players
    .filter(({ seat }) => round.states[seat] !== 'closed')
    .flatMap((player) =>
      eight28TrackPositionsOf(round, player.seat).map((total, i) => ({ player, total, isSecond: i > 0 })),
    );
  return faces.map(({ player, total, isSecond }, i) => {
    const beside = faces.slice(0, i).filter((other) => Math.min(other.total, 29) === Math.min(total, 29));
    const state = round.states[player.seat];
    return (
      <span
        key={`${player.seat}.${isSecond}`}
        className={styles.face}
        style={
          {
            '--at': Math.min(total, EIGHT28_TRACK_END_TOTAL + 1) / EIGHT28_TRACK_END_TOTAL,
            '--beside': beside.length,
          } as CSSProperties
        }
        data-state={total > EIGHT28_TRACK_END_TOTAL ? 'over' : state}
        data-flip={`face-${player.seat}${isSecond ? '-second' : ''}`}
        data-flip-from={`face-${player.seat}`}
        title={`${player.name}: ${total}`}
      >
        <Avatar face={player.face} {...(state === 'leads' ? { ring: null, tone: 'good' } : {})} />
      </span>
    );
  });
}

interface LaneProps {
  readonly player: TablePlayer;
  readonly totals: readonly number[];
}

function Lane({ player, totals }: LaneProps) {
  const inside = totals.filter((total) => total <= EIGHT28_TRACK_END_TOTAL);
  const from = inside[0] ?? EIGHT28_TRACK_END_TOTAL / 2;
  const to = inside.at(-1) ?? from;
  return (
    <div
      className={styles.lane}
      style={
        { '--from': from / EIGHT28_TRACK_END_TOTAL, '--to': to / EIGHT28_TRACK_END_TOTAL } as CSSProperties
      }
    >
      <span className="grid" data-flip={`face-${player.seat}`}>
        <Avatar face={player.face} />
      </span>
    </div>
  );
}

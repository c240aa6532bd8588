import { eight28CrystalPoints, type View, type ViewExplanation } from '@fivefold/rules/eight28';
import { PlayerName } from '../../table/PlayerName.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { TablePlayer } from '../types.ts';
import { CrystalCount } from './Crystal.tsx';
import { Eight28PotHalves } from './Halves.tsx';
import { potHalfContestsOf } from './halfContests.ts';
import styles from './RoundSheet.module.css';
import { type Eight28Translate, listWithAnd } from './words.ts';

interface RoundSheetProps {
  readonly t: Eight28Translate;
  readonly view: View;
  readonly why: ViewExplanation;
  readonly players: readonly TablePlayer[];
}

/** The end of a round: both halves, what is left over, the points, and who has not continued. */
export function Eight28RoundSheet({ t, view, why, players }: RoundSheetProps) {
  const { table } = view;
  const { phase } = table;
  if (phase.type !== 'round-end' && phase.type !== 'over') return null;
  const { pot, aside } = phase.distribution;
  const left = aside.blue + aside.red;
  const bust = players.filter(({ seat }) => why.seats[seat]!.verdict === 'bust');
  const best = Math.max(...table.crystals.map(eight28CrystalPoints));
  return (
    <section className={styles.sheet} data-testid="score-sheet">
      <header className={styles.head}>
        <h2>{table.final ? t('sheet.final') : t('sheet.title', { n: table.round })}</h2>
        <p className="ink-2">{t('sheet.pot', { n: pot.blue + pot.red })}</p>
      </header>
      <Eight28PotHalves
        t={t}
        sides={potHalfContestsOf(view, why)}
        players={players}
        final={table.final}
        choosing={null}
      />
      {(bust.length > 0 || left > 0) && (
        <p className={styles.rest}>
          {bust.length > 0 && (
            <span>
              {t('sheet.bust', {
                names: listWithAnd(
                  t,
                  bust.map(({ seat, name }) => `${name} (${why.seats[seat]!.totals[0]})`),
                ),
              })}
            </span>
          )}
          {left > 0 && <span>{t(table.final ? 'sheet.lost' : 'sheet.aside', { n: left })}</span>}
        </p>
      )}
      <ul
        className={classNames(styles.standings, 'not-phone not-short not-tv')}
        aria-label={t('sheet.standings')}
      >
        {players.map(({ seat, name, face, me }) => (
          <li
            key={seat}
            className="flex items-center gap-2"
            data-me={me || undefined}
            data-best={eight28CrystalPoints(table.crystals[seat]!) === best || undefined}
          >
            <Avatar face={face} />
            <PlayerName name={name} className={styles.name} />
            <CrystalCount t={t} crystals={table.crystals[seat]!} className="figure" />
            {phase.type === 'round-end' && (
              <span
                className={classNames('jade', styles.mark)}
                title={t(table.waiting.includes(seat) ? 'seat.reading' : 'seat.ready')}
              >
                {!table.waiting.includes(seat) && <Icon name="check" size={16} />}
                <span className="visually-hidden">
                  {t(table.waiting.includes(seat) ? 'seat.reading' : 'seat.ready')}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

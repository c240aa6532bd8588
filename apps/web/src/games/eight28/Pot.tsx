import type { HintLevel } from '@fivefold/room';
import type { Eight28Crystals, View, ViewExplanation } from '@fivefold/rules/eight28';
import { useIsTelevision } from '../../tv/TelevisionContext.ts';
import { classNames } from '../../ui/classNames.ts';
import { CrystalCount, CrystalIcon, CrystalShape } from './Crystal.tsx';
import { Eight28Deck } from './Deck.tsx';
import styles from './Pot.module.css';
import type { Eight28Translate } from './words.ts';

interface PotProps {
  readonly t: Eight28Translate;
  readonly view: View;
  readonly why: ViewExplanation;
  readonly hints: HintLevel;
  /** Set while I must answer: the deck can be dragged onto my cards. */
  readonly onTake: (() => void) | null;
  /** In a reveal: what the pot holds, which does not drop in again. */
  readonly crystals?: Eight28Crystals;
}

/** The pot, its shares, the supply and the deck. */
export function Eight28Pot({ t, view, why, hints, onTake, crystals }: PotProps) {
  const { pot, final } = view.table;
  const { eight, 'twenty-eight': twentyEight, odd } = why.halves;
  const n = pot.blue + pot.red;
  const television = useIsTelevision();
  const left = odd.blue + odd.red;
  return (
    <section className={styles.pot} data-testid="pot">
      <span className={`relative grid not-low not-narrow ${styles.box}`}>
        <i className={styles.source} data-flip="pot" />
        <Tray crystals={crystals ?? pot} still={crystals !== undefined} />
      </span>
      <div className={classNames(styles.words, 'grid gap-2 grid-cols-1')}>
        <h2 className={classNames('text-3xl', styles.title)}>{t('pot.title', { n })}</h2>
        <p className={classNames(styles.shares, 'flex flex-wrap gap-2')}>
          <span
            className={classNames(
              styles.share,
              'inline-flex items-center gap-1 rounded-chip font-semibold text-sm',
            )}
          >
            <CrystalCount t={t} crystals={eight} /> {t('pot.eight')}
          </span>
          <span
            className={classNames(
              styles.share,
              'inline-flex items-center gap-1 rounded-chip font-semibold text-sm',
            )}
          >
            <CrystalCount t={t} crystals={twentyEight} /> {t('pot.twenty-eight')}
          </span>
          {left > 0 && (
            <span
              className={classNames(
                styles.share,
                'inline-flex items-center gap-1 rounded-chip font-semibold text-sm',
              )}
              data-odd="true"
            >
              {t(final ? 'pot.odd.final' : 'pot.odd', { n: left })}
            </span>
          )}
        </p>
        {!television && (
          <p className={'ink-2 not-phone not-short'}>
            {supplyText(t, view)} {hints === 'full' && <span>{t('track.text')}</span>}
          </p>
        )}
      </div>
      <Supply t={t} crystals={view.table.supply} />
      <Eight28Deck t={t} size={view.deckSize} onTake={onTake} />
    </section>
  );
}

function supplyText(t: Eight28Translate, { table }: View): string {
  const { supply, final } = table;
  if (!final) return supply.blue > 0 ? t('supply.blue', { n: supply.blue }) : t('supply.soon');
  return supply.red > 0 ? t('supply.red', { n: supply.red }) : t('supply.empty');
}

/** On a small screen the supply is two numbers. */
function Supply({ t, crystals }: { readonly t: Eight28Translate; readonly crystals: Eight28Crystals }) {
  const name = t('supply.title', { blue: crystals.blue, red: crystals.red });
  return (
    <span className={styles.stock} title={name}>
      <span className="visually-hidden">{name}</span>
      <span className="inline-flex items-center gap-1" aria-hidden="true">
        <CrystalIcon /> {crystals.blue}
      </span>
      <span className="inline-flex items-center gap-1" aria-hidden="true">
        <CrystalIcon red /> {crystals.red}
      </span>
    </span>
  );
}

interface CrystalPosition {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
const MOST = 21;

/** Positions of the crystals: rows from back to front, smaller the more there are. */
function spotsFor(all: number): readonly CrystalPosition[] {
  const count = Math.min(all, MOST);
  const rows = count <= 2 ? 1 : count <= 9 ? 2 : 3;
  const scale = count <= 5 ? 1 : count <= 9 ? 0.8 : 0.62;
  let left = count;
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const here = Math.ceil(left / (rows - row));
    left -= here;
    const y = 86 - (rows - 1 - row) * 40 * scale;
    return Array.from({ length: here }, (_, i) => ({
      x: 115 + (i - (here - 1) / 2 + (rows === 3 && row === 1 ? 0.5 : 0)) * 46 * scale,
      // The middle of a row is a little higher, like a heap.
      y: y - (here > 2 && i > 0 && i < here - 1 ? 15 * scale : 0),
      scale,
    }));
  });
}

/** A box with the crystals. The newest one drops in. */
function Tray({
  crystals: { blue, red },
  still,
}: {
  readonly crystals: Eight28Crystals;
  readonly still: boolean;
}) {
  const kinds = [...Array.from({ length: blue }, () => false), ...Array.from({ length: red }, () => true)];
  const spots = spotsFor(kinds.length);
  return (
    <svg className={classNames('overflow-visible', styles.tray)} viewBox="0 0 230 148" aria-hidden="true">
      <path d="M1 98 46 67H184L229 98 186 141H44Z" fill="#e9e1e7" />
      <path d="M1 98 46 67 56 86 28 99Z" fill="#f3edf1" />
      <path d="M229 98 184 67 174 86 202 99Z" fill="#dcd0d9" />
      <path d="M28 99 56 82H174L202 99 176 125H54Z" fill="#b8a7b4" />
      <path d="M1 98 28 99 54 125 44 141Z" fill="#f7f3f5" />
      <path d="M229 98 202 99 176 125 186 141Z" fill="#d5c7d1" />
      <path d="M54 125H176L186 141H44Z" fill="#fdfbf5" />
      {spots.map(({ x, y, scale }, i) => {
        const key = `${i}`;
        return (
          <g key={key} transform={`translate(${x} ${y}) scale(${scale})`}>
            <g className={still ? undefined : styles.crystal} data-testid="pot-crystal">
              <CrystalShape {...(kinds[i] ? { red: true } : {})} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

import {
  attributePatternsInLine,
  type Card,
  type Color,
  IOTA_CARD_ATTRIBUTES,
  type IotaCardAttribute,
  type IotaShape,
} from '@fivefold/rules/iota';
import type { FirstHandSlipProps } from '../../firstHand/script.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IOTA_CARD_COLORS, IOTA_COLOR_PATTERNS, IOTA_SHADE_COLORS, IOTA_SHAPE_PATHS } from './cardArt.ts';
import { iotaFirstHandMessages } from './firstHand/words.ts';
import styles from './LineRuleChecklist.module.css';

/** Checks color, shape and number of a line one by one; the last card is the one to lay. */
export function IotaLineRuleChecklist({ cards, refused }: FirstHandSlipProps) {
  const t = iotaFirstHandMessages.useT();
  const line = cards as readonly Card[];
  const standings = attributePatternsInLine(line);
  const said = (attribute: IotaCardAttribute) =>
    t('slip.attribute', { what: t(`slip.${attribute}`), how: t(`slip.${standings[attribute]}`) });
  const values = { color: said('color'), shape: said('shape'), number: said('number') };
  const fits = IOTA_CARD_ATTRIBUTES.every((attribute) => standings[attribute] !== 'mixed');
  // That a line is broken is seen when the card is tried.
  const open = (attribute: IotaCardAttribute) => standings[attribute] === 'mixed' && !refused;
  return (
    <div
      className={styles.slip}
      role="img"
      aria-label={t(fits ? 'slip.fits' : 'slip.breaks', values)}
      data-testid="slip"
    >
      {IOTA_CARD_ATTRIBUTES.map((attribute) => (
        <div key={attribute} className={styles.row} data-standing={standings[attribute]}>
          <span>{t(`slip.${attribute}`)}</span>
          <span className="flex gap-2">
            {line.map((card, i) => (
              <span key={card} className={styles.sign} data-next={i === line.length - 1 || undefined}>
                <AttributeSign attribute={attribute} card={card} />
              </span>
            ))}
          </span>
          <span className={styles.verdict} data-open={open(attribute) || undefined}>
            {open(attribute) ? (
              '?'
            ) : (
              <>
                <Icon name={standings[attribute] === 'mixed' ? 'close' : 'check'} size={18} />
                {t(`slip.${standings[attribute]}`)}
              </>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}

/** One attribute of a card: its weave, its outline or its figure. */
function AttributeSign({ attribute, card }: { readonly attribute: IotaCardAttribute; readonly card: Card }) {
  if (attribute === 'number') return <b className="figure">{card[2]}</b>;
  const color = card[0] as Color;
  const weave = IOTA_COLOR_PATTERNS[color];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {attribute === 'color' ? (
        <>
          <rect width="100" height="100" rx="14" fill={IOTA_CARD_COLORS[color]} />
          <path
            d={weave.d}
            fill="none"
            stroke={IOTA_SHADE_COLORS[color]}
            strokeOpacity=".46"
            strokeWidth={weave.width}
            {...(weave.dash ? { strokeDasharray: weave.dash, strokeLinecap: 'round' } : {})}
          />
        </>
      ) : (
        <path
          d={IOTA_SHAPE_PATHS[card[1] as IotaShape]}
          fill="none"
          stroke="currentColor"
          strokeWidth="9"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

import { type Card, type Cards, type Color, RED7_COLORS } from '@fivefold/rules/red7';
import { classNames } from '../../ui/classNames.ts';
import styles from './Canvas.module.css';
import legend from './Legend.module.css';
import { Red7ColorRulesLegend } from './Legend.tsx';
import { Red7Card, Red7StartCard } from './Red7Card.tsx';
import { Red7RuleColorChip } from './RuleSign.tsx';
import { type Red7Translate, red7CardName } from './words.ts';

interface CanvasProps {
  readonly t: Red7Translate;
  readonly canvas: Cards;
  readonly rule: Color;
  /** Part of my draft; a tap takes it back. */
  readonly staged: { readonly step: number; readonly takeBack: () => void } | null;
  /** A picked card may go here. */
  readonly onPlace: (() => void) | null;
  readonly from: string | null;
  /** The publicly known top card of the deck, where the header has no room for it. */
  readonly onDeck: Card | null;
  /** The rule has just changed. */
  readonly changed?: boolean;
}

/** The rule of the canvas: its card, its text, and the color order that breaks ties. */
export function Red7Canvas({ t, canvas, rule, staged, onPlace, from, onDeck, changed }: CanvasProps) {
  const top: Card | null = canvas.at(-1) ?? null;
  const name = top === null ? t('canvas.start') : red7CardName(t, top);
  const below = canvas.at(-2) ?? null;
  const drawn =
    top === null ? <Red7StartCard /> : <Red7Card card={top} state={staged ? 'pending' : 'normal'} />;
  return (
    <section
      className={styles.canvas}
      aria-label={t('canvas.name', { card: name, rule: t(`rule.${rule}`) })}
      data-drop="canvas"
      data-open={onPlace !== null || undefined}
      data-testid="canvas"
      data-rule={rule}
      data-changed={changed || undefined}
    >
      {onPlace && (
        <button
          type="button"
          tabIndex={-1}
          className={classNames(legend.cover, 'absolute inset-0 z-1')}
          aria-label={t('slot.canvas')}
          onClick={onPlace}
        />
      )}
      <div className={classNames('relative', styles.card)}>
        {top !== null && (
          // Seen while the new card is on its way.
          <div className="absolute inset-0" aria-hidden="true" data-testid="canvas-below">
            {below === null ? <Red7StartCard /> : <Red7Card card={below} />}
          </div>
        )}
        <div
          className="relative"
          key={top ?? 'start'}
          data-flip={`card-${top ?? 'start'}`}
          data-flip-from={from ?? undefined}
        >
          {staged ? (
            <button
              type="button"
              aria-label={t('back.this', { card: name })}
              onClick={staged.takeBack}
              data-testid="canvas-staged"
            >
              {drawn}
              <span className="card-tag">{t('step', { n: staged.step })}</span>
            </button>
          ) : (
            drawn
          )}
        </div>
      </div>
      <div className={classNames(styles.words, 'grid gap-2 min-w-0 justify-items-start')}>
        <p className={classNames(styles.label, 'ink-2 text-sm visually-hidden-short-phone')}>
          {t(staged || changed ? 'canvas.new' : 'canvas.label')}
        </p>
        <h2>{t(`rule.${rule}`)}</h2>
        <p className="ink-2 not-phone leading-snug">{t('canvas.tie')}</p>
        <Red7ColorRulesLegend t={t} rule={rule}>
          <ol className={classNames(styles.order, 'flex flex-wrap gap-1')} aria-label={t('canvas.order')}>
            {[...RED7_COLORS].reverse().map((color) => (
              <li
                key={color}
                className="rounded-chip"
                title={t(`sets.${color}`)}
                data-now={color === rule || undefined}
              >
                <span className="visually-hidden">{t(`color.${color}`)}</span>
                <Red7RuleColorChip color={color} />
              </li>
            ))}
          </ol>
        </Red7ColorRulesLegend>
      </div>
      {onDeck && (
        <p
          className={styles.deck}
          title={t('fact.known', { card: red7CardName(t, onDeck) })}
          data-testid="on-deck"
        >
          <Red7Card card={onDeck} />
          <span aria-hidden="true">{t('deck.top')}</span>
          <span className="visually-hidden">{t('fact.known', { card: red7CardName(t, onDeck) })}</span>
        </p>
      )}
    </section>
  );
}

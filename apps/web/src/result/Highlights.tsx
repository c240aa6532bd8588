import type { TableView } from '@fivefold/room';
import type { CSSProperties } from 'react';
import type { AnyGameModule, GameHighlight } from '../games/types.ts';
import { joinNamesWithAnd } from '../state/selectors.ts';
import { useTableT } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { useIsCompactLayout } from '../ui/layout.ts';
import styles from './Result.module.css';
import { useResultT } from './words.ts';

const SHOWN = 3;
const SHOWN_CARDS = 5;

interface HighlightsProps {
  readonly table: TableView;
  readonly game: AnyGameModule;
  /** Opens the replay at the step of this event. */
  readonly onWatch: (event: number) => void;
}

/** The best moments of the game, each with a way to see it again. */
export function GameHighlights({ rail = false, ...props }: HighlightsProps & { readonly rail?: boolean }) {
  return gameHighlightsOf(props.table, props.game).map((highlight) => (
    <GameHighlightCard key={highlight.kind} {...props} highlight={highlight} rail={rail} />
  ));
}

export const gameHighlightsOf = (table: TableView, game: AnyGameModule): readonly GameHighlight[] =>
  game.highlights(table.history.map(({ event }) => event)).slice(0, SHOWN);

/** On phones the moments lie in a row that scrolls sideways. */
export function GameHighlightsRail(props: HighlightsProps) {
  const result = useResultT();
  const narrow = useIsCompactLayout('narrow');
  return (
    <section
      style={RAIL}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={result('tab.moments')}
      data-rail="true"
      data-testid="highlights-rail"
    >
      <GameHighlights {...props} rail={!narrow} />
    </section>
  );
}

const RAIL: CSSProperties = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(19rem, 88%), 1fr)',
  gap: 'var(--space-3)',
  overflowX: 'auto',
  overflowWrap: 'break-word',
  marginInline: 'calc(-1 * var(--margin))',
  padding: 'var(--space-half) var(--margin) var(--space-2)',
};

interface HighlightCardProps extends Omit<HighlightsProps, 'onWatch'> {
  readonly highlight: GameHighlight;
  /** The cards stand beside the words. */
  readonly rail?: boolean;
  /** A television has nobody to press a button. */
  readonly onWatch?: HighlightsProps['onWatch'];
}

export function GameHighlightCard({ highlight, table, game, rail = false, onWatch }: HighlightCardProps) {
  const result = useResultT();
  const cards = keyed(highlight.cards);
  return (
    <section
      className="paper content-start font-medium text-md gap-2 justify-items-start"
      style={rail && cards.length > 0 ? BESIDE : undefined}
      data-rises="true"
      data-testid="highlight"
    >
      {game.drawCard && cards.length > 0 && (
        <div
          className={classNames(styles.moment, onWatch && 'not-short')}
          style={rail ? LEFT : undefined}
          role="img"
          aria-label={highlight.cards.map((card) => game.nameCard(card, result.lang)).join(', ')}
        >
          {cards.map(({ key, card }, i) => (
            <span key={key} style={i > 0 && (rail || cards.length > 3) ? OVERLAP : undefined}>
              {game.drawCard?.(card)}
            </span>
          ))}
        </div>
      )}
      <h2 className="plain-heading font-medium ink-2">{result(`high.${highlight.kind}`)}</h2>
      <HighlightSentence highlight={highlight} table={table} />
      {onWatch && (
        <Button icon="play" onClick={() => onWatch(highlight.at)} data-testid="highlight-watch">
          {result('high.watch')}
        </Button>
      )}
    </section>
  );
}

/** Four cards side by side are wider than a moment. */
const OVERLAP = { marginInlineStart: 'calc(-0.45 * var(--card-w) - var(--space-2))' };
const BESIDE = { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 'var(--space-4)' };
const LEFT = { gridRow: '1 / span 3', alignSelf: 'center', '--card-w': '2.25rem' } as CSSProperties;

/** A joker may be there twice. */
const keyed = (cards: readonly string[]) =>
  cards.slice(0, SHOWN_CARDS).map((card, i) => ({ key: `${card} ${i}`, card }));

interface HighlightSentenceProps {
  readonly highlight: GameHighlight;
  readonly table: TableView;
}

function HighlightSentence({ highlight: { kind, seats, n }, table }: HighlightSentenceProps) {
  const t = useTableT();
  const result = useResultT();
  const names = seats.map((seat) => (seat === table.seat ? t('result.you') : table.players[seat]!.name));
  const who = joinNamesWithAnd(names, (first, last) => t('table.and', { first, last }));
  return <p>{result(`high.${kind}.text`, { who, n })}</p>;
}

import type { TableView } from '@fivefold/room';
import type { AnyGameModule, GameHighlight } from '../games/types.ts';
import { joinNamesWithAnd } from '../state/selectors.ts';
import { useTableT } from '../table/words.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Result.module.css';
import { useResultT } from './words.ts';

const SHOWN = 3;
const SHOWN_CARDS = 4;

interface HighlightsProps {
  readonly table: TableView;
  readonly game: AnyGameModule;
  /** Opens the replay at the step of this event. */
  readonly onWatch: (event: number) => void;
}

/** The best moments of the game, each with a way to see it again. */
export function GameHighlights({ table, game, onWatch }: HighlightsProps) {
  return gameHighlightsOf(table, game).map((highlight) => (
    <GameHighlightCard key={highlight.kind} {...{ highlight, table, game, onWatch }} />
  ));
}

export const gameHighlightsOf = (table: TableView, game: AnyGameModule): readonly GameHighlight[] =>
  game.highlights(table.history.map(({ event }) => event)).slice(0, SHOWN);

interface HighlightCardProps extends Omit<HighlightsProps, 'onWatch'> {
  readonly highlight: GameHighlight;
  /** A television has nobody to press a button. */
  readonly onWatch?: HighlightsProps['onWatch'];
}

export function GameHighlightCard({ highlight, table, game, onWatch }: HighlightCardProps) {
  const result = useResultT();
  return (
    <section className={styles.fact} data-testid="highlight">
      {game.drawCard && highlight.cards.length > 0 && (
        <div
          className={styles.moment}
          role="img"
          aria-label={highlight.cards.map((card) => game.nameCard(card, result.lang)).join(', ')}
        >
          {keyed(highlight.cards).map(({ key, card }) => (
            <span key={key} style={highlight.cards.length > 3 ? OVERLAP : undefined}>
              {game.drawCard?.(card)}
            </span>
          ))}
        </div>
      )}
      <h2>{result(`high.${highlight.kind}`)}</h2>
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
const OVERLAP = { marginInlineEnd: '-0.75rem' };

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

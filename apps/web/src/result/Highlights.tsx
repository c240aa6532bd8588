import type { TableView } from '@fivefold/room';
import type { AnyGameModule, Highlight } from '../games/types.ts';
import { storyContextOf } from '../state/selectors.ts';
import { bestRoundOf, winningMargin } from './highlights.ts';
import styles from './Result.module.css';
import { useResultT } from './words.ts';

const SHOWN = 2;

/** Highlights of the game itself first, then those of the score sheet. */
export function Highlights({ table, game }: { readonly table: TableView; readonly game: AnyGameModule }) {
  const t = useResultT();
  const { outcome, history, view } = table;
  if (!outcome) return null;
  const context = storyContextOf(table, t.lang);
  const events = history.map(({ event }) => event);
  const round = bestRoundOf(outcome);
  const lead = winningMargin(outcome);
  const told: readonly Highlight[] = [
    ...(game.highlights?.(events, game.why(view), context) ?? []),
    ...(round
      ? [
          {
            title: t('high.round'),
            text:
              round.seat === context.me
                ? t('high.round.you', { n: round.points, round: round.round })
                : t('high.round.text', {
                    who: context.nameOf(round.seat),
                    n: round.points,
                    round: round.round,
                  }),
          },
        ]
      : []),
    ...(lead === null ? [] : [{ title: t('high.lead'), text: t('high.lead.text', { n: lead }) }]),
  ];
  return told.slice(0, SHOWN).map(({ title, text }) => (
    <section key={title} className={styles.fact} data-testid="highlight">
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  ));
}

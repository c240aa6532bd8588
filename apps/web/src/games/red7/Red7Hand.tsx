import type { HintLevel } from '@fivefold/room';
import { type Card, red7NumberOfCard, sortStrongestCardFirst, type View } from '@fivefold/rules/red7';
import type { CSSProperties } from 'react';
import { CardHand } from '../../table/Hand.tsx';
import { useTableActions } from '../../table/TableContext.tsx';
import type { TablePlayer } from '../types.ts';
import { leadPlacementOf, Red7LeadTag } from './LeadTag.tsx';
import { red7NoLeadReasonText } from './moveAssessment.ts';
import { Red7Card } from './Red7Card.tsx';
import styles from './Red7Hand.module.css';
import type { Red7TurnDraft } from './useTurnDraft.ts';
import { type Red7Translate, red7CardName, upperFirst } from './words.ts';

interface Red7HandProps {
  readonly t: Red7Translate;
  readonly view: View;
  readonly turn: Red7TurnDraft;
  readonly players: readonly TablePlayer[];
  readonly hints: HintLevel;
  /** It is my turn. */
  readonly mine: boolean;
  /** I am out of this round. */
  readonly out: boolean;
  /** An action is pending: nothing can be picked. */
  readonly busy: boolean;
  readonly onPlace: (to: 'palette' | 'canvas', card: Card) => void;
}

/** With at most this many cards, labels fit above them. */
const ROOMY_CARD_COUNT = 5;

/** My cards, highest first, with where each would lead or why it would not. */
export function Red7Hand({ t, view, turn, players, hints, mine, out, busy, onPlace }: Red7HandProps) {
  const actions = useTableActions();
  const { look, picked } = turn;
  const acts = view.table.options.actions;
  const judged = hints === 'full' && mine;
  const tag = (card: Card) => (judged ? leadPlacementOf(turn, card) : null);
  const isFresh = (card: Card) => mine && view.table.phase.type === 'after-draw' && card === view.hand.at(-1);

  const actionOf = (card: Card): string | null => {
    const number = red7NumberOfCard(card);
    return acts && number % 2 === 1 ? t(`act.${number as 1 | 3 | 5 | 7}`) : null;
  };
  const nameIn = (card: Card): string => {
    const name = red7CardName(t, card);
    const leads = tag(card);
    const whole = leads === null ? name : t(`card.${leads}`, { card: name });
    if (isFresh(card)) return t('card.new', { card: whole });
    const act = actionOf(card);
    return act === null ? whole : `${whole}, ${act}`;
  };
  /** Why the card does not lead, and what its action does. */
  const hintFor = (card: Card): string | null => {
    const reason = judged && card !== picked ? red7NoLeadReasonText({ t, view, turn, players }, card) : null;
    const act = actionOf(card);
    if (act === null) return reason;
    return [reason, upperFirst(act)].filter(Boolean).join(' ');
  };
  const refuse = (card: Card): string | null => {
    if (!look || turn.choice('palette', card) || turn.choice('canvas', card)) return null;
    if (look.owes === 'to-canvas') return t('refuse.seven');
    if (look.owes === 'take') return t('refuse.one');
    return t(look.prospect === 'gamble' ? 'refuse.draws' : 'refuse.done');
  };
  const cards = sortStrongestCardFirst(look?.hand ?? view.hand);
  return (
    <div className={styles.room} data-many={cards.length > ROOMY_CARD_COUNT || undefined}>
      <div className={styles.cards} style={{ '--n': cards.length } as CSSProperties}>
        <CardHand
          cards={cards}
          label={t('hand')}
          keyOf={String}
          nameOf={nameIn}
          selected={picked === null ? [] : [picked]}
          idle={!turn.composing || busy}
          refusalFor={refuse}
          tooltipFor={hintFor}
          onDrop={(card, place) => {
            if (place === 'palette' || place === 'canvas') onPlace(place, card);
          }}
          onPick={(card) => {
            actions.sound('select');
            turn.pick(card);
          }}
          tag={(card) => (
            <Red7LeadTag
              t={t}
              tag={tag(card)}
              fresh={isFresh(card)}
              crowded={cards.length > ROOMY_CARD_COUNT}
            />
          )}
          draw={(card, chosen) => (
            <Red7Card card={card} acts={acts} state={chosen ? 'selected' : out ? 'disabled' : 'normal'} />
          )}
        />
      </div>
    </div>
  );
}

import type { Event, IotaPlayScore, PlacedCard } from '@fivefold/rules/iota';
import { createElement } from 'react';
import type { MessagePart } from '../../i18n/core.ts';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameLogLine, GameLogLineContext, GameStory } from '../types.ts';
import { InlineIotaCards } from './InlineIotaCards.tsx';
import { gameMessages, type IotaTranslate, iotaPlacedCardNames } from './words.ts';

/** The drawing leaves out the positions; the text names them. */
const drawn = (t: IotaTranslate, placed: readonly PlacedCard[]): MessagePart => ({
  text: iotaPlacedCardNames(t, placed),
  node: createElement(InlineIotaCards, { cards: placed.map(({ card }) => card) }),
});

/** What doubled the points. */
function because(t: IotaTranslate, { chains, fourCards, lastCard }: IotaPlayScore): readonly MessagePart[] {
  const why = [
    ...(chains > 0 ? [t('log.chains', { n: chains })] : []),
    ...(fourCards ? [t('log.fourCards')] : []),
    ...(lastCard ? [t('log.lastCard')] : []),
  ];
  return why.length === 0 ? [] : t.parts('log.because', { why: why.join(', ') });
}

export const gameStory: GameStory<Event> = {
  lines(event, { lang, me, nameOf }: GameLogLineContext): readonly GameLogLine[] {
    const t = translatorFor(gameMessages, lang);
    if (event.type === 'deck-ran-out')
      return [{ seat: null, heading: true, parts: t.parts('log.deck-ran-out') }];
    if (event.type === 'game-ended')
      return [{ seat: null, heading: true, parts: t.parts(`log.ended.${event.reason}`) }];
    const { seat } = event;
    const who = nameOf(seat);
    const mine = seat === me;
    switch (event.type) {
      case 'recycled': {
        const card = drawn(t, [event]);
        return [
          {
            seat,
            parts: mine ? t.parts('log.recycled.you', { card }) : t.parts('log.recycled', { who, card }),
          },
        ];
      }
      case 'placed': {
        const cards = drawn(t, event.placements);
        return [
          {
            seat,
            parts: mine ? t.parts('log.placed.you', { cards }) : t.parts('log.placed', { who, cards }),
          },
        ];
      }
      case 'scored': {
        const n = event.score.total;
        const parts = mine ? t.parts('log.scored.you', { n }) : t.parts('log.scored', { who, n });
        const why = because(t, event.score);
        return [{ seat, parts: [...parts, ...why], joins: [...t.parts('log.for', { n }), ...why] }];
      }
      case 'passed': {
        const n = event.swapped;
        if (n === 0)
          return [{ seat, parts: mine ? t.parts('log.passed.you') : t.parts('log.passed', { who }) }];
        return [
          { seat, parts: mine ? t.parts('log.swapped.you', { n }) : t.parts('log.swapped', { who, n }) },
        ];
      }
      case 'drew': {
        const n = event.count;
        return [
          {
            seat,
            passing: true,
            parts: mine ? t.parts('log.drew.you', { n }) : t.parts('log.drew', { who, n }),
          },
        ];
      }
    }
  },

  sound(event, { me }) {
    switch (event.type) {
      case 'placed':
      case 'recycled':
        return 'place';
      case 'scored':
        return event.seat === me ? 'gain' : null;
      case 'game-ended':
        return 'win';
      default:
        return null;
    }
  },
};

import { type Card, cardColorOf, type Event } from '@fivefold/rules/my-number';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameStory, LogLine, LogLineContext } from '../types.ts';
import { goalNames, words } from './words.ts';

export const story: GameStory<Event> = {
  lines(event, { lang, me, nameOf }: LogLineContext): readonly LogLine[] {
    const t = translatorFor(words, lang);
    const take = (card: Card) => t(`take.${cardColorOf(card)}`);
    switch (event.type) {
      case 'card-selected':
        return [
          {
            seat: event.seat,
            passing: true,
            parts:
              event.seat === me
                ? t.parts('log.ready.you')
                : t.parts('log.ready', { who: nameOf(event.seat) }),
          },
        ];
      case 'cards-revealed':
        return [
          {
            seat: null,
            heading: true,
            parts: t.parts('log.turn', { round: event.round, turn: event.turn }),
          },
          ...event.takes.map(({ seat, played, took }): LogLine => {
            const values = { played, color: take(took), took };
            return {
              seat,
              parts:
                seat === me
                  ? t.parts('log.take.you', values)
                  : t.parts('log.take', { ...values, who: nameOf(seat) }),
            };
          }),
        ];
      case 'last-cards-placed':
        return event.cards.map(({ seat, card }): LogLine => {
          const values = { color: take(card), card };
          return {
            seat,
            parts:
              seat === me
                ? t.parts('log.last.you', values)
                : t.parts('log.last', { ...values, who: nameOf(seat) }),
          };
        });
      case 'round-scored':
        return event.scores.map(
          ({ total }, seat): LogLine => ({
            seat,
            parts:
              seat === me
                ? t.parts('log.score.you', { n: total })
                : t.parts('log.score', { n: total, who: nameOf(seat) }),
          }),
        );
      case 'continued':
        return [];
      case 'round-started':
        return [
          { seat: null, heading: true, parts: t.parts('log.round', { n: event.round }) },
          // Dealt, not chosen: nobody did it.
          { seat: null, parts: t.parts('log.order', { order: event.order.join('–') }) },
          ...(event.goals.length > 0
            ? [{ seat: null, parts: t.parts('log.goals', { goals: goalNames(t, event.goals) }) }]
            : []),
        ];
      case 'game-ended':
        return event.winners.map(
          (seat): LogLine => ({
            seat,
            parts: seat === me ? t.parts('log.win.you') : t.parts('log.win', { who: nameOf(seat) }),
          }),
        );
    }
  },

  sound(event, { me }) {
    switch (event.type) {
      case 'card-selected':
        return event.seat === me ? 'seal' : null;
      case 'cards-revealed':
        return 'reveal';
      case 'game-ended':
        return 'win';
      default:
        return null;
    }
  },
};

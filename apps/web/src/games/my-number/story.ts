import { type Card, type Event, myNumberCardColorOf } from '@fivefold/rules/my-number';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameLogLine, GameLogLineContext, GameStory } from '../types.ts';
import { gameMessages, myNumberGoalNames } from './words.ts';

export const gameStory: GameStory<Event> = {
  lines(event, { lang, me, nameOf }: GameLogLineContext): readonly GameLogLine[] {
    const t = translatorFor(gameMessages, lang);
    const take = (card: Card) => t(`take.${myNumberCardColorOf(card)}`);
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
          ...event.takes.map(({ seat, played, took }): GameLogLine => {
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
        return event.cards.map(({ seat, card }): GameLogLine => {
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
          ({ total }, seat): GameLogLine => ({
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
            ? [{ seat: null, parts: t.parts('log.goals', { goals: myNumberGoalNames(t, event.goals) }) }]
            : []),
        ];
      case 'game-ended':
        return event.winners.map(
          (seat): GameLogLine => ({
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

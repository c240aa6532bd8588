import type { Card, Event, PilePart } from '@fivefold/rules/podelim';
import { createElement } from 'react';
import type { MessagePart as Piece } from '../../i18n/core.ts';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameLogLine, GameLogLineContext, GameStory } from '../types.ts';
import { InlinePodelimCards } from './PodelimCard.tsx';
import { gameMessages, playerNames, podelimCardNames, podelimPartSizesText } from './words.ts';

export const gameStory: GameStory<Event> = {
  lines(event, { lang, me, nameOf }: GameLogLineContext): readonly GameLogLine[] {
    const t = translatorFor(gameMessages, lang);
    const drawn = (cards: readonly Card[]): Piece => ({
      text: podelimCardNames(t, cards),
      node: createElement(InlinePodelimCards, { cards }),
    });
    const it = (part: PilePart) => t(`part.${part.color}.it`);
    const names = (seats: readonly number[]) => playerNames(t, seats, me, nameOf);
    const table = (parts: readonly Piece[]): readonly GameLogLine[] => [{ seat: null, parts }];
    switch (event.type) {
      case 'row-dealt':
        return [{ seat: null, heading: true, parts: t.parts('log.round', { n: event.round }) }];
      case 'pile-split': {
        const { seat, pile, parts } = event;
        const sizes = podelimPartSizesText(parts);
        if (seat === null) return table(t.parts(`log.cut.${pile.color ?? 'white'}`, { sizes }));
        const values = { part: pile.color === null ? t('row.it') : t(`part.${pile.color}.it`), sizes };
        return [
          {
            seat,
            parts:
              seat === me
                ? t.parts('log.split.you', values)
                : t.parts('log.split', { ...values, who: nameOf(seat) }),
          },
        ];
      }
      case 'part-discarded':
      case 'part-taken': {
        const { seat, part, cards } = event;
        const key = event.type === 'part-taken' ? 'log.take' : 'log.discard';
        const values = { part: it(part), cards: drawn(cards) };
        return [
          {
            seat,
            parts:
              seat === me ? t.parts(`${key}.you`, values) : t.parts(key, { ...values, who: nameOf(seat) }),
          },
        ];
      }
      case 'voted':
        return [
          {
            seat: event.seat,
            passing: true,
            parts:
              event.seat === me
                ? t.parts('log.voted.you')
                : t.parts('log.voted', { who: nameOf(event.seat) }),
          },
        ];
      case 'votes-revealed':
        return [{ seat: null, passing: true, parts: t.parts('log.votes') }];
      case 'part-unclaimed':
        return table(t.parts('log.unclaimed', { part: it(event.part), cards: drawn(event.cards) }));
      case 'card-lost':
        return table(t.parts('log.lost', { names: names(event.contenders), cards: drawn([event.card]) }));
      case 'part-contested': {
        const { part, contenders } = event;
        const values = { names: names(contenders), color: t(`pick.${part.color}`) };
        return [
          {
            seat: me !== null && contenders.includes(me) ? me : contenders[0]!,
            parts: t.parts(contenders.length === 2 ? 'log.contest.two' : 'log.contest.more', values),
          },
        ];
      }
      case 'jokers-placed': {
        const { seat, values: stacks } = event;
        const values = {
          n: stacks.length,
          cards: drawn([...new Set(stacks)].map((value): Card => `${value}`)),
        };
        return [
          {
            seat,
            parts:
              seat === me
                ? t.parts('log.jokers.you', values)
                : t.parts('log.jokers', { ...values, who: nameOf(seat) }),
          },
        ];
      }
      case 'jokers-waiting': {
        const { seat, jokers: n } = event;
        return [
          {
            seat,
            parts:
              seat === me
                ? t.parts('log.waiting.you', { n })
                : t.parts('log.waiting', { n, who: nameOf(seat) }),
          },
        ];
      }
      case 'round-ended':
        return [];
      case 'game-ended':
        return event.points.map(
          (n, seat): GameLogLine => ({
            seat,
            parts:
              seat === me ? t.parts('log.score.you', { n }) : t.parts('log.score', { n, who: nameOf(seat) }),
          }),
        );
    }
  },

  sound(event, { me }) {
    switch (event.type) {
      case 'voted':
        return event.seat === me ? 'seal' : null;
      case 'votes-revealed':
        return 'reveal';
      case 'pile-split':
      case 'part-discarded':
      case 'jokers-placed':
        return 'place';
      case 'game-ended':
        return 'win';
      case 'part-taken':
        return event.seat === me ? 'gain' : null;
      case 'part-contested':
      case 'card-lost':
        return me !== null && event.contenders.includes(me) ? 'conflict' : null;
      case 'row-dealt':
      case 'part-unclaimed':
      case 'jokers-waiting':
      case 'round-ended':
        return null;
    }
  },
};

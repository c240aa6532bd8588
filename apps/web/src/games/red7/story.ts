import { type Card, type Event, red7ColorOfCard } from '@fivefold/rules/red7';
import { createElement } from 'react';
import type { MessagePart } from '../../i18n/core.ts';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameLogLine, GameLogLineContext, GameStory } from '../types.ts';
import { Red7CardChip } from './Red7CardChip.tsx';
import {
  gameMessages,
  red7CardName as nameOfCard,
  type Red7Translate,
  red7PaletteStandingText,
} from './words.ts';

/** Drawn, with text for screen readers. */
const drawn = (t: Red7Translate, card: Card, form: 'color' | 'adds' = 'adds'): MessagePart => ({
  text: nameOfCard(t, card, form),
  node: createElement(Red7CardChip, { card }),
});

export const gameStory: GameStory<Event> = {
  lines(event, { lang, me, nameOf }: GameLogLineContext): readonly GameLogLine[] {
    const t = translatorFor(gameMessages, lang);
    switch (event.type) {
      case 'palette-played': {
        const card = drawn(t, event.card);
        return said(
          event.seat,
          event.seat === me
            ? t.parts('log.palette.you', { card })
            : t.parts('log.palette', { who: nameOf(event.seat), card }),
          t.parts('join.palette', { card }),
        );
      }
      case 'card-moved-to-canvas':
      case 'canvas-played': {
        const values = { card: drawn(t, event.card), rule: t(`sets.${red7ColorOfCard(event.card)}`) };
        const key = event.type === 'canvas-played' ? 'log.canvas' : 'log.moved';
        return said(
          event.seat,
          event.seat === me
            ? t.parts(`${key}.you`, values)
            : t.parts(key, { ...values, who: nameOf(event.seat) }),
          event.type === 'canvas-played'
            ? t.parts(event.seat === me ? 'join.canvas.you' : 'join.canvas', values)
            : undefined,
        );
      }
      case 'card-taken': {
        const card = drawn(t, event.card);
        if (event.from === me)
          return said(
            event.seat,
            t.parts('log.taken.mine', { who: nameOf(event.seat), card }),
            t.parts('join.taken.mine', { card }),
          );
        const values = { card, from: nameOf(event.from) };
        return said(
          event.seat,
          event.seat === me
            ? t.parts('log.taken.you', values)
            : t.parts('log.taken', { ...values, who: nameOf(event.seat) }),
          t.parts(event.seat === me ? 'join.taken.you' : 'join.taken', values),
        );
      }
      case 'card-drawn': {
        const who = nameOf(event.seat);
        const card = event.card && drawn(t, event.card);
        if (card === null)
          return said(
            event.seat,
            event.seat === me ? t.parts('log.drawn.you') : t.parts('log.drawn', { who }),
            t.parts(event.seat === me ? 'join.drawn.you' : 'join.drawn'),
          );
        return said(
          event.seat,
          event.seat === me
            ? t.parts('log.drawn.known.you', { card })
            : t.parts('log.drawn.known', { who, card }),
          t.parts(event.seat === me ? 'join.known.you' : 'join.known', { card }),
        );
      }
      case 'turn-ended': {
        const set = red7PaletteStandingText(t, event.rule, event.cards);
        const parts =
          event.seat === me
            ? t.parts('log.leads.you', { set })
            : t.parts('log.leads', { who: nameOf(event.seat), set });
        return [{ seat: event.seat, passing: true, parts }];
      }
      case 'eliminated':
        return [
          {
            seat: event.seat,
            out: event.reason,
            parts:
              event.seat === me
                ? t.parts(`log.out.${event.reason}.you`)
                : t.parts(`log.out.${event.reason}`, { who: nameOf(event.seat) }),
          },
        ];
      case 'round-won': {
        const who = nameOf(event.seat);
        if (event.cards.length === 0)
          return said(event.seat, event.seat === me ? t.parts('log.won.you') : t.parts('log.won', { who }));
        return said(
          event.seat,
          event.seat === me
            ? t.parts('log.scored.you', { n: event.points })
            : t.parts('log.scored', { who, n: event.points }),
        );
      }
      case 'continued':
        return [
          {
            seat: event.seat,
            passing: true,
            parts:
              event.seat === me
                ? t.parts('log.continued.you')
                : t.parts('log.continued', { who: nameOf(event.seat) }),
          },
        ];
      case 'round-started': {
        const card = drawn(t, event.palettes[event.leader]![0]!, 'color');
        const [who, first] = [nameOf(event.leader), nameOf(event.first)];
        const startParts = () => {
          if (event.leader === me) return t.parts('log.start.lead', { first, card });
          if (event.first === me) return t.parts('log.start.first', { who, card });
          return t.parts('log.start', { who, first, card });
        };
        return [
          { seat: null, heading: true, parts: t.parts('log.round', { n: event.round }) },
          {
            seat: null,
            parts: startParts(),
          },
        ];
      }
      case 'game-ended':
        return said(null, t.parts(`log.over.${event.reason}`));
    }
  },

  sound(event, { me }) {
    switch (event.type) {
      case 'palette-played':
      case 'card-moved-to-canvas':
      case 'canvas-played':
        return 'place';
      case 'eliminated':
        return event.seat === me ? 'conflict' : null;
      case 'round-won':
        return event.cards.length > 0 ? 'gain' : null;
      case 'round-started':
        return 'reveal';
      case 'game-ended':
        return 'win';
      default:
        return null;
    }
  },
};

/** A line of its own, or an addition to the line of the same move. */
const said = (
  seat: number | null,
  parts: GameLogLine['parts'],
  joins?: GameLogLine['parts'],
): readonly GameLogLine[] => [{ seat, parts, ...(joins ? { joins } : {}) }];

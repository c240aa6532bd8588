import {
  type Eight28Crystals,
  type Event,
  eight28CrystalPoints,
  type PotPrizeAward,
} from '@fivefold/rules/eight28';
import { translatorFor } from '../../i18n/useT.ts';
import type { GameLogLine, GameLogLineContext, GameStory } from '../types.ts';
import { type Eight28Translate, eight28CardName, eight28CrystalsName, gameMessages } from './words.ts';

const countOf = ({ blue, red }: Eight28Crystals): number => blue + red;

export const gameStory: GameStory<Event> = {
  lines(event, context: GameLogLineContext): readonly GameLogLine[] {
    const { lang, me, nameOf } = context;
    const t = translatorFor(gameMessages, lang);
    const table = (parts: GameLogLine['parts'], heading = false): GameLogLine => ({
      seat: null,
      parts,
      heading,
    });
    switch (event.type) {
      case 'round-started': {
        const carried = countOf(event.pot);
        return [
          table(t.parts('log.round', { n: event.round }), true),
          ...(carried > 0 ? [table(t.parts('log.round.pot', { n: carried }))] : []),
        ];
      }
      case 'turn-started': {
        const mine = event.dealer === me;
        const who = nameOf(event.dealer);
        const n = countOf(event.pot);
        const parts =
          event.placed === null
            ? mine
              ? t.parts('log.deals.empty.you')
              : t.parts('log.deals.empty', { who })
            : mine
              ? t.parts('log.deals.you', { n })
              : t.parts('log.deals', { who, n });
        return [table(t.parts('log.turn', { n: event.turn }), true), { seat: event.dealer, parts }];
      }
      case 'final-round-began':
        return [table(t.parts('log.final'))];
      case 'card-taken': {
        const card = eight28CardName(t, event.card);
        return [
          {
            seat: event.seat,
            parts:
              event.seat === me
                ? t.parts('log.take.you', { card })
                : t.parts('log.take', { who: nameOf(event.seat), card }),
          },
        ];
      }
      case 'card-declined':
        return [
          {
            seat: event.seat,
            parts:
              event.seat === me
                ? t.parts('log.decline.you')
                : t.parts('log.decline', { who: nameOf(event.seat) }),
          },
        ];
      case 'went-out':
        return [
          {
            seat: event.seat,
            parts:
              event.seat === me
                ? t.parts('log.out.you', { n: event.shown })
                : t.parts('log.out', { who: nameOf(event.seat), n: event.shown }),
          },
        ];
      case 'deck-ran-out':
        return [table(t.parts('log.deck'))];
      case 'round-ended':
        return [table(t.parts(`log.end.${event.reason}`))];
      case 'holes-revealed': {
        const cards = event.holes
          .map((hole, seat) => {
            const card = eight28CardName(t, hole);
            return seat === me
              ? t('log.holes.you', { card })
              : t('log.holes.who', { who: nameOf(seat), card });
          })
          .join(', ');
        return [table(t.parts('log.holes', { cards }))];
      }
      case 'half-chosen': {
        const { seat, half, total } = event;
        return [
          {
            seat,
            parts:
              seat === me
                ? t.parts(`log.choice.${half}.you`, { total })
                : t.parts(`log.choice.${half}`, { who: nameOf(seat), total }),
          },
        ];
      }
      case 'awarded':
        return awardLines(t, event.award, context);
      case 'crystals-set-aside': {
        const n = countOf(event.crystals);
        return n === 0 ? [] : [table(t.parts('log.aside', { n }))];
      }
      case 'continued':
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
      case 'game-ended': {
        const n = Math.max(...event.points);
        return event.points.flatMap((points, seat): GameLogLine[] =>
          points < n
            ? []
            : [
                {
                  seat,
                  parts:
                    seat === me
                      ? t.parts('log.win.you', { n })
                      : t.parts('log.win', { who: nameOf(seat), n }),
                },
              ],
        );
      }
    }
  },

  sound(event, { me }) {
    switch (event.type) {
      case 'card-taken':
        return 'place';
      // The last answer and the end of a round come together: only the reveal sounds.
      case 'holes-revealed':
        return 'reveal';
      case 'half-chosen':
        return 'select';
      case 'awarded':
        return event.award.shares.some(
          (share) => share.seat === me && eight28CrystalPoints(share.crystals) > 0,
        )
          ? 'gain'
          : null;
      case 'went-out':
        return event.seat === me ? 'conflict' : null;
      case 'game-ended':
        return 'win';
      default:
        return null;
    }
  },
};

function awardLines(
  t: Eight28Translate,
  award: PotPrizeAward,
  { me, nameOf }: GameLogLineContext,
): readonly GameLogLine[] {
  const { prize, total, shares } = award;
  if (total === null) return [{ seat: null, parts: t.parts(`log.nobody.${prize}`) }];
  return shares.map(({ seat, crystals }): GameLogLine => {
    const gain = eight28CrystalsName(t, crystals);
    const values = { total, gain };
    if (prize === 'direct-hit')
      return {
        seat,
        parts:
          seat === me
            ? t.parts('log.won.direct-hit.you', { gain })
            : t.parts('log.won.direct-hit', { who: nameOf(seat), gain }),
      };
    return {
      seat,
      parts:
        seat === me
          ? t.parts(`log.won.${prize}.you`, values)
          : t.parts(`log.won.${prize}`, { ...values, who: nameOf(seat) }),
    };
  });
}

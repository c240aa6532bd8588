import { fastRandom, type GameId, games, type Random } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { browserGames } from './browserGame.ts';

export const composesOf = (game: GameId) => browserGames[game].player.composes;

/** Each seat has its own random numbers, so that a game does not depend on speed. */
export type Luck = (actor: Actor) => Random;

export function luckOf(seed: number): Luck {
  const own = new Map<Actor, Random>();
  return (actor) => {
    const random = own.get(actor) ?? fastRandom(seed * 100 + actor.table.seat!);
    own.set(actor, random);
    return random;
  };
}

interface Seated {
  readonly table: { readonly game: GameId; readonly view: unknown };
}

/** The next action of this seat, from its own view. */
export function choiceOf({ table: { game, view } }: Seated, random: Random): unknown {
  return browserGames[game].player.choose([...games[game]!.legal(view)], view, random);
}

/** Makes one decision in the page, and waits until it is durable and shown. */
export async function decide(actor: Actor, random: Random): Promise<void> {
  await actor.shown();
  const { received, table } = actor;
  const action = choiceOf(actor, random);
  const { answeredMoves } = received;
  const refused = received.refusals.length;
  await browserGames[table.game].player.perform(actor, action, table.view);
  await received.until(`the answer to ${JSON.stringify(action)}`, (now) => now.answeredMoves > answeredMoves);
  if (received.refusals.length > refused)
    throw new Error(`${actor.name}: ${JSON.stringify(action)} was refused: ${received.refusals.at(-1)}`);
}

const isOver = (actor: Actor) => actor.table.status !== 'playing';

/** Plays until `enough` or the end; those who choose at the same time do so in parallel. */
export async function playOn(
  actors: readonly Actor[],
  luck: Luck,
  enough: (actor: Actor) => boolean = isOver,
): Promise<void> {
  const [first] = actors as [Actor];
  while (!isOver(first) && !enough(first)) {
    const asked = actors.filter(({ table }) => table.waitingFor.includes(table.seat!));
    await Promise.all(asked.map((actor) => decide(actor, luck(actor))));
    const move = Math.max(...actors.map(({ table }) => table.move));
    for (const { received } of actors)
      await received.until(`move ${move}`, ({ table }) => table.move >= move);
  }
}

import type { Random } from '@fivefold/rules';
import { expect } from '@playwright/test';
import type { Actor } from '../fixtures/actor.ts';
import { readPractice } from '../fixtures/practice.ts';
import { browserGames } from './browserGame.ts';
import { choiceOf } from './player.ts';

/** Plays a practice game in the page until `enough`, or to its end. */
export async function playPractice(
  actor: Actor,
  slot: string,
  random: Random,
  enough: (moves: number) => boolean = () => false,
): Promise<void> {
  for (;;) {
    await expect(async () => {
      await readPractice(actor, slot);
      const { waitingFor, seat, status } = actor.table;
      expect(status !== 'playing' || waitingFor.includes(seat!)).toBe(true);
    }).toPass({ intervals: [30, 60, 100] });
    const moves = await readPractice(actor, slot);
    if (actor.table.status !== 'playing' || enough(moves)) return;
    await actor.shown();
    await actor.skip();
    const { game, view } = actor.table;
    await browserGames[game].player.perform(actor, choiceOf(actor, random), view);
    await expect.poll(() => readPractice(actor, slot), { intervals: [30, 60, 100] }).toBeGreaterThan(moves);
  }
}

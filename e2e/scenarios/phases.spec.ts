// In every phase of every game: a reload and a lost connection leave the decision, and what was chosen, where they were.
import { fastRandom, GAME_IDS, type Random } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { begin, type Robot } from '../fixtures/robot.ts';
import { expect, test } from '../fixtures/test.ts';
import { STAGES } from '../players/phases.ts';
import { decide } from '../players/player.ts';
import { robotsMove } from '../players/robots.ts';

/** What somebody can do and has chosen: cards with their names, what is open to be pressed, what is sealed. */
const offers = (anna: Actor) =>
  anna.page.evaluate(() => {
    const table = document.querySelector('[data-testid=table]');
    const all = (what: string) => [...(table?.querySelectorAll<HTMLElement>(what) ?? [])];
    return {
      cards: all('[role=option]').map(
        (card) => `${card.ariaLabel} ${card.ariaDisabled} ${card.ariaSelected}`,
      ),
      open: all('[data-testid]:is(button, input):not(:disabled, [aria-disabled])')
        .map(({ dataset }) => dataset.testid!)
        .filter((id) => id !== 'nudge'), // comes after a while
      sealed: all('[data-testid=sealed]').map(({ innerText }) => innerText),
    };
  });

const MOVES = ['confirm-move', 'take', 'decline', 'continue', 'pass', 'fold', 'change'];

async function comesBack(anna: Actor, shows: readonly string[]): Promise<void> {
  await anna.shown();
  await anna.skip();
  for (const id of shows) await expect(anna.see(id).first()).toBeVisible();
  const before = await offers(anna);

  await anna.page.reload();
  await anna.see('table').waitFor();
  await expect.poll(() => offers(anna), 'after a reload').toEqual(before);

  await anna.context.setOffline(true);
  await expect(anna.see('banner').first()).toBeVisible();
  expect((await offers(anna)).open.filter((id) => MOVES.includes(id))).toEqual([]);
  await anna.context.setOffline(false);
  await expect(anna.see('banner')).toHaveCount(0);
  await expect.poll(() => offers(anna), 'online again').toEqual(before);
}

/** The next decision of the game: through the window where it is Anna's and she was just looked at, otherwise quickly. */
async function next(robots: readonly Robot[], anna: Actor, byHand: boolean, random: Random): Promise<void> {
  const isHers = robots[0]!.table.waitingFor[0] === 0;
  if (byHand && isHers) await decide(anna, random);
  else await robotsMove(robots, random);
  const move = Math.max(...[...robots, anna].map(({ table }) => table.move));
  for (const { mirror } of [...robots, anna])
    await mirror.until(`move ${move}`, ({ table }) => table.move >= move);
}

for (const game of GAME_IDS)
  test(`${game}: reload, offline and online in every phase`, async ({ robots: room, actor }) => {
    const { seats, luck, options, phases } = STAGES[game];
    const robots = await room(game, ['Anna', 'Max', 'Otto'].slice(0, seats), options);
    await begin(robots);
    const anna = await actor('Anna', { token: robots[0]!.token });
    await anna.visit(robots[0]!.mirror.view!.code);
    const random = fastRandom(luck);
    const left = new Set(phases);
    while (left.size > 0) {
      const here = [...left].filter(({ isAt }) => isAt(robots[0]!.table.view, 0));
      for (const phase of here) {
        await test.step(phase.name, () => comesBack(anna, phase.shows));
        left.delete(phase);
      }
      expect(robots[0]!.table.status, `still to come: ${[...left].map(({ name }) => name)}`).toBe('playing');
      await next(robots, anna, here.length > 0, random);
    }
  });

import type { Random } from '@fivefold/rules';
import type { Robot } from '../fixtures/robot.ts';
import { choiceOf } from './player.ts';

/** Plays the next decision; false when the game is over. */
export async function robotsMove(robots: readonly Robot[], random: Random): Promise<boolean> {
  const [seat] = robots[0]!.table.waitingFor;
  if (seat === undefined) return false;
  const robot = robots[seat]!;
  await robot.act(choiceOf(robot, random));
  const { move } = robot.table;
  for (const { mirror } of robots) await mirror.until(`move ${move}`, ({ table }) => table.move >= move);
  return true;
}

/** Plays until `enough`, or to the end. */
export async function robotsPlay(
  robots: readonly Robot[],
  random: Random,
  enough: (view: unknown) => boolean = () => false,
): Promise<void> {
  while (!enough(robots[0]!.table.view) && (await robotsMove(robots, random)));
}

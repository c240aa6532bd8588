import { fastRandom, type Random } from '@fivefold/rules';
import { type HeadlessPlayer, startGame } from '../fixtures/headlessPlayer.ts';
import { choiceOf } from './player.ts';

/** Plays the next decision; false when the game is over. */
export async function playHeadlessMove(
  headlessPlayers: readonly HeadlessPlayer[],
  random: Random,
): Promise<boolean> {
  const [seat] = headlessPlayers[0]!.table.waitingFor;
  if (seat === undefined) return false;
  const player = headlessPlayers[seat]!;
  await player.act(choiceOf(player, random));
  const { move } = player.table;
  for (const { received } of headlessPlayers)
    await received.until(`move ${move}`, ({ table }) => table.move >= move);
  return true;
}

/** Plays until `enough`, or to the end. */
export async function playHeadless(
  headlessPlayers: readonly HeadlessPlayer[],
  random: Random,
  enough: (view: unknown) => boolean = () => false,
): Promise<void> {
  while (!enough(headlessPlayers[0]!.table.view) && (await playHeadlessMove(headlessPlayers, random)));
}

/** Starts a game and plays it to its end. */
export async function playWholeGame(
  headlessPlayers: readonly HeadlessPlayer[],
): Promise<readonly HeadlessPlayer[]> {
  await startGame(headlessPlayers);
  await playHeadless(headlessPlayers, fastRandom(5));
  return headlessPlayers;
}

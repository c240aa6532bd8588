import type { StoredLocalGameSlot } from '../localRoom/storedGames.ts';
import { PastGamesButton } from './PastGamesButton.tsx';
import { PracticeSetup } from './PracticeSetup.tsx';

/** In the menu of the table. A game that goes on from a replay has nothing to set. */
export function PracticeMenu({ slot }: { readonly slot: StoredLocalGameSlot }) {
  return (
    <>
      {slot !== 'play-on' && <PracticeSetup game={slot} running />}
      <PastGamesButton />
    </>
  );
}

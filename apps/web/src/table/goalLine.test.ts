import { LANGUAGES } from '@fivefold/art';
import { GAME_IDS } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { loadGameModule } from '../games/registry.ts';

// The goal line hides itself where its text is missing.
test.each(GAME_IDS.flatMap((game) => LANGUAGES.map((lang) => [game, lang] as const)))(
  '%s says in %s how one wins, in a line and in a short one',
  async (game, lang) => {
    const { words } = await loadGameModule(game);
    await words.load(lang);
    expect(words.maybe(lang, 'goal')).toMatch(/\p{L}/u);
    expect(words.maybe(lang, 'goal.short')).toMatch(/^.{5,60}$/);
  },
);

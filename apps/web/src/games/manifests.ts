import type { GameId } from '@fivefold/rules';
import type { Lang } from '../i18n/core.ts';
import { translatorFor } from '../i18n/language.ts';
import { groupFilesByGame } from './groupFilesByGame.ts';
import type { GameManifest, GameTexts } from './types.ts';

/** What menus show of every game, without loading its rules and its table. */
export const manifests = groupFilesByGame(
  'manifest.ts',
  import.meta.glob<GameManifest>('./*/manifest.ts', { eager: true, import: 'manifest' }),
);

export const gameTitle = (game: GameId, lang: Lang): string =>
  translatorFor<GameTexts>(manifests[game].texts, lang)('title');

export const gameTagline = (game: GameId, lang: Lang): string =>
  translatorFor<GameTexts>(manifests[game].texts, lang)('promise');

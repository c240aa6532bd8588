import { eight28Art } from './games/eight28.ts';
import { iotaArt } from './games/iota.ts';
import { myNumberArt } from './games/my-number.ts';
import { podelimArt } from './games/podelim.ts';
import { red7Art } from './games/red7.ts';
import type { GameArt } from './shapes.ts';

export { ANIMAL_DRAWINGS, BOT_FACE_DRAWINGS, type FaceDrawing, PENTAGON_PATH } from './faces.ts';
export { LANGUAGES, type Language, LOCALES, preferredLanguage } from './languages.ts';
export { EMBLEM_BOX, type EmblemShape, type GameArt, type NumberShape, type PathShape } from './shapes.ts';

export const gameArt = {
  podelim: podelimArt,
  'my-number': myNumberArt,
  iota: iotaArt,
  red7: red7Art,
  eight28: eight28Art,
} as const satisfies Record<string, GameArt>;

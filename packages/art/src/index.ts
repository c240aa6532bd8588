export { ANIMAL_DRAWINGS, BOT_FACE_DRAWINGS, type FaceDrawing, PENTAGON_PATH, polygonsOf } from './faces.ts';
export * as gameArt from './games.ts';
export { LANGUAGES, type Language, LOCALES, preferredLanguage } from './languages.ts';
export { EMBLEM_BOX, type EmblemShape, type GameArt, type NumberShape, type PathShape } from './shapes.ts';

import { MAX_REMEMBERED_MEMBER_FACES } from './roomLimits.ts';
import type { Room } from './types.ts';
import type { MemberId } from './view.ts';

/** The animals that people choose from. */
export const ANIMAL_FACES = [
  'fox',
  'hare',
  'owl',
  'fish',
  'cat',
  'swan',
  'bear',
  'whale',
  'frog',
  'deer',
  'elephant',
  'penguin',
  'snail',
  'turtle',
  'butterfly',
  'mouse',
] as const;
export type AnimalFace = (typeof ANIMAL_FACES)[number];

/** Each bot has a name and a thing of its own. The names are short, the same in every language, and distinct when read aloud. */
export const BOT_FACES = {
  Pico: 'kite',
  Luma: 'lamp',
  Taro: 'drum',
  Zuza: 'star',
  Bruno: 'robot',
  Kiki: 'plane',
  Orla: 'house',
  Nemo: 'boat',
} as const;
export type BotFace = (typeof BOT_FACES)[keyof typeof BOT_FACES];
export type Face = AnimalFace | BotFace;

/** The face of a bot with this name; undefined where no bot has it. */
export const botFaceOf = (name: string): BotFace | undefined =>
  Object.hasOwn(BOT_FACES, name) ? BOT_FACES[name as keyof typeof BOT_FACES] : undefined;

interface FaceOwner {
  readonly member: MemberId | null;
  readonly former?: MemberId | undefined;
  readonly name: string;
}

/** Of a member, or of a bot by its name. Bots of older rooms may have other names. */
export function faceOfPlayer(
  faces: Readonly<Record<MemberId, Face>>,
  { member, former, name }: FaceOwner,
): Face {
  const id = member ?? former;
  return id === undefined ? (botFaceOf(name) ?? 'robot') : (faces[id] ?? ANIMAL_FACES[0]);
}

/** Animals that no member of the room has now. */
function freeAnimals({ members, faces }: Room, except: MemberId | null): readonly AnimalFace[] {
  const taken = new Set(members.filter(({ id }) => id !== except).map(({ id }) => faces[id]));
  return ANIMAL_FACES.filter((animal) => !taken.has(animal));
}

export const isAnimalFaceFree = (room: Room, animal: AnimalFace, except: MemberId | null): boolean =>
  freeAnimals(room, except).includes(animal);

/** For the n-th member of a room, who did not choose; with more members than animals some share one. */
export function defaultAnimalFace(room: Room, n: number): AnimalFace {
  const free = freeAnimals(room, null);
  const list = free.length > 0 ? free : ANIMAL_FACES;
  return list[(n - 1) % list.length]!;
}

/** Kept after a member left: the chat, the score table and replays show them. The oldest strangers are forgotten first. */
export function withMemberFace(
  { faces, members }: Room,
  member: MemberId,
  animal: AnimalFace,
): Room['faces'] {
  const next: Record<MemberId, AnimalFace> = { ...faces, [member]: animal };
  const ids = Object.keys(next);
  const isGone = (id: MemberId) => id !== member && !members.some((other) => other.id === id);
  const forgotten = ids.length > MAX_REMEMBERED_MEMBER_FACES ? ids.find(isGone) : undefined;
  if (forgotten !== undefined) delete next[forgotten];
  return next;
}

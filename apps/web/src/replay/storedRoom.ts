import { ANIMAL_FACES, botFaceOf, type Face, type RoomView, type TableView } from '@fivefold/room';
import type { AnyGame } from '@fivefold/rules';
import type { ReplayFile, ReplayFrame } from './frames.ts';
import { isEveningId, type ReplayPlace } from './replayPlace.ts';

/** Older files do not say which players were bots; their names tell. */
const guessedFace = (name: string, seat: number): Face =>
  botFaceOf(name) ?? ANIMAL_FACES[seat % ANIMAL_FACES.length]!;

/** A room view for a stored game: without members of its own, and with all players as people. */
export function storedRoomView(
  place: ReplayPlace,
  number: number,
  file: ReplayFile,
  game: AnyGame,
  frames: readonly ReplayFrame[],
): RoomView {
  const { game: id, rules, options, names } = file;
  const last = frames.at(-1)!;
  const ids = names.map((_, seat) => `p${seat}`);
  const table: TableView = {
    number,
    game: id,
    rules,
    options,
    players: names.map((name, seat) => ({ name, member: ids[seat]!, bot: null })),
    seat: null,
    view: game.view(last.state, 'spectator') as unknown,
    move: file.actions.length,
    waitingFor: [],
    free: [],
    history: (game.openingEvents?.(frames[0]!.state) ?? []).map((event) => ({ move: 0, event })),
    clock: null,
    paused: null,
    status: 'over',
    outcome: last.outcome,
    deal: { room: place, commitment: '', nonces: [], takenOver: [], secret: null },
  };
  return {
    code: isEveningId(place) ? '' : place,
    me: null,
    members: names.map((name, seat) => ({ id: ids[seat]!, name, host: false, presence: 'here', since: 0 })),
    faces: Object.fromEntries(
      names.map((name, seat) => [ids[seat]!, file.faces?.[seat] ?? guessedFace(name, seat)]),
    ),
    seats: [],
    locked: true,
    game: id,
    options,
    settings: { clock: { kind: 'off' }, hints: 'full' },
    playlist: [],
    votes: {},
    optionWishes: {},
    learners: [],
    review: null,
    startsAt: null,
    commitment: '',
    table,
    night: [],
    chat: [],
    games: number,
  };
}

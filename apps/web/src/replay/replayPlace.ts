import { parseRoomCode } from '@fivefold/room';

/** Where a finished game is kept: the code of its room, or the id of the page of an evening, which does not tell the room. */
export type ReplayPlace = string;

const EVENING_ID = /^[\w-]{24}$/;

export const isEveningId = (place: ReplayPlace): boolean => EVENING_ID.test(place);

export const replayApiPath = (place: ReplayPlace, number: number): string =>
  isEveningId(place)
    ? `/api/evenings/${place}/replays/${number}`
    : `/api/replays/${encodeURIComponent(place)}/${number}`;

/** The address of a step for others; null for a game that only this browser has. */
export function replayStepPath(place: ReplayPlace, number: number, step: number): string | null {
  const folder = isEveningId(place) ? 'e' : parseRoomCode(place) ? 'r' : null;
  return folder && `/${folder}/${place}/${number}?step=${step}`;
}

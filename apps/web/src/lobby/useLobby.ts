import type { Command, RoomView } from '@fivefold/room';
import { useCallback, useContext, useEffect, useRef } from 'react';
import { refusalText } from '../i18n/refusals.ts';
import { LanguageContext } from '../i18n/useT.ts';
import { sendCommand } from '../net/session.ts';
import { showToast } from '../state/toasts.ts';
import { tableMessages } from '../table/words.ts';

export type SendCommand = (command: Command) => Promise<boolean>;

export interface LobbyProps {
  readonly view: RoomView;
  readonly host: boolean;
  /** My seat; -1 for a spectator. */
  readonly chair: number;
  readonly ask: SendCommand;
}

export function useSendCommand(): SendCommand {
  const lang = useContext(LanguageContext);
  return useCallback(
    async (command) => {
      const done = await sendCommand(command);
      // The messages are loaded after the lobby is shown.
      if (!done.ok) showToast(refusalText(await tableMessages.load(lang), done.error), { tone: 'danger' });
      return done.ok;
    },
    [lang],
  );
}

/** Rooms in which this person stood up: they are not seated again there. */
const standingRooms = new Set<string>();
export const rememberMemberLeftLobbySeat = (code: string, stands: boolean): void => {
  if (stands) standingRooms.add(code);
  else standingRooms.delete(code);
};

const TRIES = 3;

/** Seats a newcomer on the first free seat, or the next one where somebody was faster. */
export function useTakeFirstSeat(view: RoomView, chair: number): void {
  const tries = useRef(0);
  const free = view.seats.findIndex((seat) => seat.kind === 'empty');
  useEffect(() => {
    if (chair >= 0) tries.current = TRIES;
    if (chair >= 0 || free < 0 || tries.current >= TRIES || standingRooms.has(view.code)) return;
    tries.current += 1;
    void sendCommand({ type: 'sit', seat: free });
  }, [chair, free, view.code]);
}

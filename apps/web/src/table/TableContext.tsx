import type { ChatLine, ClockRule, ClockView, Emote, Hints, RoomCode, Time } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import { createContext, useContext } from 'react';
import type { Player, StoryLine } from '../games/types.ts';
import type { Animal } from '../ui/animals.tsx';
import type { ChatPositions } from './chatInLog.ts';
import type { SoundName } from './sounds.ts';

export type PanelTab = 'log' | 'chat' | 'rules' | 'settings';

/** Everything around the game itself, given once by the screen, so that a table does not pass it through. */
export interface TableContext {
  /** Around a game that goes on, one that is over, or one that is seen again. */
  readonly stage: 'table' | 'result' | 'replay';
  /** In a replay: what the game calls watching, which would look like a game that goes on. */
  readonly replayPrompt: string | null;
  readonly code: RoomCode;
  readonly game: GameId;
  /** Which move the table shows. */
  readonly move: number;
  readonly players: readonly Player[];
  readonly log: readonly StoryLine[];
  readonly chat: readonly ChatLine[];
  readonly animalOf: (line: ChatLine) => Animal;
  /** Where in the log each line of the chat belongs. */
  readonly chatPositions: ChatPositions;
  /** Me as a member: my own lines in the chat stand at the right. */
  readonly memberId: string | null;
  readonly unread: number;
  readonly hints: Hints;
  readonly clock: ClockView | null;
  readonly clockRule: ClockRule;
  /** The time on the server's clock. */
  readonly now: () => Time;
  /** The whole length of the present clock in seconds; null where it is unknown. */
  readonly clockSeconds: number | null;
  readonly pausedBy: string | null;
  /** The last move is on the server's disk: true for a moment after it. */
  readonly saved: boolean;
  readonly online: boolean;
  /** For more than ten seconds: offer to try again. */
  readonly longOffline: boolean;
  /** Offline because the server has another build than this page. */
  readonly outdated: boolean;
  readonly host: boolean;
  readonly spectator: boolean;
  /** Somebody who watches: told once what they get to see, and offered a bot's seat while the game pauses. */
  readonly spectating: { readonly free: Player | null } | null;
  readonly confirm: boolean;
  readonly muted: boolean;
  readonly letters: boolean;
  /** `mine`: the log shows only my own moves. */
  readonly panel: { readonly open: boolean; readonly tab: PanelTab; readonly mine: boolean };
  readonly actions: {
    readonly showOnlyMine: (yes: boolean) => void;
    readonly takeSeat: (seat: number) => void;
    readonly showPanel: (tab: PanelTab | null) => void;
    readonly say: (text: string) => Promise<boolean>;
    readonly emote: (emote: Emote) => void;
    readonly leave: () => void;
    readonly endGame: () => void;
    readonly pause: (paused: boolean) => void;
    readonly nudge: () => void;
    readonly moreTime: () => void;
    readonly letClockPlay: (seat: number) => void;
    readonly letBotPlay: (seat: number) => void;
    readonly copyLink: () => void;
    readonly mute: (muted: boolean) => void;
    readonly reconnect: () => void;
    readonly sound: (name: SoundName) => void;
  };
  /** Stands where the action was once the game is over. */
  readonly afterGame?: React.ReactNode;
  /** The settings page of the panel, built by the screen because only screens touch stores. */
  readonly settings: React.ReactNode;
  /** Who is in the room, likewise; a replay has no room around it. */
  readonly people?: React.ReactNode;
  /** Above the rules page: what of it decides now. */
  readonly rulesNow: React.ReactNode;
  /** Draws a card on the rules page. */
  readonly drawCard: ((code: string) => React.ReactNode) | undefined;
}

const ReactTableContext = createContext<TableContext | null>(null);
export const TableContextProvider = ReactTableContext.Provider;

export function useTableContext(): TableContext {
  const context = useContext(ReactTableContext);
  if (!context) throw new Error('a table stands inside a FurnitureProvider');
  return context;
}

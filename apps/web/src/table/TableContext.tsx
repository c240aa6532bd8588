import type { ChatLine, ClockRule, ClockView, Emote, Hints, RoomCode, Time } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import { createContext, useContext } from 'react';
import type { Player, StoryLine } from '../games/types.ts';
import type { Animal } from '../ui/animals.tsx';
import type { ChatPositions } from './chatInLog.ts';
import type { SoundName } from './sounds.ts';

export type PanelTab = 'log' | 'chat' | 'rules' | 'settings';

/** Everything around the game itself, provided by the screen. */
export interface TableContext {
  /** A running game, a result, or a replay. */
  readonly stage: 'table' | 'result' | 'replay';
  /** In a replay: the game's prompt for spectators, which would look like a running game. */
  readonly replayPrompt: string | null;
  readonly code: RoomCode;
  readonly game: GameId;
  /** The move that the table shows. */
  readonly move: number;
  readonly players: readonly Player[];
  readonly log: readonly StoryLine[];
  readonly chat: readonly ChatLine[];
  readonly animalOf: (line: ChatLine) => Animal;
  /** The position of each chat line in the log. */
  readonly chatPositions: ChatPositions;
  /** My member id; null outside of the room. */
  readonly memberId: string | null;
  readonly unread: number;
  readonly hints: Hints;
  readonly clock: ClockView | null;
  readonly clockRule: ClockRule;
  /** The server's time. */
  readonly now: () => Time;
  /** The full length of the present clock in seconds; null where unknown. */
  readonly clockSeconds: number | null;
  readonly pausedBy: string | null;
  /** True for a moment after an own move became durable. */
  readonly saved: boolean;
  readonly online: boolean;
  /** Offline for more than ten seconds: offer to try again. */
  readonly longOffline: boolean;
  /** Offline because the server speaks another protocol than this page. */
  readonly outdated: boolean;
  readonly host: boolean;
  readonly spectator: boolean;
  /** Set for spectators, with a bot's seat that they may take. */
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
  /** Shown in place of the action once the game is over. */
  readonly afterGame?: React.ReactNode;
  /** The settings page of the panel; the screen builds it, because only screens use stores. */
  readonly settings: React.ReactNode;
  /** The members of the room; a replay has none. */
  readonly people?: React.ReactNode;
  /** Shown above the rules page: the rules that decide now. */
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

import type {
  ChatLine,
  Emote,
  Face,
  PAPER_PLANE_REACTION,
  RoomCode,
  TableClockRule,
  TableClockView,
  TimestampMs,
} from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import { type Context, createContext, type ReactNode, useContext } from 'react';
import type { GameLogLine, TablePlayer } from '../games/types.ts';
import type { ReactionSubject } from '../reactions/reactionTarget.ts';
import type { SoundName } from './sounds.ts';

export type SidePanelTabId = 'log' | 'chat' | 'rules' | 'settings';

/** What the table can ask the screen to do. The same object as long as the table is shown. */
export interface TableActions {
  readonly showOnlyMine: (yes: boolean) => void;
  readonly takeSeat: (seat: number) => void;
  readonly showPanel: (tab: SidePanelTabId | null) => void;
  readonly say: (text: string) => Promise<boolean>;
  readonly emote: (emote: Emote | typeof PAPER_PLANE_REACTION, about?: ReactionSubject) => void;
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
}

export interface TablePreferences {
  readonly confirm: boolean;
  readonly muted: boolean;
  readonly letters: boolean;
}

/** The room around the game. It changes with moves, players and clocks, not with chat lines. */
export interface TableRoom {
  /** A running game, a result, or a replay. */
  readonly stage: 'table' | 'result' | 'replay';
  /** In a replay and on a television: the game's prompt for spectators, which is replaced there. */
  readonly replayPrompt: string | null;
  /** History, scores and prompt wait until cards and votes have been revealed. */
  readonly isRevealing?: boolean;
  readonly code: RoomCode;
  readonly game: GameId;
  /** Of the game in its room. */
  readonly number: number;
  /** The index of the newest event of the history, also while it is being revealed. */
  readonly lastEvent?: number;
  /** The move that the table shows. */
  readonly move: number;
  readonly players: readonly TablePlayer[];
  readonly log: readonly GameLogLine[];
  /** My member id; null outside of the room. */
  readonly memberId: string | null;
  readonly clock: TableClockView | null;
  readonly clockRule: TableClockRule;
  /** The server's time. */
  readonly now: () => TimestampMs;
  /** The full length of the present clock in seconds; null where unknown. */
  readonly clockSeconds: number | null;
  readonly pausedBy: string | null;
  /** Nobody else can join: there is no invite, no chat and no list of people. */
  readonly alone: boolean;
  readonly host: boolean;
  readonly spectator: boolean;
  /** Set for spectators, with a bot's seat that they may take. */
  readonly spectating: { readonly free: TablePlayer | null } | null;
  /** How one wins, in one line; the short one is for phones. */
  readonly goal?: string;
  readonly goalShort?: string;
  /** Shown in place of the action once the game is over. */
  readonly afterGame?: ReactNode;
}

/** Log, chat, rules and settings beside the table, and the pages that only the screen can build. */
export interface TablePanel {
  readonly open: boolean;
  readonly tab: SidePanelTabId;
  /** The log shows only my own moves. */
  readonly mine: boolean;
  readonly settings: ReactNode;
  /** The members of the room; a replay has none. */
  readonly people?: ReactNode;
  /** In the header and in the menu of a table that nobody else can join. */
  readonly tools?: ReactNode;
  readonly menuItems?: ReactNode;
  /** In the menu: save the game, report a problem. */
  readonly fileItems?: ReactNode;
  /** Shown above the rules page: the rules that decide now. */
  readonly rulesNow: ReactNode;
  /** Draws a card on the rules page. */
  readonly drawCard: ((code: string) => ReactNode) | undefined;
}

export interface TableChat {
  readonly chat: readonly ChatLine[];
  readonly faceOf: (line: ChatLine) => Face;
  /** The position of each chat line in the log. */
  readonly unread: number;
  /** At a result that nobody has talked about: the best of the others. */
  readonly praised?: string | undefined;
}

export interface TableConnection {
  readonly online: boolean;
  /** Offline for more than ten seconds: offer to try again. */
  readonly longOffline: boolean;
  /** Offline because the server speaks another protocol than this page. */
  readonly outdated: boolean;
  /** True for a moment after an own move became durable. */
  readonly saved: boolean;
  /** An own move is on its way for a noticeable time. */
  readonly sending: boolean;
}

/** Everything around the game itself, provided by the screen. A component renders again only for the part that it uses. */
export interface TableContexts {
  readonly actions: TableActions;
  readonly preferences: TablePreferences;
  readonly room: TableRoom;
  readonly panel: TablePanel;
  readonly chat: TableChat;
  readonly connection: TableConnection;
}

const Actions = createContext<TableActions | null>(null);
const Preferences = createContext<TablePreferences | null>(null);
const Room = createContext<TableRoom | null>(null);
const PanelState = createContext<TablePanel | null>(null);
const Chat = createContext<TableChat | null>(null);
const Connection = createContext<TableConnection | null>(null);

interface TableContextProviderProps {
  readonly value: TableContexts;
  readonly children: ReactNode;
}

export function TableContextProvider({ value, children }: TableContextProviderProps) {
  return (
    <Actions value={value.actions}>
      <Preferences value={value.preferences}>
        <Room value={value.room}>
          <PanelState value={value.panel}>
            <Connection value={value.connection}>
              <Chat value={value.chat}>{children}</Chat>
            </Connection>
          </PanelState>
        </Room>
      </Preferences>
    </Actions>
  );
}

function useRequired<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (!value) throw new Error('a table stands inside a TableContextProvider');
  return value;
}

export const useTableActions = (): TableActions => useRequired(Actions);
export const useTablePreferences = (): TablePreferences => useRequired(Preferences);
export const useTableRoom = (): TableRoom => useRequired(Room);
export const useTablePanel = (): TablePanel => useRequired(PanelState);
export const useTableChat = (): TableChat => useRequired(Chat);
export const useTableConnection = (): TableConnection => useRequired(Connection);

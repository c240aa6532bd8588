import { deriveSeedFromTexts, type GameId, type Random, type Seat } from '@fivefold/rules';
import { requireGameByRulesVersion } from '../src/gameOf.ts';
import {
  type Command,
  type CommandEnvelope,
  createEmptyRoom,
  decide,
  evolve,
  type MemberId,
  type Refusal,
  type Room,
  type RoomEntry,
  type RoomView,
  roomView,
  type TimestampMs,
} from '../src/index.ts';
import type { ServerCommand } from '../src/types.ts';

/** The key hash of the member with this name. */
export const tokenOf = (name: string): string => deriveSeedFromTexts('token', name);
export const nonceOf = (name: string): string => deriveSeedFromTexts('nonce', name);

/** A room that people talk to in a test: remembers its entries, and has its own clock and entropy. */
export class Party {
  room: Room = createEmptyRoom('KITE-4271');
  readonly entries: RoomEntry[] = [];
  now: TimestampMs = 1_000_000;
  /** A server that deals from a seed of its own choice. */
  seed: string | undefined;
  #asked = 0;

  /** Anna opens the room, the others join and sit down beside her; everybody is ready. */
  static of(game: GameId, ...names: readonly string[]): Party {
    const party = new Party();
    const [host, ...others] = names;
    party.server({ type: 'create', name: host!, token: tokenOf(host!), game });
    for (const name of others) {
      party.server({ type: 'join', name, token: tokenOf(name) });
      party.does(name, { type: 'sit', seat: party.room.seats.findIndex((seat) => seat.kind === 'empty') });
    }
    for (const name of names) party.does(name, { type: 'ready', ready: true, nonce: nonceOf(name) });
    return party;
  }

  id(name: string): MemberId {
    const member = this.room.members.find((one) => one.name === name);
    if (!member) throw new Error(`${name} is not in the room`);
    return member.id;
  }

  seatOf(name: string): Seat {
    return this.room.table!.players.findIndex((player) => player.name === name);
  }

  /** undefined when it was done, otherwise why it was refused. */
  ask(ask: CommandEnvelope): Refusal | undefined {
    this.#asked += 1;
    const entropy = deriveSeedFromTexts('entropy', String(this.#asked));
    const decided = decide(this.room, ask, { now: this.now, entropy, seed: this.seed });
    if (!decided.ok) return decided.error;
    for (const entry of decided.value) {
      this.entries.push(entry);
      this.room = evolve(this.room, entry);
    }
    return undefined;
  }

  tries(name: string, command: Command, id: string | null = null): Refusal | undefined {
    return this.ask({ id, by: this.id(name), command });
  }

  does(name: string, command: Command, id: string | null = null): this {
    const refused = this.tries(name, command, id);
    if (refused) throw new Error(`${name} may not ${command.type}: ${JSON.stringify(refused)}`);
    return this;
  }

  server(command: ServerCommand): this {
    const refused = this.ask({ id: null, by: null, command });
    if (refused) throw new Error(`the server may not ${command.type}: ${JSON.stringify(refused)}`);
    return this;
  }

  drops(name: string): this {
    return this.server({ type: 'disconnect', member: this.id(name) });
  }

  returns(name: string): this {
    return this.server({ type: 'connect', member: this.id(name) });
  }

  later(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  view(name: string): RoomView {
    return roomView(this.room, this.id(name));
  }

  notices(): readonly string[] {
    return this.room.chat.flatMap((line) => (line.kind === 'notice' ? [`${line.name}: ${line.what}`] : []));
  }

  /** Something legal for a seat. */
  legal(seat: Seat, random: Random): Command {
    const table = this.room.table!;
    const game = requireGameByRulesVersion(table.rules);
    const actions = [...game.legal(game.view(table.state, seat))];
    return {
      type: 'act',
      number: table.number,
      move: table.move,
      action: actions[random.next() % actions.length],
    };
  }

  /** Whoever is waited for plays something legal, until `stop` says so or the game is over. */
  plays(random: Random, stop: (room: Room) => boolean = () => false): this {
    while (this.room.table?.status === 'playing' && !stop(this.room)) {
      const { waitingFor, players } = this.room.table;
      const seat = waitingFor[random.next() % waitingFor.length]!;
      const command = this.legal(seat, random);
      const { member, bot } = players[seat]!;
      if (member !== null && bot === null) this.ask({ id: null, by: member, command });
      else if (command.type === 'act') this.server({ ...command, type: 'bot', seat });
    }
    return this;
  }
}

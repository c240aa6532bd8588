import { ok, type Result } from '@fivefold/rules';
import type { Command } from './commands.ts';
import { door } from './decide/door.ts';
import { host } from './decide/host.ts';
import { lobby } from './decide/lobby.ts';
import { play } from './decide/play.ts';
import { table } from './decide/table.ts';
import { talk } from './decide/talk.ts';
import { type Decided, type Handlers, refuse, type ServerHandlers, type Turn } from './decide/turn.ts';
import type { Entry, Fact } from './entries.ts';
import { memberById } from './lookup.ts';
import type { Refusal } from './protocol.ts';
import type { Ask, Context, Room } from './types.ts';

const forMembers: Handlers<Command['type']> = { ...lobby, ...host, ...table, ...talk };
const forServer: ServerHandlers = { ...door, ...play };

/**
 * What an ask leads to: the entries to store, or why not. Asking again with the same id is answered with no entries:
 * it has happened already.
 */
export function decide(room: Room, ask: Ask, context: Context): Result<readonly Entry[], Refusal> {
  const decided = ask.by === null ? server(room, ask, context) : member(room, ask, context);
  return decided.ok ? ok(decided.value.map((fact, i) => stamped(fact, ask, i === 0, context))) : decided;
}

function server(room: Room, { command }: Ask, context: Context): Decided {
  if (room.version === 0 && command.type !== 'create') return refuse('no-such-room');
  if (!Object.hasOwn(forServer, command.type)) return refuse('unknown-command');
  const handler = forServer[command.type as keyof ServerHandlers] as (
    turn: unknown,
    command: unknown,
  ) => Decided;
  return handler({ ...context, room }, command);
}

function member(room: Room, { id, by, command }: Ask, context: Context): Decided {
  const me = by === null ? undefined : memberById(room, by);
  if (room.version === 0) return refuse('no-such-room');
  if (!me) return refuse('not-a-member');
  if (id !== null && (id.length === 0 || id.length > 64)) return refuse('bad-id');
  if (id !== null && Object.hasOwn(room.answered, me.id) && room.answered[me.id]!.includes(id)) return ok([]);
  if (!Object.hasOwn(forMembers, command.type)) return refuse('unknown-command');
  const handler = forMembers[command.type as Command['type']] as (turn: Turn, command: unknown) => Decided;
  const { now, entropy, seed } = context;
  return handler({ now, entropy, seed, room, me }, command);
}

/**
 * The first entry of a command carries its id: they are stored together, so the retry finds it. A fact is made for
 * this answer and belongs to nobody else: the stamp goes onto it rather than onto a copy.
 */
function stamped(fact: Fact, { id, by }: Ask, first: boolean, { now }: Context): Entry {
  const stamp = first && id !== null && by !== null ? { at: now, by, id } : { at: now };
  return Object.assign(fact, stamp);
}

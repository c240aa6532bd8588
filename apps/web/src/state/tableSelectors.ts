import { faceOfPlayer, type RoomView, type TableView } from '@fivefold/room';
import type { GameLogLine, GameLogLineContext, GameStory, TablePlayer } from '../games/types.ts';
import type { SoundName } from '../table/sounds.ts';

/** The players of a table with what is shown of them. While something is revealed, the table waits for nobody. */
export function tablePlayersOf(
  view: RoomView,
  table: TableView,
  isRevealing = false,
): readonly TablePlayer[] {
  return table.players.map((player, seat): TablePlayer => {
    const member = view.members.find(({ id }) => id === player.member);
    // With a slow clock a closed page is not an absence.
    const isAway = member?.presence !== 'dropped' || view.settings.clock.kind !== 'slow';
    return {
      ...player,
      seat,
      face: faceOfPlayer(view.faces, player),
      me: seat === table.seat,
      presence: player.member === null || !isAway ? 'here' : (member?.presence ?? 'left'),
      since: member?.since ?? 0,
      waited: !isRevealing && table.status === 'playing' && table.waitingFor.includes(seat),
    };
  });
}

export const gameLogLineContextOf = (
  table: Pick<TableView, 'seat' | 'players'>,
  lang: GameLogLineContext['lang'],
): GameLogLineContext => ({
  lang,
  me: table.seat,
  nameOf: (seat) => table.players[seat]?.name ?? '',
});

/** A move that a bot made for me says my name, not "you". */
export const logContextForBotMove = (
  context: GameLogLineContext,
  { bots }: TableView['history'][number],
): GameLogLineContext =>
  context.me !== null && bots?.includes(context.me) ? { ...context, me: null } : context;

/** The log in sentences. A passing line ("Anna is ready") is dropped when a lasting one follows. */
export function gameLogLinesOf(
  log: TableView['history'],
  story: Pick<GameStory<never>, 'lines'>,
  context: GameLogLineContext,
): readonly GameLogLine[] {
  const told = joinLines(
    log.flatMap((entry, at) =>
      story
        .lines(entry.event as never, logContextForBotMove(context, entry))
        .map((line) => ({ move: entry.move, line: { ...line, at } })),
    ),
  );
  const lastKept = told.findLastIndex((line) => !line.passing);
  return told.filter((line, i) => !line.passing || i > lastKept);
}

/** Joins the lines of one seat and one move. */
function joinLines(
  told: readonly { readonly move: number; readonly line: GameLogLine }[],
): readonly GameLogLine[] {
  const lines: GameLogLine[] = [];
  told.forEach(({ move, line }, i) => {
    const last = lines.at(-1);
    const follows = last?.seat === line.seat && told[i - 1]?.move === move && !last.heading && !last.passing;
    if (line.joins && follows) lines[lines.length - 1] = { ...last, parts: [...last.parts, ...line.joins] };
    else lines.push(line);
  });
  return lines;
}

/** The sounds of one update, each once, in order. */
export const eventSoundsOf = (
  events: readonly unknown[],
  story: Pick<GameStory<never>, 'sound'>,
  context: GameLogLineContext,
): readonly SoundName[] => [
  ...new Set(events.flatMap((event) => story.sound?.(event as never, context) ?? [])),
];

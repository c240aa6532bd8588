import { PROTOCOL_VERSION, type RoomView } from '@fivefold/room';

/**
 * A report from a running game or a lobby. Built up field by field from what everybody at the table may know: the room's
 * code, the chat, the members' ids, what the deal is made of and, until the game is over, the own cards stay out.
 */
export function problemReportText(
  view: RoomView,
  page: { readonly size: string; readonly lang: string },
): string {
  const { table } = view;
  return JSON.stringify(
    {
      format: 'fivefold-report',
      version: 1,
      protocol: PROTOCOL_VERSION,
      page,
      game: table?.game ?? view.game,
      options: table?.options ?? view.options,
      settings: view.settings,
      table: table && {
        rules: table.rules,
        status: table.status,
        move: table.move,
        players: table.players.map(({ name, bot }) => ({ name, bot })),
        seat: table.seat,
        waitingFor: table.waitingFor,
        paused: table.paused !== null,
        ...(table.status === 'playing' ? {} : { view: table.view }),
        history: table.history,
      },
    },
    null,
    1,
  );
}

import { iota } from './game.ts';

/** Before the host could choose whether wilds tell what they can be: they did. All else is as now. */
export const iota1: typeof iota = {
  ...iota,
  version: 1,
  setup: (table) => iota.setup({ ...table, options: iota.options.parse(table.options) }),
};

import { iota } from './game.ts';

/** The rules before the option `wildHints`: hints were always on. */
export const iotaVersion1: typeof iota = {
  ...iota,
  version: 1,
  setup: (table) => iota.setup({ ...table, options: iota.options.parse(table.options) }),
};

/** Limits wide open: tests all come from one address. */
export const UNLIMITED = {
  CREATES_PER_MINUTE: '100000',
  ROOMS_PER_ADDRESS: '100000',
  JOINS_PER_MINUTE: '100000',
  COMMANDS_PER_SECOND: '100000',
  ADDRESS_COMMANDS_PER_SECOND: '100000',
};

import { pino } from 'pino';

/** What the server tells its operator. Fields are listed in docs/operations.md: none holds what a player may not see. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

/** An error is logged as its type, message and stack; other properties of it may hold values of a query or a state. */
const plainError = (error: Error) => ({ type: error.name, message: error.message, stack: error.stack });

export function makeLogger(level: string, write?: (line: string) => void): Logger {
  const options = { level, base: null, serializers: { err: plainError } };
  return write ? pino(options, { write }) : pino(options);
}

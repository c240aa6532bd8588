import { pino } from 'pino';

/** The server log. Its fields are listed in docs/operations.md; none holds what a player may not see. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  debug(fields: object, message: string): void;
}

/** Other properties of an error may hold values of a query or of a game. */
const plainError = (error: Error) => ({ type: error.name, message: error.message, stack: error.stack });

export function makeLogger(level: string, write?: (line: string) => void): Logger {
  const options = { level, base: null, serializers: { err: plainError } };
  return write ? pino(options, { write }) : pino(options);
}

import type { TablePlayer } from '../games/types.ts';

/** A person without a connection, for whom no bot plays. */
export const isPlayerAbsent = ({ bot, presence }: Pick<TablePlayer, 'bot' | 'presence'>): boolean =>
  bot === null && presence !== 'here';

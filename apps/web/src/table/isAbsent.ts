import type { Player } from '../games/types.ts';

/** A person without a connection, for whom no bot plays. */
export const isPlayerAbsent = ({ bot, presence }: Pick<Player, 'bot' | 'presence'>): boolean =>
  bot === null && presence !== 'here';

/** My Number! with four players: rounds of six, seven and eight turns, and two confirmations between rounds. */
export const MOVES_OF_A_GAME = (6 + 7 + 8) * 4 + 2 * 4;

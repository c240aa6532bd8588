/** In the order in which a menu shows them. Apart from the registry: a browser knows the names without the rules. */
export const GAME_IDS = ['podelim', 'iota', 'my-number', 'red7', 'eight28'] as const;
export type GameId = (typeof GAME_IDS)[number];

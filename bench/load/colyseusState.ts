import { type SchemaType, schema, t } from '@colyseus/schema';

export const Collection = schema({ cards: t.array('uint8') }, 'Collection');
export type Collection = SchemaType<typeof Collection>;

export const PlayerState = schema(
  {
    hasSelected: t.boolean().default(false),
    collections: t.array(Collection),
    /** Only their owner receives these two. */
    hand: t.array('uint8').view(),
    selected: t.uint8().default(0).view(),
  },
  'PlayerState',
);
export type PlayerState = SchemaType<typeof PlayerState>;

export const GameState = schema(
  {
    move: t.uint32().default(0),
    turn: t.uint8().default(1),
    row: t.array('uint8'),
    players: t.array(PlayerState),
  },
  'GameState',
);
export type GameState = SchemaType<typeof GameState>;

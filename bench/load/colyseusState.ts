import { type SchemaType, schema, t } from '@colyseus/schema';

export const CollectionState = schema({ cards: t.array('uint8') }, 'CollectionState');
export type CollectionState = SchemaType<typeof CollectionState>;

export const PlayerState = schema(
  {
    hasSelected: t.boolean().default(false),
    collections: t.array(CollectionState),
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

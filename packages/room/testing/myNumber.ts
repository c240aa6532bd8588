import type { Command } from '../src/index.ts';
import { Party } from './party.ts';

type Select = { readonly hand: readonly number[]; readonly table: { readonly turn: number } };
const seen = (party: Party, name: string) => party.view(name).table!.view as Select;

/** Anna, who is the host, Boris and Vera have just begun. */
export const playing = (): Party =>
  Party.of('my-number', 'Anna', 'Boris', 'Vera').does('Anna', { type: 'start' });

export const handOf = (party: Party, name: string): readonly number[] => seen(party, name).hand;

/** Selects the i-th card of a hand, having looked at the table after `move`. */
export const select = (party: Party, name: string, i = 0, move = party.room.table!.move): Command => ({
  type: 'act',
  number: party.room.table!.number,
  move,
  action: { type: 'select', card: handOf(party, name)[i]!, turn: seen(party, name).table.turn },
});

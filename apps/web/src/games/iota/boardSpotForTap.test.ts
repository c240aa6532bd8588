import { describe, expect, test } from 'vitest';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { boardSpotForTap } from './boardSpotForTap.ts';
import type { IotaBoardSpot } from './boardSpots.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

const idle = () => {};
const spot = (
  x: number,
  y: number,
  look: IotaBoardSpot['look'],
  onClick: IotaBoardSpot['onClick'] = idle,
): IotaBoardSpot => ({
  x,
  y,
  look,
  name: '',
  stop: true,
  ...(look === 'card' && onClick === idle ? {} : { onClick }),
});
const card = spot(1, 0, 'card');
const legal = spot(0, 0, 'legal');
const spots = [card, legal, spot(0, 1, 'closed'), spot(0, 5, 'legal'), spot(1, 5, 'legal')];
const found = (x: number, y: number, pitch: number, on = spots) => {
  const hit = boardSpotForTap(on, { x, y }, pitch);
  return hit && `${hit.x},${hit.y} ${hit.look}`;
};

describe('a tap', () => {
  test('on a cell means that cell', () => {
    expect(found(0.5, 0.5, 62)).toBe('0,0 legal');
    expect(found(0.5, 1.5, 62)).toBe('0,1 closed');
  });
  test.each([19, 27, 30])('within 22 px of a legal cell means it, at %i px a cell', (pitch) => {
    const near = 21 / pitch;
    expect(found(0.5 - near, 0.5 - near, pitch)).toBe('0,0 legal');
    expect(found(0.5 + near, 0.5, pitch)).toBe('0,0 legal');
  });
  test('further away means nothing, or the closed cell that explains itself', () => {
    expect(found(-0.5, 0.5, 30)).toBeUndefined();
    expect(found(0.5, 1.5, 30)).toBe('0,1 closed');
    expect(found(0.5, 1.02, 30)).toBe('0,0 legal');
  });
  test('between two legal cells means the nearer one', () => {
    expect(found(0.9, 6.1, 20)).toBe('0,5 legal');
    expect(found(1.1, 6.1, 20)).toBe('1,5 legal');
  });
  test('on something that can be pressed means that, beside a legal cell too', () => {
    const staged = spot(1, 0, 'staged');
    const wild = spot(1, 0, 'card', () => {});
    expect(found(1.1, 0.5, 20, [staged, legal])).toBe('1,0 staged');
    expect(found(1.1, 0.5, 20, [wild, legal])).toBe('1,0 card');
    expect(found(1.1, 0.5, 20, [card, legal])).toBe('0,0 legal');
  });
});

import { games } from '@fivefold/rules';
import { test } from 'vitest';
import { testApp } from './harness.ts';
import { expectEqualWorlds } from './twoWorlds.ts';

test.each(Object.values(games))(
  '[P23 P36] $id: worlds that a viewer cannot tell apart send that viewer equal bytes',
  (game) => expectEqualWorlds(game, testApp, 12),
);

import { games } from '@fivefold/rules';
import { test } from 'vitest';
import { testApp } from './harness.ts';
import { expectNoLeaks } from './leaks.ts';

test.each(Object.values(games))(
  '[P16 P36] $id: no message of a whole game contains what its receiver may not see',
  async (game) => expectNoLeaks(await testApp(), game),
);

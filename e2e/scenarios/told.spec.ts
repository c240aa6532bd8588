// What people are told without asking: that it is their turn, whose time was up, who began, how to come back.
import { fastRandom } from '@fivefold/rules';
import { begin, type Robot } from '../fixtures/robot.ts';
import { expect, test } from '../fixtures/test.ts';
import { robotsMove } from '../players/robots.ts';

const THREE = ['Anna', 'Max', 'Соня'];
const codeOf = ([host]: readonly Robot[]): string => host!.mirror.view!.code;

test('an open sheet says that it is my turn and how long, and lets me through', async ({ actor, robots }) => {
  const three = await robots('my-number', THREE);
  await three[0]!.do({ type: 'settings', clock: { kind: 'hard', seconds: 600 } });
  await begin(three);
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  await anna.visit(codeOf(three));
  await anna.press('open-panel');
  await expect(anna.see('my-turn')).toHaveText(/^Your turn · \d+:\d\d$/);
  await anna.press('tab-chat');
  await anna.press('my-turn');
  await expect(anna.see('panel')).toHaveCount(0);
  await robotsMove(three.slice(0, 1), fastRandom(1));
  await anna.see('sealed').waitFor();
  await anna.press('open-panel');
  await expect(anna.see('panel')).toBeVisible();
  await expect(anna.see('my-turn')).toHaveCount(0);
});

// Where the focus is, and what somebody hears who does not see the page.
import type { Actor } from '../fixtures/actor.ts';
import { begin, type Robot } from '../fixtures/robot.ts';
import { expect, test } from '../fixtures/test.ts';

const THREE = ['Anna', 'Max', 'Otto'];
const codeOf = ([host]: readonly Robot[]): string => host!.mirror.view!.code;

/** Opens something with a key and closes it with Escape. */
async function inAndOut(anna: Actor, opener: string, dialog: string): Promise<void> {
  await anna.see(opener).focus();
  await anna.page.keyboard.press('Enter');
  await expect(anna.see(dialog)).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await expect(anna.see(dialog)).toHaveCount(0);
  await expect(anna.see(opener)).toBeFocused();
}

test('a dialog gives the focus back, also where one led to another', async ({ actor, robots }) => {
  const three = await robots('red7', THREE);
  await begin(three);
  const at = three[0]!.table.waitingFor[0]!;
  const anna = await actor('Anna', { token: three[at]!.token });
  await anna.visit(codeOf(three));
  await inAndOut(anna, 'menu', 'menu-dialog');
  await inAndOut(anna, 'fold', 'confirm');
  await anna.see('menu').focus();
  await anna.page.keyboard.press('Enter');
  await anna.see('menu-people').focus();
  await anna.page.keyboard.press('Enter');
  await expect(anna.see('people-dialog')).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await expect(anna.see('menu')).toBeFocused();
});

test('the sheet of a phone gives the focus back', async ({ actor, robots }) => {
  const three = await robots('my-number', THREE);
  await begin(three);
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  await anna.visit(codeOf(three));
  await inAndOut(anna, 'open-panel', 'panel');
});

test('Escape closes the question, and not the menu under it', async ({ actor, robots }) => {
  const three = await robots('my-number', THREE);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(codeOf(three));
  await anna.see('chair-1').getByRole('button').focus();
  await anna.page.keyboard.press('Enter');
  await anna.see('menu-kick').focus();
  await anna.page.keyboard.press('Enter');
  await expect(anna.see('confirm')).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await expect(anna.see('confirm')).toHaveCount(0);
  await expect(anna.see('menu-kick')).toBeFocused();
  await anna.page.keyboard.press('Escape');
  await expect(anna.see('chair-menu')).toHaveCount(0);
  await expect(anna.see('chair-1').getByRole('button')).toBeFocused();
});

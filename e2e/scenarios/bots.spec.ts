import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/test.ts';

interface VariantStrength {
  readonly seats: Readonly<Record<string, { readonly hard: number }>>;
}
const strengths = JSON.parse(
  readFileSync(new URL('../../packages/bots/src/strength.json', import.meta.url), 'utf8'),
) as Record<string, readonly VariantStrength[]>;

test('shows the measured strength of a bot on a phone', async ({ actor, headlessPlayers }) => {
  const [host] = await headlessPlayers('red7', ['Anna']);
  const anna = await actor('Anna', { token: host!.token, phone: true, locale: 'en' });
  await anna.visit(host!.received.view!.code);
  await anna.see('sit-1').tap();
  await anna.see('chair-menu').getByTestId('add-bot-1-hard').tap();
  await anna.see('chair-1').getByRole('button').first().tap();
  const n = Math.round(10 * strengths.red7![0]!.seats[2]!.hard);
  await expect(anna.see('strength-1')).toHaveText(`Wins ${n} of 10 at a table of 2`);
});

// "Your turn" signals on a hidden page, also in a browser whose notifications throw.
import { fastRandom } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadlessMove } from '../players/headless.ts';

interface Shown {
  readonly title: string;
  readonly url: string;
}

/** Chrome for Android: notifications are allowed, their constructor throws. Records what is shown and felt. */
async function androidPhone(actor: Actor, hidden: boolean): Promise<void> {
  await actor.context.addInitScript((isHidden) => {
    localStorage.setItem('fivefold.preferences', JSON.stringify({ notify: true, notifyAsked: true }));
    const record = { shown: [] as Shown[], felt: [] as number[] };
    Object.assign(globalThis, { record });
    class ThrowingNotification {
      static readonly permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
      }
    }
    Object.assign(globalThis, { Notification: ThrowingNotification });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      record.shown.push({ title, url: options?.data.url });
    };
    Object.defineProperty(navigator, 'vibrate', { value: (ms: number) => record.felt.push(ms) > 0 });
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
  }, hidden);
}

const recordOf = (actor: Actor) =>
  actor.page.evaluate(() => (globalThis as unknown as { record: { shown: Shown[]; felt: number[] } }).record);

for (const hidden of [true, false])
  test(`a turn that begins while the page is ${hidden ? 'hidden: a notification' : 'seen: a short shake'}`, async ({
    actor,
    headlessPlayers,
  }) => {
    const two = await headlessPlayers('iota', ['Anna', 'Max'], { deck: 'half' });
    await startGame(two);
    const random = fastRandom(3);
    const first = two[0]!.table.waitingFor[0]!;
    if (first === 0) await playHeadlessMove(two, random);
    const anna = await actor('Anna', { token: two[0]!.token, phone: true, serviceWorkers: 'allow' });
    await androidPhone(anna, hidden);
    await anna.visit(roomCodeOf(two));
    await anna.page.evaluate(() => navigator.serviceWorker.ready);
    await playHeadlessMove(two, random);
    await anna.shown();
    await expect(anna.page).toHaveTitle(/your turn/i);
    const url = `/r/${roomCodeOf(two)}`;
    await expect
      .poll(() => recordOf(anna))
      .toEqual(
        hidden ? { shown: [{ title: expect.any(String), url }], felt: [] } : { shown: [], felt: [20] },
      );
    await expect(anna.see('table')).toBeVisible();
    await expect(anna.see('crash')).toHaveCount(0);
  });

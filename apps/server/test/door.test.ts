import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RoomDoorFacts } from '@fivefold/room';
import { deriveSeedFromTexts } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { type TestApp, testApp } from './harness.ts';
import { browser, expectOk, started } from './play.ts';

const PAGE = '<html lang="en"><!-- preview --><title>Fivefold</title><!-- /preview --></html>';

async function withPage(vars: Record<string, string> = {}): Promise<TestApp> {
  const app = await testApp({ vars });
  const web = path.join(app.folder, 'web');
  mkdirSync(web, { recursive: true });
  writeFileSync(path.join(web, 'index.html'), PAGE);
  return app;
}

/** Anna waits in a room of Red7. */
async function withAnna(app: TestApp, name = 'Anna') {
  const anna = browser(app.url);
  expectOk(await anna.create(name, 'red7'));
  return { anna, code: anna.view!.code };
}

const facts = async (app: TestApp, code: string): Promise<RoomDoorFacts> =>
  (await (await fetch(`${app.url}/api/door?room=${code}`)).json()) as RoomDoorFacts;
const pageOf = async (app: TestApp, code: string, query = '') =>
  (await fetch(`${app.url}/r/${code}${query}`, { headers: { 'user-agent': 'TelegramBot' } })).text();
/** Of a PNG file: the width and the height are in its first chunk. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

describe('the door of a room', () => {
  test('names host, others and whether they sit, free seats and bots', async () => {
    const app = await testApp();
    const { anna, code } = await withAnna(app);
    const boris = browser(app.url);
    expectOk(await boris.join(code, 'Boris'));
    const face = expect.any(String) as string;
    const others = async () => {
      const door = await facts(app, code);
      return door.locked ? [] : door.others;
    };
    expect(await others()).toEqual([{ name: 'Boris', face, status: 'watching' }]);
    await boris.do({ type: 'sit', seat: 2 });
    expect(await others()).toEqual([{ name: 'Boris', face, status: 'getting-ready' }]);
    await boris.do({ type: 'ready', ready: true, nonce: deriveSeedFromTexts('nonce') });
    await anna.do({ type: 'addBot', seat: 1, level: 'easy' });
    expect(await facts(app, code)).toEqual({
      locked: false,
      game: 'red7',
      host: { name: 'Anna', face },
      others: [{ name: 'Boris', face, status: 'ready' }],
      playing: false,
      round: null,
      freeSeats: 1,
      bots: [{ name: 'Pico', face: 'kite' }],
    });
  });

  test('[P55] says of a locked room only its game', async () => {
    const app = await withPage();
    const { anna, code } = await withAnna(app);
    await anna.do({ type: 'lock', locked: true });
    expect(await facts(app, code)).toEqual({ locked: true, game: 'red7' });
    expect(await pageOf(app, code)).not.toContain('Anna');
  });

  test('[P55] shows only the round and the players of a running game', async () => {
    const app = await testApp();
    const [host] = await started(app.url, 'red7', 2);
    const door = await facts(app, host!.view!.code);
    expect(door).toMatchObject({ playing: true, round: 1, others: [{ status: 'playing' }] });
    expect(Object.keys(door).sort()).toEqual([
      'bots',
      'freeSeats',
      'game',
      'host',
      'locked',
      'others',
      'playing',
      'round',
    ]);
  });

  test('[P9] gives the chair that it offers to one of two newcomers who ask at once', async () => {
    const app = await testApp();
    const { anna, code } = await withAnna(app);
    for (const seat of [1, 2, 3]) await anna.do({ type: 'addBot', seat, level: 'easy' });
    for (const seat of [2, 3]) expectOk(await browser(app.url).join(code, `Guest ${seat}`, true));
    expect(await facts(app, code)).toMatchObject({ freeSeats: 0, bots: [{ name: 'Taro' }] });
    const late = ['Boris', 'Mia'].map((name) => browser(app.url).join(code, name, true));
    const entered = await Promise.all(late);
    const seated = entered.map((answer) => {
      if (!answer.ok) throw new Error(answer.error.code);
      const { me, seats } = answer.value.view;
      return seats.some((seat) => seat.kind === 'member' && seat.member === me);
    });
    expect(seated.toSorted()).toEqual([false, true]);
    expect(await facts(app, code)).toMatchObject({ freeSeats: 0, bots: [] });
  });

  test('is found in a stored room that is not in memory', async () => {
    const before = await testApp();
    const { code } = await withAnna(before);
    await before.stop();
    const app = await testApp({ folder: before.folder });
    expect(await facts(app, code)).toMatchObject({ host: { name: 'Anna' } });
    expect(app.rooms.get(code)).toBeUndefined();
  });

  test('[P54] counts wrong codes of pages, pictures and facts like those of joins', async () => {
    const app = await withPage({ JOINS_PER_MINUTE: '1000' });
    const { code } = await withAnna(app);
    let status = 404;
    for (let n = 0; n < 400 && status === 404; n += 1) {
      await pageOf(app, `KITE-${1000 + n}`);
      ({ status } = await fetch(`${app.url}/api/door?room=KITE-${5000 + n}`));
    }
    expect(status).toBe(429);
    expect(await pageOf(app, code)).toContain('<title>Fivefold</title>');
  });
});

describe('the preview of a link', () => {
  test('names an address that keeps the language', async () => {
    const app = await withPage();
    const { code } = await withAnna(app);
    const html = await pageOf(app, code, '?lang=ru');
    expect(html).toContain(`property="og:url" content="${app.url}/r/${code}?lang=ru"`);
    expect(await pageOf(app, code, '?lang=xx')).toContain(`property="og:url" content="${app.url}/r/${code}"`);
  });

  test('[P72] draws twenty new pictures a minute for an address, then the general one', async () => {
    const app = await testApp();
    const { anna, code } = await withAnna(app);
    const picture = async (room: string) => {
      const response = await fetch(`${app.url}/r/${room}/preview.png?lang=en`);
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    };
    const general = await picture('KITE-0000');
    const drawn: string[] = [];
    for (let n = 0; n < 22; n += 1) {
      await anna.do({ type: 'rename', name: `Anna ${n}` });
      drawn.push(await picture(code));
    }
    expect(drawn.map((image) => image === general)).toEqual([...Array(20).fill(false), true, true]);
    await anna.do({ type: 'rename', name: 'Anna 19' });
    expect(await picture(code)).toBe(drawn[19]); // drawn before, so nothing is drawn now
  });

  test('has a title, a description and an absolute address of a picture', async () => {
    const app = await withPage();
    const { code } = await withAnna(app);
    expectOk(await browser(app.url).join(code, 'Boris'));
    const html = await pageOf(app, code);
    expect(html).toContain('<title>Anna invites you to Red7</title>');
    expect(html).toContain('content="Boris is here. 3 chairs are free."');
    expect(html).toContain(`property="og:url" content="${app.url}/r/${code}"`);
    expect(html).toContain(`property="og:image" content="${app.url}/r/${code}/preview.png?lang=en"`);
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  });

  test('names the round of a running game', async () => {
    const app = await withPage();
    const [host] = await started(app.url, 'red7', 2);
    expect(await pageOf(app, host!.view!.code)).toContain('Round 1 is on, come and watch.');
    const [other] = await started(app.url, 'iota', 2);
    expect(await pageOf(app, other!.view!.code)).toContain('A game is on, come and watch.');
  });

  test('is drawn once for a guest who is ready or not', async () => {
    const app = await testApp();
    const { anna, code } = await withAnna(app);
    const guest = browser(app.url);
    expectOk(await guest.join(code, 'Boris'));
    await guest.do({ type: 'sit', seat: 1 });
    const picture = async () => {
      const response = await fetch(`${app.url}/r/${code}/preview.png?lang=en`);
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    };
    const drawn = await picture();
    for (let n = 0; n < 22; n += 1) {
      await guest.do({ type: 'ready', ready: n % 2 === 0, nonce: deriveSeedFromTexts('nonce') });
      expect(await picture()).toBe(drawn);
    }
    await anna.do({ type: 'rename', name: 'Anja' });
    expect(await picture()).not.toBe(drawn); // twenty new pictures a minute were not used up
  });

  test('follows the language of the invitation', async () => {
    const app = await withPage();
    const { code } = await withAnna(app);
    const html = await pageOf(app, code, '?lang=ru');
    expect(html).toContain('<html lang="ru">');
    expect(html).toContain('<title>Anna зовёт за стол: Red7</title>');
  });

  test('uses the public address of the server', async () => {
    const app = await withPage({ PUBLIC_URL: 'https://cards.example.org' });
    const html = await pageOf(app, 'KITE-0000');
    expect(html).toContain('property="og:url" content="https://cards.example.org/"');
    expect(html).toContain('content="https://cards.example.org/r/none/preview.png?lang=en"');
  });

  test('shows a name as text, whatever it contains', async () => {
    const app = await withPage();
    const { code } = await withAnna(app, '"><b>$&</b>');
    const html = await pageOf(app, code);
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#34;&#62;&#60;b&#62;$&#38;');
  });

  test('of an unknown room is the general one', async () => {
    const app = await withPage();
    const html = await pageOf(app, 'KITE-0000');
    expect(html).toContain('<title>Fivefold</title>');
    expect(html).not.toContain('KITE-0000');
  });

  test('draws a PNG of 1200 x 630', async () => {
    const app = await testApp();
    const { code } = await withAnna(app);
    for (const address of [`/r/${code}/preview.png`, '/r/KITE-0000/preview.png?lang=ru']) {
      const response = await fetch(app.url + address);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(sizeOf(Buffer.from(await response.arrayBuffer()))).toEqual({ width: 1200, height: 630 });
    }
  });
});

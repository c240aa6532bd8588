// Every screen, on desktop and phone, light and dark: axe finds nothing serious, nothing scrolls sideways or is cut off,
// and a picture of each is written to e2e/screenshots for a person to look at: `npm run pictures` writes them alone.
import { fastRandom, GAME_IDS, games } from '@fivefold/rules';
import type { Action as Red7Action } from '@fivefold/rules/red7';
import type { Actor, ActorOptions } from '../fixtures/actor.ts';
import { findCoveredText } from '../fixtures/coveredText.ts';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import {
  checkCardsReachable,
  checkLayout,
  checkPage,
  checkTextSpacing,
  screenshot,
} from '../fixtures/pageChecks.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadless, playHeadlessMove } from '../players/headless.ts';
import { composesOf } from '../players/player.ts';

/** A page whose game has just ended steps back in its history (`AskBeforeBack`), and a reload at that moment is called off. */
const reloaded = ({ page }: Actor) => page.reload().catch(() => page.reload());

const LOOKS = {
  desktop: { colorScheme: 'light', locale: 'en-GB' },
  'desktop-dark': { colorScheme: 'dark', locale: 'ru-RU' },
  phone: { phone: true, colorScheme: 'dark', locale: 'ru-RU' },
  'phone-light': { phone: true, colorScheme: 'light', locale: 'en-GB' },
} as const satisfies Readonly<Record<string, ActorOptions>>;

/** Axe looks at every screen in both themes; the other two looks are for the eye, and for what does not fit. */
const WITH_AXE = ['desktop', 'phone'];

/** 200 %: a window of 1440 x 900 with half as many pixels, each twice as large, and a tablet's with larger text alone. */
const ENLARGED = {
  'zoom-desktop': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, locale: 'ru-RU' },
  'text-tablet': { viewport: { width: 1024, height: 768 }, textSize: 32, locale: 'ru-RU' },
} as const satisfies Readonly<Record<string, ActorOptions>>;

const LONG = ['Александра-Мария', 'Maximiliane von und zu', 'Илья', 'Константин Петрович', 'Otto', 'Соня'];

/** Some moves into a game, and at a decision of the first seat. */
async function middleOf(headlessPlayers: readonly HeadlessPlayer[], moves: number): Promise<void> {
  const random = fastRandom(11);
  for (let i = 0; i < moves; i += 1) await playHeadlessMove(headlessPlayers, random);
  await playHeadless(headlessPlayers, random, () => headlessPlayers[0]!.table.waitingFor.includes(0));
}

async function sitDown(anna: Actor, headlessPlayers: readonly HeadlessPlayer[]): Promise<void> {
  await anna.visit(roomCodeOf(headlessPlayers));
  await expect(anna.see('prompt')).toBeVisible();
}

type Look = (actor: Actor, name: string) => Promise<void>;

/** They are the same at every table. */
async function menuAndSettings(anna: Actor, look: Look, kind: string): Promise<void> {
  await anna.see('close-panel').click();
  await anna.see('menu').click();
  const item = anna.page.getByRole('dialog').getByRole('button', { name: /^(Settings|Настройки)$/ });
  await item.waitFor();
  await look(anna, `menu-${kind}`);
  await anna.see('menu-people').click();
  await anna.see('people').getByRole('button').first().click();
  await look(anna, `people-${kind}`);
  await anna.page.keyboard.press('Escape');
  await anna.see('menu').click();
  await item.click();
  await anna.see('settings').waitFor();
  await look(anna, `settings-${kind}`);
}

for (const [kind, look] of Object.entries(LOOKS)) {
  const see: Look = ({ page }, name) => checkPage(page, name, WITH_AXE.includes(kind));
  test(`home, lobby, join screen and a missing room: ${kind}`, async ({ actor, headlessPlayers, server }) => {
    const anna = await actor('Anna', look);
    await anna.page.goto(server.url);
    await anna.see('create').waitFor();
    await see(anna, `home-${kind}`);
    const room = await headlessPlayers('my-number', LONG.slice(0, 4), { goals: 'perRound' });
    await anna.page.goto(`${server.url}/r/${roomCodeOf(room)}`);
    await anna.see('enter').waitFor();
    await see(anna, `door-${kind}`);
    const host = await actor('host', { ...look, token: room[0]!.token });
    await host.visit(roomCodeOf(room));
    await host.see('option-goals').waitFor();
    await expect(host.see('loading')).toHaveCount(0);
    await see(host, `lobby-${kind}`);
    await anna.page.goto(`${server.url}/r/KITE-0000`);
    await anna.see('gone').waitFor();
    await see(anna, `gone-${kind}`);
  });

  for (const game of GAME_IDS)
    test(`table, rules, result and replay of ${game}: ${kind}`, async ({ actor, headlessPlayers }) => {
      const room = await headlessPlayers(
        game,
        LONG.slice(0, browserGames[game].crowd),
        browserGames[game].stage.options,
      );
      await startGame(room);
      await middleOf(room, 5);
      const anna = await actor('Anna', { ...look, token: room[0]!.token });
      await sitDown(anna, room);
      await see(anna, `${game}-${kind}`);
      if (kind === 'phone-light') await checkTextSpacing(anna.page, `${game}-${kind}`);
      await anna.page.keyboard.press('?');
      await anna.see('rules').waitFor();
      await see(anna, `${game}-rules-${kind}`);
      if (game === 'my-number') await menuAndSettings(anna, see, kind);
      await playHeadless(room, fastRandom(3));
      await reloaded(anna);
      await anna.see('winner').waitFor();
      await see(anna, `${game}-result-${kind}`);
      const asked: string[] = [];
      anna.page.on('request', (request) => asked.push(request.url()));
      await anna.see('replay').click();
      await anna.see('replay-screen').waitFor();
      expect(asked.filter((url) => url.includes('/api/replays/'))).toHaveLength(1);
      const slider = anna.see('replay-move');
      await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) / 3)));
      await see(anna, `${game}-replay-${kind}`);
    });
}

/** Phones with the bars of their browser, the smallest that are sold, and a window of 1280 x 1024 at 400 %. */
const SMALL = [
  [390, 664],
  [375, 553],
  [320, 568],
  [320, 256],
] as const;

for (const game of GAME_IDS)
  test(`every card of ${game} is visible on a small phone`, async ({ actor, headlessPlayers }) => {
    const room = await headlessPlayers(
      game,
      LONG.slice(0, browserGames[game].crowd),
      browserGames[game].stage.options,
    );
    await startGame(room);
    await middleOf(room, 5);
    for (const locale of ['en-GB', 'ru-RU']) {
      const anna = await actor('Anna', { phone: true, locale, token: room[0]!.token });
      await sitDown(anna, room);
      await anna.skip();
      for (const [width, height] of SMALL) {
        const name = `${game}-${width}x${height}-${locale.slice(0, 2)}`;
        await anna.page.setViewportSize({ width, height });
        await screenshot(anna.page, name);
        await checkLayout(anna.page, name);
        await checkCardsReachable(anna.page, name);
      }
    }
  });

test('palettes of others open by a tap on a low phone, also to take a card', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await headlessPlayers('red7', LONG.slice(0, 4), browserGames.red7.stage.options);
  await startGame(room);
  const random = fastRandom(11);
  const takes = () => {
    const { waitingFor, view } = room[0]!.table;
    if (!waitingFor.includes(0)) return undefined;
    const turns = [...games.red7!.legal(view)] as readonly Red7Action[];
    return turns
      .flatMap((turn) => (turn.type === 'turn' ? turn.palette.slice(0, 1) : []))
      .find(({ take }) => take);
  };
  while (!takes()) await playHeadlessMove(room, random);
  const { card, take } = takes()!;
  const anna = await actor('Anna', {
    phone: true,
    viewport: { width: 375, height: 553 },
    token: room[0]!.token,
  });
  await sitDown(anna, room);
  // Folded, the line shows the palettes without the names.
  const taken = anna.page.locator(`[data-card="${take!.card}"]`);
  const name = anna.see('seat-1').locator('[data-part=name]');
  await expect(taken).toBeVisible();
  await expect(name).toBeHidden();
  await anna.page.getByRole('button', { name: 'Show the others' }).tap();
  await expect(name).toBeVisible();
  await anna.page.getByRole('button', { name: 'Show the others' }).tap();
  await expect(name).toBeHidden();
  await anna.pick(card);
  await anna.press('to-palette');
  await screenshot(anna.page, 'red7-take-375x553');
  await anna.press(`take-${take!.card}`);
  await expect(anna.see(`back-${card}`)).toBeVisible();
});

/** The phases that a table shows in another way than its first one. */
for (const game of GAME_IDS)
  test(`screenshot and accessibility of every phase of ${game}`, async ({ actor, headlessPlayers }) => {
    const { seats, luck, options, phases } = browserGames[game].stage;
    const room = await headlessPlayers(game, LONG.slice(0, seats), options);
    await startGame(room);
    const wide = await actor('Anna', { ...LOOKS.desktop, token: room[0]!.token });
    const phone = await actor('Anna', { ...LOOKS.phone, token: room[0]!.token });
    for (const one of [wide, phone]) await sitDown(one, room);
    const random = fastRandom(luck);
    const left = new Set(phases);
    for (;;) {
      const here = [...left].filter(({ isAt }) => isAt(room[0]!.table.view, 0));
      for (const phase of here) {
        left.delete(phase);
        for (const [kind, one] of [
          ['desktop', wide],
          ['phone', phone],
        ] as const) {
          await one.received.until('the phase', ({ table }) => table.move >= room[0]!.table.move);
          await one.shown();
          await one.skip();
          await checkPage(one.page, `${game}-${phase.name.replaceAll(/[^a-z]+/g, '-')}-${kind}`);
        }
      }
      if (left.size === 0) break;
      await playHeadlessMove(room, random);
    }
  });

for (const game of GAME_IDS) {
  const composes = composesOf(game);
  if (!composes) continue;
  test(`screenshots of composing a move in ${game}`, async ({ actor, headlessPlayers }) => {
    const { seats, luck, options } = browserGames[game].stage;
    const room = await headlessPlayers(game, LONG.slice(0, seats), options);
    await startGame(room);
    const random = fastRandom(luck);
    const find = () => {
      const { waitingFor, view } = room[0]!.table;
      return waitingFor.includes(0) ? [...games[game]!.legal(view)].find(composes.worth) : undefined;
    };
    while (!find()) await playHeadlessMove(room, random);
    for (const kind of ['desktop', 'phone'] as const) {
      const anna = await actor('Anna', { ...LOOKS[kind], token: room[0]!.token });
      await sitDown(anna, room);
      for await (const step of composes.steps(anna, find(), room[0]!.table.view)) {
        await anna.skip();
        await checkPage(anna.page, `${game}-${step.replaceAll(' ', '-')}-${kind}`);
      }
    }
  });
}

for (const [kind, look] of Object.entries({ ...LOOKS, ...ENLARGED }))
  for (const game of ['my-number', 'eight28'] as const)
    test(`six people with long names at ${game}: ${kind}`, async ({ actor, headlessPlayers }) => {
      const room = await headlessPlayers(game, LONG, browserGames[game].stage.options);
      await startGame(room);
      await middleOf(room, 9);
      const anna = await actor('Anna', { ...look, token: room[0]!.token });
      await sitDown(anna, room);
      await checkLayout(anna.page, `${game}-six-${kind}`);
      await screenshot(anna.page, `${game}-six-${kind}`);
    });

for (const [kind, look] of Object.entries(ENLARGED))
  test(`nothing is cut off or scrolls sideways at 200 %: ${kind}`, async ({
    actor,
    headlessPlayers,
    server,
  }) => {
    const guest = await actor('guest', look);
    await guest.page.goto(server.url);
    await guest.see('create').waitFor();
    await screenshot(guest.page, `home-${kind}`);
    await checkLayout(guest.page, `home-${kind}`);
    for (const game of GAME_IDS) {
      const room = await headlessPlayers(
        game,
        LONG.slice(0, browserGames[game].crowd),
        browserGames[game].stage.options,
      );
      const anna = await actor('Anna', { ...look, token: room[0]!.token });
      await anna.visit(roomCodeOf(room));
      await screenshot(anna.page, `lobby-${game}-${kind}`);
      await checkLayout(anna.page, `lobby-${game}-${kind}`);
      await startGame(room);
      await middleOf(room, 5);
      await anna.received.until(
        'the decision',
        ({ view }) => (view?.table?.move ?? -1) >= room[0]!.table.move,
      );
      await anna.shown();
      await anna.skip();
      await screenshot(anna.page, `${game}-${kind}`);
      await checkLayout(anna.page, `${game}-${kind}`);
      await playHeadless(room, fastRandom(3));
      await reloaded(anna);
      await anna.see('winner').waitFor();
      await screenshot(anna.page, `${game}-result-${kind}`);
      await checkLayout(anna.page, `${game}-result-${kind}`);
    }
  });

test('finds covered text, but not text beside or below a transparent element', async ({ page }) => {
  const box = (style: string) => `<i style="position:absolute;inset:0;${style}"></i>`;
  const word = (lid: string) => `<p style="position:relative;display:inline-block"><b>word</b>${lid}</p>`;
  for (const [lid, covers] of [
    [box('background:#fff'), true],
    [box('background:rgb(255 255 255 / 0.1)'), false],
    [box('background:#fff;left:100%'), false],
  ] as const) {
    await page.setContent(word(lid));
    expect(await page.evaluate(findCoveredText)).toHaveLength(covers ? 1 : 0);
  }
});

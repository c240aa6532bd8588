import { type GameId, games, pickRandom } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { computeBotDecision } from '../src/bots/choose.ts';
import type { BotWorkerPool } from '../src/bots/pool.ts';
import { testApp, testRandom } from './harness.ts';
import { browser, expectOk } from './play.ts';
import { secretLists } from './secrets.ts';

/** Bots with every kind of failure, so that every move logs something. */
function troubledBots(): BotWorkerPool {
  let asked = 0;
  return {
    choose: async (choice) => {
      asked += 1;
      if (asked % 3 === 0) return null;
      if (asked % 3 === 1) return { action: { type: 'nonsense', view: choice.view } };
      return { action: computeBotDecision({ ...choice, level: 'easy' }, () => 0).action };
    },
    close: async () => {},
  };
}

test.each(Object.keys(games) as GameId[])(
  '%s: after a whole game with failures the server log has no hand, deck, choice, token, seed or chat',
  async (id) => {
    const app = await testApp({ bots: troubledBots(), wrongBots: true });
    const ann = browser(app.url);
    const { code } = expectOk(await ann.create('Ann', id)).view;
    const { passport } = expectOk(await ann.passport());
    for (const seat of [1, 2]) await ann.do({ type: 'addBot', seat, level: 'easy' });
    await ann.do({ type: 'say', text: 'open sesame' });
    await ann.do({ type: 'start' });
    const live = app.rooms.get(code)!;
    const random = testRandom(3);
    const secrets = new Set<string>();
    const save = live.save.bind(live);
    for (let turns = 0; ann.table.status === 'playing'; ) {
      for (const list of secretLists(live.durable.table!.state)) secrets.add(list);
      if (ann.table.waitingFor.includes(ann.table.seat!)) {
        const action = pickRandom([...games[id]!.legal(ann.table.view)], random);
        const command = { type: 'act', number: 1, move: ann.table.move, action: action as never } as const;
        await ann.send({ ...command, action: { ...(action as object), wrong: true } as never });
        turns += 1;
        if (turns % 4 === 1) {
          // A bug that carries the whole state with it.
          const bug = Object.assign(new Error('a bug'), { state: live.durable.table!.state, action });
          live.save = () => {
            throw bug;
          };
          expect(await ann.send(command)).toEqual({ ok: false, error: { code: 'internal' } });
          live.save = save;
        }
        await ann.send(command);
      }
      await ann.until(({ table }) => table.status !== 'playing' || table.waitingFor.includes(table.seat!));
    }
    const { deal } = live.durable.table!;
    const log = app.logLines.join('\n');
    expect(log).toContain('bot refused');
    expect(log).toContain('a bug');
    expect(secrets.size).toBeGreaterThan(5);
    const keys = [deal.secret, deal.seed, live.durable.secret, ann.token, passport.split('.')[1]!];
    const hashes = live.durable.members.flatMap(({ tokens }) => tokens);
    const names = ['sesame', '"hand', '"deck', '"action"', '"view"', '"state"', 'nonsense'];
    expect([...keys, ...hashes, ...names, ...secrets].filter((secret) => log.includes(secret))).toEqual([]);
  },
);

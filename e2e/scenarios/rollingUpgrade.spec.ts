// Two servers behind a load balancer are replaced one after the other while a page is open.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Cluster, startCluster } from '../../apps/server/test/cluster/cluster.ts';
import { startPostgres } from '../../apps/server/test/cluster/postgres.ts';
import { MAIN } from '../fixtures/server.ts';
import { test as base, expect } from '../fixtures/test.ts';

interface Fixtures {
  /** null: there is no PostgreSQL on this machine. */
  readonly cluster: Cluster | null;
  /** The file of a server that is like the built one, but with another protocol. */
  readonly otherProtocol: string;
}

const SERVERS = [0, 1];
const PAGE = path.join(path.dirname(MAIN), '../../web/dist');
/** How the built server and the built page compare and send the protocol. */
const SERVER_PROTOCOL = /(\.protocol !== )\d+/;
const PAGE_PROTOCOL = /(auth:(\w+)=>\2\(\{protocol:)\d+/;
const withOther = (source: string, protocol: RegExp) =>
  source.replace(protocol, (_, before: string) => `${before}999`);

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter names of a fixture
  cluster: async ({}, use) => {
    const postgres = await startPostgres();
    if (!postgres) return use(null);
    const cluster = await startCluster(await postgres.createDatabase(), SERVERS.length);
    await use(cluster);
    await cluster.stop();
    await postgres.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter names of a fixture
  otherProtocol: async ({}, use, info) => {
    const source = readFileSync(MAIN, 'utf8');
    expect(source.match(new RegExp(SERVER_PROTOCOL, 'g'))).toHaveLength(1);
    // Beside the built one, because it finds the page and its packages from there.
    const file = path.join(path.dirname(MAIN), `other-protocol-${info.workerIndex}.js`);
    writeFileSync(file, withOther(source, SERVER_PROTOCOL));
    await use(file);
    rmSync(file);
  },
});

/** From now on this page loads the build of the other protocol. From the files, because a server that stops cuts requests. */
async function serveOtherPage(page: Page): Promise<void> {
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    const script = readFileSync(path.join(PAGE, new URL(route.request().url()).pathname), 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: withOther(script, PAGE_PROTOCOL) });
  });
}

test('[P1] servers of the same protocol are replaced without a reload, those of another one with exactly one', async ({
  actorAt,
  cluster,
  otherProtocol,
}) => {
  test.skip(!cluster, 'there is no PostgreSQL');
  const { url, restart } = cluster!;
  const anna = await actorAt({ url }, 'Anna');
  const { page } = anna;
  const say = async (text: string) => {
    await anna.see('chat-field').fill(text);
    await anna.see('chat-field').press('Enter');
    await expect(anna.see('chat')).toContainText(text);
  };
  await anna.create('red7');
  await say('before');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await anna.see('chat-field').fill('half a sente');

  await test.step('the same protocol', async () => {
    for (const i of SERVERS) expect(await restart(i, 'SIGTERM')).toBe(0);
    await expect(anna.see('chat-field')).toHaveValue('half a sente');
    await say('after the first upgrade');
    expect(loads).toBe(0);
  });

  await test.step('another protocol', async () => {
    await serveOtherPage(page);
    await anna.see('chat-field').fill('half a sente');
    for (const i of SERVERS) expect(await restart(i, 'SIGTERM', otherProtocol)).toBe(0);
    await expect(anna.see('banner')).toContainText('newer version');
    await expect(anna.see('chat-field')).toHaveValue('half a sente');
    expect(loads).toBe(0);
    const loaded = page.waitForEvent('load');
    await anna.see('chat-field').fill('');
    await loaded;
    await say('after the second upgrade');
    await expect(anna.see('chat')).toContainText('before');
    expect(loads).toBe(1);
  });
});

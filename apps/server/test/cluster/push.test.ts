import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { browser, expectOk, started } from '../play.ts';
import { messageOf, pushService, seconds, subscribe, until, waitedClient } from '../pushTable.ts';
import { clusterApp } from './clusterApp.ts';
import { startPostgres } from './postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

describe.skipIf(!server)('notifications of two servers with one database', () => {
  test('[P67] a server that lost the room sends none: the member is notified once', async () => {
    const url = await server!.createDatabase();
    const service = await pushService();
    const vars = { PUSH_ALLOWED_ORIGINS: service.origin };
    const [a, b] = [await clusterApp(url, { vars }), await clusterApp(url, { vars })];
    onTestFinished(async () => {
      await a.stop();
      await b.stop();
    });
    const clients = await started(a.url, 'iota', 3);
    const waited = waitedClient(clients);
    const { code } = waited.view!;
    expectOk(await subscribe(waited, messageOf(service.device())));
    waited.socket.emit('visibility', { visible: false });
    expectOk(await waited.sync());
    const other = clients.find((client) => client !== waited)!;
    expectOk(await browser(b.url, other.token).join(code)); // b has the room now, and a does not know it
    for (const client of clients) client.socket.io.reconnection(false);
    a.pass(60_000);
    await waited.until(({ socket }) => !socket.connected);
    await a.stop();
    await seconds(b, 1);
    expect(service.received).toEqual([]);
    await until(b, () => service.received.length > 0);
    await seconds(b, 60);
    expect(service.received).toHaveLength(1);
    expect(service.problems).toEqual([]);
  });
});

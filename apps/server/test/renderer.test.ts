import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPng } from '../src/preview/render.ts';

interface Endpoint {
  readonly ip4: string;
  readonly host: string;
}

interface DiagnosticReport {
  readonly libuv: readonly { readonly localEndpoint?: Endpoint; readonly remoteEndpoint?: Endpoint }[];
}

test('loading the renderer does not look up the names of open connections', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  const getReport = vi.spyOn(process.report, 'getReport');
  await renderPng({ type: 'div', props: {} }, { width: 10, height: 10 });
  const reports = getReport.mock.results.map(({ value }) => value as DiagnosticReport);
  expect(reports).toHaveLength(process.platform === 'linux' ? 1 : 0);
  for (const { libuv } of reports) {
    const endpoints = libuv.flatMap(({ localEndpoint, remoteEndpoint }) =>
      [localEndpoint, remoteEndpoint].filter((endpoint) => endpoint?.ip4 === '127.0.0.1'),
    );
    expect(endpoints.length).toBeGreaterThan(1);
    // The host is the name where one was looked up, else the address again.
    expect(endpoints.map((endpoint) => endpoint!.host)).toEqual(endpoints.map(() => '127.0.0.1'));
  }
});

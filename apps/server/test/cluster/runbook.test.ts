import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../dataFolders.ts';
import { freePort } from '../serverProcess.ts';
import { startPostgres } from './postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const page = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');

/** The commands of the runbook, in order. */
function commands(): string {
  const [, runbook] = /^## Runbook\n([\s\S]*?)^## /m.exec(page)!;
  return [...runbook!.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('');
}

/** A server that is left behind would keep the script from ending. */
const CLEAN_UP = `trap 'kill $first $second 2> /dev/null || true' EXIT
first= second=
`;

/** The same without curl, which a machine may lack, and with shorter waits. */
const CURL = `curl() {
  node -e '
    const url = process.argv.find((word) => word.startsWith("http"));
    (async () => {
      for (let tries = 0; tries < 600; tries += 1) {
        try {
          const response = await fetch(url);
          if (response.ok) return console.log(await response.text());
        } catch {}
        await new Promise((next) => setTimeout(next, 100));
      }
      process.exit(1);
    })();' -- "$@"
}
`;

describe.skipIf(!postgres)('the runbook', () => {
  test('its commands work as they are written', async () => {
    expect(existsSync(path.join(root, 'apps/server/dist/main.js')), 'npm run build comes first').toBe(true);
    const [first, second] = [await freePort(), await freePort()];
    const script = commands().replaceAll('3001', `${first}`).replaceAll('3002', `${second}`);
    expect(script.split('\n').length).toBeGreaterThan(10);
    const backup = tempFolder();
    const env = {
      ...process.env,
      DATABASE_URL: await postgres!.createDatabase(),
      BACKUP: backup,
      npm_config_ignore_scripts: 'true', // `npm run log` would build again
    };
    const { stdout } = await promisify(execFile)('sh', ['-euc', CLEAN_UP + CURL + script], {
      cwd: root,
      env,
    });
    expect(stdout).toMatch(/^ready$/m);
    expect(stdout).toMatch(/^fivefold_room_takeovers_total 0$/m);
    const summaries = stdout.split('\n').filter((line) => line.startsWith('{"rooms"'));
    expect(summaries).toHaveLength(3);
    expect(new Set(summaries).size).toBe(1);
  });

  test('says how the server is started as package.json does', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: { start: string };
    };
    const [, flags] = /^flags="(.*)"$/m.exec(commands())!;
    const [, server] = /^server="(.*)"$/m.exec(commands())!;
    expect(server!.replace('$flags', flags!)).toBe(scripts.start);
  });
});

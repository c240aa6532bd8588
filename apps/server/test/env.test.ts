import { expect, test } from 'vitest';
import { parseEnv } from '../src/env.ts';

test('without any variable all settings have defaults', () => {
  expect(parseEnv({})).toMatchObject({
    ok: true,
    value: { port: 3000, host: undefined, dataDir: './data', origins: [], trustProxy: 0, logLevel: 'info' },
  });
});

test('an empty variable counts as not set', () => {
  expect(parseEnv({ PORT: '', MAX_ROOMS: ' ' })).toEqual(parseEnv({}));
});

test('origins are PUBLIC_URL and ALLOWED_ORIGINS', () => {
  const env = parseEnv({ PUBLIC_URL: 'https://a.org/x', ALLOWED_ORIGINS: 'http://b.org:81/, https://c.org' });
  expect(env).toMatchObject({
    ok: true,
    value: { origins: ['https://a.org', 'http://b.org:81', 'https://c.org'] },
  });
});

test.each<[Record<string, string>, string]>([
  [{ PORT: 'abc' }, 'PORT must be a whole number.'],
  [{ PORT: '70000' }, 'PORT must be from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a whole number.'],
  [{ MAX_ROOMS: '0' }, 'MAX_ROOMS must be from 1 to 1000000.'],
  [{ PUBLIC_URL: 'play' }, 'PUBLIC_URL must be an address such as https://play.example.org.'],
  [
    { SECURITY_CONTACT: 'the host' },
    'SECURITY_CONTACT must be an address such as mailto:security@example.org.',
  ],
  [
    { SECURITY_CONTACT: 'javascript:1' },
    'SECURITY_CONTACT must be an address such as mailto:security@example.org.',
  ],
  [
    { FIVEFOLD_TEST_SEED: '1', NODE_ENV: 'production' },
    'FIVEFOLD_TEST_SEED is for tests: it makes every deal known, so it cannot be set in production.',
  ],
])('%o is refused in one sentence', (variables, sentence) => {
  expect(parseEnv(variables)).toEqual({ ok: false, error: sentence });
});

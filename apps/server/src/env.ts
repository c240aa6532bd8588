import { err, ok, type Result } from '@fivefold/rules';
import * as z from 'zod';

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be from ${least} to ${most}`);
const url = z.url({ protocol: /^https?$/, error: 'must be an address such as https://play.example.org' });
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(url.transform((text) => new URL(text).origin)));

const schema = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().min(1).optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must be an address such as postgres://user:password@host:5432/fivefold',
      })
      .optional(),
    PUBLIC_URL: url.optional(),
    ALLOWED_ORIGINS: origins.default([]),
    TRUST_PROXY: whole(0, 10).default(0),
    HSTS_SUBDOMAINS: whole(0, 1).default(0),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    SECURITY_CONTACT: z
      .url({
        protocol: /^(https|mailto|tel)$/,
        error: 'must be an address such as mailto:security@example.org',
      })
      .optional(),
    PUSH_ALLOWED_ORIGINS: origins.default([]),
    PUSH_AFTER_SECONDS: whole(0, 3600).default(20),
    PUSH_PER_HOUR: whole(1, 3600).default(30),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    MAX_ROOMS: whole(1, 1_000_000).default(5000),
    IDLE_ROOMS: whole(0, 1_000_000).default(500),
    ROOMS_PER_ADDRESS: whole(1, 1_000_000).default(200),
    CREATES_PER_MINUTE: whole(1, 1_000_000).default(30),
    JOINS_PER_MINUTE: whole(1, 1_000_000).default(300),
    COMMANDS_PER_SECOND: whole(1, 1_000_000).default(20),
    ADDRESS_COMMANDS_PER_SECOND: whole(1, 1_000_000).default(200),
    FIVEFOLD_TEST_SEED: z.string().min(1).optional(),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.FIVEFOLD_TEST_SEED === undefined, {
    path: ['FIVEFOLD_TEST_SEED'],
    error: 'is for tests: it makes every deal known, so it cannot be set in production',
  });

export interface ServerEnvironment {
  readonly port: number;
  /** undefined: every address of this machine. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** PostgreSQL instead of SQLite in the data folder. It contains a password. */
  readonly databaseUrl: string | undefined;
  /** The origin of PUBLIC_URL: when it is set, only `origins` may connect. */
  readonly publicOrigin: string | undefined;
  /** Origins of pages that may connect, besides the address that serves the page. */
  readonly origins: readonly string[];
  /** How many reverse proxies stand in front: that many last entries of X-Forwarded-For are believed. */
  readonly trustProxy: number;
  /** Whether browsers must use HTTPS for all subdomains too. */
  readonly hstsSubdomains: boolean;
  /** Bearer token for /metrics; without one only this machine may read them. */
  readonly metricsToken: string | undefined;
  /** Where to report security problems, for /.well-known/security.txt. */
  readonly securityContact: string | undefined;
  readonly push: {
    /** Whom push services may write to. */
    readonly subject: string;
    /** Origins of push services that may be internal or without HTTPS. */
    readonly allowedOrigins: readonly string[];
    /** How long no page of a member is visible before they are notified. */
    readonly afterMs: number;
    readonly perHour: number;
  };
  readonly logLevel: string;
  readonly testSeed: string | undefined;
  /** Rooms that stay in memory after everybody left, so that members come back without a read from disk. */
  readonly idleRooms: number;
  readonly limits: ServerLimits;
}

export interface ServerLimits {
  /** Rooms with connected members, on the whole server. */
  readonly maxRooms: number;
  /** Rooms made in a day. */
  readonly roomsPerAddress: number;
  readonly createsPerMinute: number;
  readonly joinsPerMinute: number;
  readonly commandsPerSecond: number;
  readonly addressCommandsPerSecond: number;
}

/** An empty variable is one that is not set. The error is one sentence. */
export function parseEnv(
  variables: Readonly<Record<string, string | undefined>>,
): Result<ServerEnvironment, string> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return err(`${issue?.path[0] as string} ${issue?.message}.`);
  }
  const env = parsed.data;
  const publicOrigin = env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin;
  return ok({
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicOrigin,
    origins: [...(publicOrigin ? [publicOrigin] : []), ...env.ALLOWED_ORIGINS],
    trustProxy: env.TRUST_PROXY,
    hstsSubdomains: env.HSTS_SUBDOMAINS === 1,
    metricsToken: env.METRICS_TOKEN,
    securityContact: env.SECURITY_CONTACT,
    push: {
      subject: pushSubjectOf(env.SECURITY_CONTACT, publicOrigin),
      allowedOrigins: env.PUSH_ALLOWED_ORIGINS,
      afterMs: env.PUSH_AFTER_SECONDS * 1000,
      perHour: env.PUSH_PER_HOUR,
    },
    logLevel: env.LOG_LEVEL,
    testSeed: env.FIVEFOLD_TEST_SEED,
    idleRooms: env.IDLE_ROOMS,
    limits: {
      maxRooms: env.MAX_ROOMS,
      roomsPerAddress: env.ROOMS_PER_ADDRESS,
      createsPerMinute: env.CREATES_PER_MINUTE,
      joinsPerMinute: env.JOINS_PER_MINUTE,
      commandsPerSecond: env.COMMANDS_PER_SECOND,
      addressCommandsPerSecond: env.ADDRESS_COMMANDS_PER_SECOND,
    },
  });
}

/** Push services accept only mail and web addresses; without one they get a reserved address. */
const pushSubjectOf = (...addresses: readonly (string | undefined)[]): string =>
  addresses.find((address) => address && /^(mailto|https):/.test(address)) ??
  'mailto:operator@fivefold.invalid';

import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { CreateSharedRateLimiter } from '../../limits/rateLimits.ts';

/** Counts in the database; while that is unreachable, each server counts for itself. */
export const postgresRateLimiterFactory =
  (pool: Pool): CreateSharedRateLimiter =>
  (keyPrefix, points, duration) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    });

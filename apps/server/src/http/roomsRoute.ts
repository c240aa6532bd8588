import { type CreateRoomAnswer, createRoomMessageSchema, type Refusal } from '@fivefold/room';
import { err } from '@fivefold/rules';
import express, { type RequestHandler } from 'express';
import { clientAddress } from '../limits/clientAddress.ts';
import type { Metrics } from '../metrics.ts';
import { type CreateRoomDeps, createRoom } from '../rooms/create.ts';
import { StoreUnavailableError } from '../store/unavailable.ts';
import type { OriginPolicy } from '../transport/originCheck.ts';
import { requireAllowedOrigin } from './requireAllowedOrigin.ts';

export interface CreateRoomRouteDeps extends CreateRoomDeps, OriginPolicy {
  readonly metrics: Pick<Metrics, 'command'>;
  /** Monotonic seconds. */
  readonly clock: () => number;
  readonly isStopping: () => boolean;
}

/** A name of 200 characters of four bytes, and the rest. */
const MAX_BODY = '2kb';

const STATUS: Partial<Record<Refusal['code'], number>> = {
  malformed: 400,
  'too-fast': 429,
  'too-many-rooms': 429,
  restarting: 503,
  'server-full': 503,
  'try-again': 503,
};

/** POST /api/rooms: a page then connects with the code in its address, so that a load balancer can find the room's server. */
export function createPostRoomRoute(deps: CreateRoomRouteDeps): readonly RequestHandler[] {
  const create: RequestHandler = async (request, response) => {
    const start = deps.clock();
    const message = createRoomMessageSchema.safeParse(request.body);
    const made = deps.isStopping()
      ? err({ code: 'restarting' as const })
      : message.success
        ? await createRoom(deps, clientAddress(request, deps.trustProxy), message.data).catch(unavailable)
        : err({ code: 'malformed' as const });
    deps.metrics.command(made.ok ? 'ok' : made.error.code, deps.clock() - start);
    response.setHeader('Cache-Control', 'no-store');
    if (made.ok) response.status(201).json({ room: made.value } satisfies CreateRoomAnswer);
    else response.status(STATUS[made.error.code] ?? 422).json(made.error);
  };
  return [requireAllowedOrigin(deps), express.json({ limit: MAX_BODY }), create];
}

function unavailable(error: unknown) {
  if (error instanceof StoreUnavailableError) return err({ code: 'try-again' as const });
  throw error;
}

import { myTablesMessageSchema } from '@fivefold/room';
import express, { type RequestHandler } from 'express';
import { clientAddress } from '../limits/clientAddress.ts';
import type { MyTablesLookup } from '../rooms/myTables.ts';
import type { OriginPolicy } from '../transport/originCheck.ts';
import { requireAllowedOrigin } from './requireAllowedOrigin.ts';

export interface MyTablesRouteDeps extends OriginPolicy {
  readonly myTables: MyTablesLookup;
  readonly trustProxy: number;
}

/** A token and eight codes of any length that is allowed. */
const MAX_BODY = '8kb';

/** POST /api/tables: a POST, because a token must not be in an address. */
export function createMyTablesRoute(deps: MyTablesRouteDeps): readonly RequestHandler[] {
  const answer: RequestHandler = async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const message = myTablesMessageSchema.safeParse(request.body);
    if (!message.success) return void response.status(400).json({ code: 'malformed' });
    const tables = await deps.myTables(message.data, clientAddress(request, deps.trustProxy));
    if (tables === 'too-fast') response.status(429).json({ code: 'too-fast' });
    else response.json({ tables });
  };
  return [requireAllowedOrigin(deps), express.json({ limit: MAX_BODY }), answer];
}

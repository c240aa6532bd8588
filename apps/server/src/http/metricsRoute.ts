import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import type { Registry } from 'prom-client';

export interface MetricsAccess {
  /** With a token it must be sent as a bearer token; without one only this machine may read the metrics. */
  readonly metricsToken: string | undefined;
  readonly trustProxy: number;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** For the operator alone: counters tell players when others act in secret. */
export function createMetricsRoute(registry: Registry, access: MetricsAccess): RequestHandler {
  return async (request, response) => {
    if (!isOperator(request, access)) return void response.status(403).json({ code: 'forbidden' });
    response.type(registry.contentType).send(await registry.metrics());
  };
}

function isOperator(request: Request, { metricsToken, trustProxy }: MetricsAccess): boolean {
  if (metricsToken !== undefined)
    return timingSafeEqual(digest(request.get('authorization') ?? ''), digest(`Bearer ${metricsToken}`));
  // Behind a proxy everybody comes from the proxy's address.
  const isForwarded = trustProxy > 0 || request.get('x-forwarded-for') || request.get('forwarded');
  return !isForwarded && isLoopback(request.socket.remoteAddress ?? '');
}

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

import { parseRoomCode } from '@fivefold/room';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import { clientAddress } from '../limits/clientAddress.ts';
import type { Logger } from '../logger.ts';
import { PictureCache } from '../preview/pictureCache.ts';
import type { ReplayRecord } from '../rooms/replay.ts';
import { StoreUnavailableError } from '../store/unavailable.ts';
import { createWebClientRoutes } from './client.ts';
import { createRoomDoorRoutes, type RoomDoorRoutesDeps } from './doorRoutes.ts';
import { createEveningRoutes, type EveningRoutesDeps } from './eveningRoutes.ts';
import { createMetricsRoute, type MetricsAccess } from './metricsRoute.ts';
import { robotsTxtRoute } from './robotsRoute.ts';
import { type CreateRoomRouteDeps, createPostRoomRoute } from './roomsRoute.ts';
import { createSecurityTxtRoute, type SecurityTxtDeps } from './securityTextRoute.ts';
import { createMyTablesRoute, type MyTablesRouteDeps } from './tablesRoute.ts';

export interface HttpDeps
  extends MetricsAccess,
    CreateRoomRouteDeps,
    Omit<RoomDoorRoutesDeps, 'pictures'>,
    Omit<EveningRoutesDeps, 'pictures'>,
    SecurityTxtDeps,
    MyTablesRouteDeps {
  readonly registry: Registry;
  readonly logger: Logger;
  readonly securityHeaders: RequestHandler;
  /** False while the server stops or cannot store. */
  readonly isReady: () => boolean;
  readonly replay: (room: string, number: number) => Promise<ReplayRecord | null>;
}

export function createHttpApp(deps: HttpDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(deps.securityHeaders);
  app.use(compression());

  app.get('/healthz', (_request, response) => {
    response.type('text').send('ok');
  });
  app.get('/readyz', (_request, response) => {
    const ready = deps.isReady();
    response
      .status(ready ? 200 : 503)
      .type('text')
      .send(ready ? 'ready' : 'not ready');
  });
  app.get('/robots.txt', robotsTxtRoute);
  app.get('/.well-known/security.txt', createSecurityTxtRoute(deps));
  app.get('/metrics', createMetricsRoute(deps.registry, deps));
  app.post('/api/rooms', ...createPostRoomRoute(deps));
  app.post('/api/tables', ...createMyTablesRoute(deps));
  app.get('/api/replays/:room/:number', replayRoute(deps));
  const pictures = new PictureCache(deps.rateLimits);
  app.use(createRoomDoorRoutes({ ...deps, pictures }));
  app.use(createEveningRoutes({ ...deps, pictures }));
  app.use('/api', (_request, response) => {
    response.status(404).json({ code: 'no-such-page' });
  });

  app.use(createWebClientRoutes(deps.webRoot));

  const onError: ErrorRequestHandler = (error, request, response, _next) => {
    if (error instanceof StoreUnavailableError) return void response.status(503).json({ code: 'try-again' });
    const status = Number((error as { status?: unknown }).status) || 500;
    if (status >= 500) deps.logger.error({ err: error, path: request.path }, 'request failed');
    response.status(status).json({ code: status >= 500 ? 'internal' : 'bad-request' });
  };
  app.use(onError);
  return app;
}

/** Wrong codes count together with those of joins, or codes would be guessed here. */
function replayRoute({
  rateLimits,
  replay,
  trustProxy,
}: HttpDeps): RequestHandler<{ room: string; number: string }> {
  return async (request, response) => {
    const { params } = request;
    const address = clientAddress(request, trustProxy);
    const tooFast = () => void response.status(429).json({ code: 'too-fast' });
    if (!(await rateLimits.allow('replay', address))) return tooFast();
    // Before anything is read from the store.
    if (!(await rateLimits.allowLookup(true, address))) return tooFast();
    const room = parseRoomCode(params.room);
    const number = /^[1-9]\d{0,5}$/.test(params.number) ? Number(params.number) : null;
    const found = room && number ? await replay(room, number) : null;
    if (!(await rateLimits.allowLookup(found, address))) return tooFast();
    if (!found) return void response.status(404).json({ code: 'no-such-game' });
    response.json(found);
  };
}

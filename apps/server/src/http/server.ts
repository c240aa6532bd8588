import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseCode } from '@fivefold/room';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express } from 'express';
import helmet from 'helmet';
import type { Registry } from 'prom-client';
import type { Logger } from '../logger.ts';
import type { Replay } from '../store/roomLog.ts';
import { addressOf, type RateLimits } from '../transport/rateLimits.ts';

export interface HttpDeps {
  readonly registry: Registry;
  readonly limits: RateLimits;
  readonly logger: Logger;
  readonly trustProxy: number;
  /** The built client. */
  readonly webRoot: string;
  /** false while starting or stopping. */
  readonly isReady: () => boolean;
  readonly replay: (room: string, number: number) => Promise<Replay | null>;
}

const YEAR = '365d';

export function makeHttp(deps: HttpDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy);
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      // A passport is in the address for a moment: it must not travel on.
      referrerPolicy: { policy: 'no-referrer' },
    }),
  );
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
  app.get('/metrics', async (_request, response) => {
    response.type(deps.registry.contentType).send(await deps.registry.metrics());
  });
  app.get('/api/replays/:room/:number', async (request, response) => {
    const address = addressOf(request, deps.trustProxy);
    const tooFast = () => void response.status(429).json({ code: 'too-fast' });
    if (!(await deps.limits.allow('replay', address))) return tooFast();
    // Before any read: who guessed too many codes hears nothing, and costs nothing.
    if (!(await deps.limits.hasLookupsLeft(address))) return tooFast();
    const room = parseCode(request.params.room);
    const number = /^[1-9]\d{0,5}$/.test(request.params.number) ? Number(request.params.number) : null;
    const replay = room && number ? await deps.replay(room, number) : null;
    // Counted with the wrong codes at the door: or codes would be guessed here.
    if (!(await deps.limits.allowLookup(replay, address))) return tooFast();
    if (!replay) return void response.status(404).json({ code: 'no-such-game' });
    response.json(replay);
  });
  app.use('/api', (_request, response) => {
    response.status(404).json({ code: 'no-such-page' });
  });

  serveClient(app, deps.webRoot);

  const onError: ErrorRequestHandler = (error, request, response, _next) => {
    const status = Number((error as { status?: unknown }).status) || 500;
    if (status >= 500) deps.logger.error({ err: error, path: request.path }, 'request failed');
    response.status(status).json({ code: status >= 500 ? 'internal' : 'bad-request' });
  };
  app.use(onError);
  return app;
}

/** Files with a hash in their name never change; everything that is no file is the page, which knows its routes. */
function serveClient(app: Express, webRoot: string): void {
  app.use(
    '/assets',
    express.static(path.join(webRoot, 'assets'), { immutable: true, maxAge: YEAR, index: false }),
  );
  app.use('/assets', (_request, response) => {
    response.status(404).type('text').send('not found');
  });
  app.use(express.static(webRoot, { index: false, maxAge: 0 }));
  app.get('/{*path}', (_request, response) => {
    const page = path.join(webRoot, 'index.html');
    response.setHeader('Cache-Control', 'no-cache');
    if (existsSync(page)) response.sendFile(page, { cacheControl: false });
    else response.status(404).type('text').send('The client is not built: npm run build.');
  });
}

import { type EveningSummary, hex256BitsSchema, type TimestampMs } from '@fivefold/room';
import express, { type Request, type RequestHandler, type Router } from 'express';
import * as z from 'zod';
import {
  createEvening,
  type EveningDeps,
  findEvening,
  findEveningReplay,
  isEveningHost,
} from '../evenings/evenings.ts';
import { clientAddress } from '../limits/clientAddress.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import { drawEveningKeepsake } from '../preview/keepsake.ts';
import { eveningKeepsakeTexts } from '../preview/keepsakeTexts.ts';
import { insertPageHead } from '../preview/pageHead.ts';
import type { PictureCache } from '../preview/pictureCache.ts';
import type { OriginPolicy } from '../transport/originCheck.ts';
import { readIndexHtml } from './client.ts';
import { originForAbsoluteLinks, requestedLanguageQuery, requestLanguage } from './pageAddress.ts';
import { requireAllowedOrigin } from './requireAllowedOrigin.ts';

export interface EveningRoutesDeps extends EveningDeps, OriginPolicy {
  readonly rateLimits: RateLimits;
  readonly webRoot: string;
  readonly publicOrigin: string | undefined;
  readonly trustProxy: number;
  readonly pictures: PictureCache;
}

/** The answer to `GET /api/evenings/ID`. */
export interface EveningPageResponse {
  readonly evening: EveningSummary;
  readonly expires: TimestampMs;
  /** Whether the token of the request was a host's when the page was made: it may delete the page. */
  readonly mine: boolean;
}

const timeZone = z.string().max(64).refine(isTimeZone);
const makeSchema = z.strictObject({
  room: z.string().max(40),
  token: hex256BitsSchema,
  timeZone: timeZone.optional(),
});
const deleteSchema = z.strictObject({ token: hex256BitsSchema });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const PICTURE_SECONDS = 3600;

/** Pages of finished evenings: made by hosts, seen by everybody with the link. */
export function createEveningRoutes(deps: EveningRoutesDeps): Router {
  const routes = express.Router();
  const body = express.json({ limit: '1kb' });
  const checkOrigin = requireAllowedOrigin(deps);
  routes.use(['/e', '/api/evenings'], (_request, response, next) => {
    response.setHeader('X-Robots-Tag', 'noindex');
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  routes.post('/api/evenings', checkOrigin, body, makeRoute(deps));
  routes.use(['/e/:id', '/api/evenings/:id'], limitLookups(deps));
  routes.get('/api/evenings/:id', factsRoute(deps));
  routes.get('/api/evenings/:id/replays/:position', replayRoute(deps));
  routes.delete('/api/evenings/:id', checkOrigin, body, deleteRoute(deps));
  routes.get('/e/:id/picture.png', pictureRoute(deps));
  routes.get('/e/:id', pageRoute(deps));
  return routes;
}

const limitLookups =
  ({ rateLimits, trustProxy }: EveningRoutesDeps): RequestHandler =>
  async (request, response, next) => {
    if (await rateLimits.allow('replay', clientAddress(request, trustProxy))) next();
    else response.status(429).json({ code: 'too-fast' });
  };

const STATUS: Readonly<Record<string, number>> = {
  'no-such-room': 404,
  'not-host': 403,
  'not-a-member': 403,
};

function makeRoute(deps: EveningRoutesDeps): RequestHandler {
  return async (request, response) => {
    const message = makeSchema.safeParse(request.body);
    if (!message.success) return void response.status(400).json({ code: 'malformed' });
    const { rateLimits } = deps;
    const address = clientAddress(request, deps.trustProxy);
    const isAllowed =
      (await rateLimits.allowLookup(true, address)) && (await rateLimits.allow('evening', address));
    if (!isAllowed) return void response.status(429).json({ code: 'too-fast' });
    const made = await createEvening(deps, message.data.room, message.data.token, message.data.timeZone);
    if (made.ok) return void response.status(201).json({ id: made.value });
    // A wrong code counts like one of a join, or codes would be guessed here.
    if (made.error.code === 'no-such-room') await rateLimits.allowLookup(null, address);
    response.status(STATUS[made.error.code] ?? 422).json(made.error);
  };
}

const factsRoute =
  (deps: EveningRoutesDeps): RequestHandler<{ id: string }> =>
  async (request, response) => {
    const { id } = request.params;
    const found = await findEvening(deps, id);
    if (!found) return void response.status(404).json({ code: 'no-such-evening' });
    const sent = hex256BitsSchema.safeParse(request.get('authorization')?.replace(/^Bearer /, ''));
    const mine = sent.success && (await isEveningHost(deps, id, sent.data));
    response.json({ ...found, mine } satisfies EveningPageResponse);
  };

const replayRoute =
  (deps: EveningRoutesDeps): RequestHandler<{ id: string; position: string }> =>
  async (request, response) => {
    const { id, position } = request.params;
    const found = /^[1-9]\d?$/.test(position) ? await findEveningReplay(deps, id, Number(position)) : null;
    if (found) response.json(found);
    else response.status(404).json({ code: 'no-such-game' });
  };

const deleteRoute =
  (deps: EveningRoutesDeps): RequestHandler<{ id: string }> =>
  async (request, response) => {
    const { id } = request.params;
    const message = deleteSchema.safeParse(request.body);
    if (!message.success) response.status(400).json({ code: 'malformed' });
    else if (!(await isEveningHost(deps, id, message.data.token)))
      response.status(403).json({ code: 'not-host' });
    else {
      await deps.evenings.remove(id);
      response.status(204).end();
    }
  };

const pictureRoute =
  (deps: EveningRoutesDeps): RequestHandler<{ id: string }> =>
  async (request, response) => {
    const { id } = request.params;
    const found = await findEvening(deps, id);
    if (!found) return void response.status(404).json({ code: 'no-such-evening' });
    const language = requestLanguage(request as Request);
    const image = await deps.pictures.getLimited(
      `evening ${id} ${language}`,
      clientAddress(request, deps.trustProxy),
      () =>
        drawEveningKeepsake(found.evening, language, deps.publicOrigin && new URL(deps.publicOrigin).host),
    );
    if (!image) return void response.status(429).json({ code: 'too-fast' });
    response.setHeader('Cache-Control', `private, max-age=${PICTURE_SECONDS}`);
    response.type('png').send(image);
  };

function pageRoute(deps: EveningRoutesDeps): RequestHandler<{ id: string }> {
  return async (request, response, next) => {
    const html = await readIndexHtml(deps.webRoot);
    if (html === null) return next();
    const { id } = request.params;
    const found = await findEvening(deps, id);
    if (!found) return void response.status(404).type('html').send(html);
    const language = requestLanguage(request as Request);
    const texts = eveningKeepsakeTexts(found.evening, language);
    const url = `${originForAbsoluteLinks(request as Request, deps)}/e/${id}`;
    response.type('html').send(
      insertPageHead(html, {
        language,
        title: texts.title,
        description: texts.date,
        url: url + requestedLanguageQuery(request as Request),
        image: `${url}/picture.png?lang=${language}`,
        size: { width: 1080, height: 1350 },
      }),
    );
  };
}

import type { Language } from '@fivefold/art';
import type { RoomDoorFacts } from '@fivefold/room';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { clientAddress } from '../limits/clientAddress.ts';
import { insertPageHead, type PageHead } from '../preview/pageHead.ts';
import { drawLinkPreview } from '../preview/picture.ts';
import type { PictureCache } from '../preview/pictureCache.ts';
import { linkPreviewTexts } from '../preview/texts.ts';
import type { RoomDoorLookup } from '../rooms/door.ts';
import { StoreUnavailableError } from '../store/unavailable.ts';
import { readIndexHtml } from './client.ts';
import { originForAbsoluteLinks, requestedLanguageQuery, requestLanguage } from './pageAddress.ts';

export interface RoomDoorRoutesDeps {
  readonly door: RoomDoorLookup;
  readonly webRoot: string;
  readonly publicOrigin: string | undefined;
  readonly trustProxy: number;
  readonly pictures: PictureCache;
}

const PICTURE_SECONDS = 60;

/** What a link to a room shows before anybody enters: facts for the page, title and picture for messengers. */
export function createRoomDoorRoutes(deps: RoomDoorRoutesDeps): Router {
  const routes = express.Router();
  routes.get('/api/door', factsRoute(deps));
  routes.get('/r/:code/preview.png', pictureRoute(deps));
  routes.get('/r/:code', pageRoute(deps));
  return routes;
}

const factsRoute =
  ({ door, trustProxy }: RoomDoorRoutesDeps): RequestHandler =>
  async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const found = await door(String(request.query.room ?? ''), clientAddress(request, trustProxy));
    if (found === 'too-fast') response.status(429).json({ code: 'too-fast' });
    else if (!found) response.status(404).json({ code: 'no-such-room' });
    else response.json(found.facts);
  };

/** A room that is not found, not looked up any more or not to be read now has the general title and picture. */
async function roomFacts({ door, trustProxy }: RoomDoorRoutesDeps, request: Request<{ code: string }>) {
  try {
    const found = await door(request.params.code, clientAddress(request, trustProxy));
    return found === 'too-fast' ? null : found;
  } catch (error) {
    if (error instanceof StoreUnavailableError) return null; // the page itself opens without the store
    throw error;
  }
}

function pageRoute(deps: RoomDoorRoutesDeps): RequestHandler<{ code: string }> {
  return async (request, response, next) => {
    const html = await readIndexHtml(deps.webRoot);
    if (html === null) return next();
    const found = await roomFacts(deps, request);
    const language = requestLanguage(request as Request);
    const texts = linkPreviewTexts(found?.facts ?? null, language);
    const origin = originForAbsoluteLinks(request as Request, deps);
    const path = found ? `/r/${found.code}` : '';
    const head: PageHead = {
      language,
      title: texts.pageTitle,
      description: [texts.people, texts.seats].filter(Boolean).join(' '),
      url: `${origin}${path || '/'}${requestedLanguageQuery(request as Request)}`,
      image: `${origin}${path || '/r/none'}/preview.png?lang=${language}`,
    };
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.type('html').send(insertPageHead(html, head));
  };
}

/** Only what the picture shows: a guest who gets ready must not cause a new picture. */
const pictureKey = (facts: RoomDoorFacts, language: Language): string =>
  JSON.stringify([
    facts.game,
    linkPreviewTexts(facts, language),
    facts.locked ? [] : [facts.host, ...facts.others].map((person) => person?.face),
  ]);

/** Drawn once for the same facts. An address that wants too many gets the general picture. */
const pictureRoute =
  (deps: RoomDoorRoutesDeps): RequestHandler<{ code: string }> =>
  async (request, response) => {
    const { pictures, trustProxy } = deps;
    const language = requestLanguage(request as Request);
    const found = await roomFacts(deps, request);
    const draw = (facts: RoomDoorFacts | null) => () =>
      drawLinkPreview(facts, linkPreviewTexts(facts, language));
    const own =
      found &&
      (await pictures.getLimited(
        pictureKey(found.facts, language),
        clientAddress(request, trustProxy),
        draw(found.facts),
      ));
    const image = own ?? (await pictures.get(`general ${language}`, draw(null)));
    response.setHeader('Cache-Control', found && !own ? 'no-store' : `public, max-age=${PICTURE_SECONDS}`);
    response.setHeader('X-Robots-Tag', 'noindex');
    response.type('png').send(image);
  };

import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import sirv, { type Options } from 'sirv';

const YEAR_SECONDS = 365 * 86_400;

/** Paths that the page knows; it also draws what is shown for others, but they do not exist. */
const PAGES = [
  '/',
  '/p',
  '/daily/:game',
  '/first/:game',
  '/practice/:slot',
  '/r/:code',
  '/r/:code/:number',
  '/e/:id/:number',
];

/** Serves the built client. `npm run build` writes a brotli and a gzip copy beside each file, and sirv sends the best one. */
export function createWebClientRoutes(webRoot: string): Router {
  const routes = express.Router();
  const assets = path.join(webRoot, 'assets');
  // The name of an asset contains a hash of its content.
  routes.use('/assets', builtFiles(webRoot, assets, { maxAge: YEAR_SECONDS, immutable: true }));
  routes.use('/assets', (_request, response) => {
    response.status(404).type('text').send('not found');
  });
  routes.use(builtFiles(webRoot, webRoot, { maxAge: 0, setHeaders: setIconType }));
  // A room is for the people who have its link, not for search engines.
  routes.use(['/r', '/p'], (_request, response, next) => {
    response.setHeader('X-Robots-Tag', 'noindex');
    next();
  });
  routes.get(PAGES, page(webRoot, 200));
  routes.get('/{*path}', page(webRoot, 404));
  return routes;
}

/** sirv does not know .ico, and browsers may not guess types (`nosniff`). */
const setIconType: NonNullable<Options['setHeaders']> = (response, pathname) => {
  if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
};

/** sirv lists the files once, so a build beside the running server needs a new list. */
function builtFiles(webRoot: string, folder: string, options: Options): RequestHandler {
  let builtAt: number | undefined;
  let files: RequestHandler = (_request, _response, next) => next();
  return (request, response, next) => {
    const changedAt = buildTime(webRoot);
    if (changedAt === undefined) return next();
    if (changedAt !== builtAt)
      files = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [], ...options });
    builtAt = changedAt;
    return files(request, response, next);
  };
}

const pageFile = (webRoot: string): string => path.join(webRoot, 'index.html');

const buildTime = (webRoot: string): number | undefined =>
  statSync(pageFile(webRoot), { throwIfNoEntry: false })?.mtimeMs;

/** null: the client is not built. */
export const readIndexHtml = (webRoot: string): Promise<string | null> =>
  readFile(pageFile(webRoot), 'utf8').catch(() => null);

function page(webRoot: string, status: number): RequestHandler {
  return (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    if (buildTime(webRoot) === undefined)
      response.status(404).type('text').send('The client is not built: npm run build.');
    else response.status(status).sendFile(path.resolve(pageFile(webRoot)), { cacheControl: false });
  };
}

import type { RequestHandler } from 'express';

/** Rooms, passports and evenings are for the people who have the link. */
const ROBOTS = ['User-agent: *', 'Disallow: /r/', 'Disallow: /p', 'Disallow: /e/', ''].join('\n');

export const robotsTxtRoute: RequestHandler = (_request, response) => {
  response.type('text').send(ROBOTS);
};

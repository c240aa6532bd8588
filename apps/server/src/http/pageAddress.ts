import { LANGUAGES, type Language } from '@fivefold/art';
import type { Request } from 'express';

export interface PageAddressDeps {
  readonly publicOrigin: string | undefined;
  readonly trustProxy: number;
}

const wishedLanguage = ({ query }: Request): Language | undefined =>
  LANGUAGES.find((language) => language === query.lang);

/** The language of the address, else of the browser. */
export const requestLanguage = (request: Request): Language => {
  const accepted = request.acceptsLanguages([...LANGUAGES]);
  return wishedLanguage(request) ?? LANGUAGES.find((language) => language === accepted) ?? 'en';
};

/** Messengers open the address that a page names as its own: without the language, the invitation would change it. */
export const requestedLanguageQuery = (request: Request): string => {
  const wished = wishedLanguage(request);
  return wished ? `?lang=${wished}` : '';
};

/** For absolute addresses: messengers do not resolve others. */
export const originForAbsoluteLinks = (
  request: Request,
  { publicOrigin, trustProxy }: PageAddressDeps,
): string => publicOrigin ?? `${scheme(request, trustProxy)}://${request.headers.host ?? ''}`;

const scheme = (request: Request, trustProxy: number): string => {
  const forwarded = trustProxy > 0 ? String(request.headers['x-forwarded-proto'] ?? '').split(',')[0] : '';
  return forwarded === 'https' ? 'https' : 'http';
};

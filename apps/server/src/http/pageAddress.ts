import { LANGUAGES, type Language } from '@fivefold/art';
import type { Request } from 'express';

export interface PageAddressDeps {
  readonly publicOrigin: string | undefined;
  readonly trustProxy: number;
}

/** The language of the address, else of the browser. */
export const languageOf = (request: Request): Language => {
  const wished = LANGUAGES.find((language) => language === request.query.lang);
  const accepted = request.acceptsLanguages([...LANGUAGES]);
  return wished ?? LANGUAGES.find((language) => language === accepted) ?? 'en';
};

/** For absolute addresses: messengers do not resolve others. */
export const originOf = (request: Request, { publicOrigin, trustProxy }: PageAddressDeps): string =>
  publicOrigin ?? `${scheme(request, trustProxy)}://${request.headers.host ?? ''}`;

const scheme = (request: Request, trustProxy: number): string => {
  const forwarded = trustProxy > 0 ? String(request.headers['x-forwarded-proto'] ?? '').split(',')[0] : '';
  return forwarded === 'https' ? 'https' : 'http';
};

import { LANGUAGES } from '@fivefold/art';
import type { TimestampMs } from '@fivefold/room';
import type { RequestHandler } from 'express';

export interface SecurityTxtDeps {
  readonly securityContact: string | undefined;
  readonly now: () => TimestampMs;
}

/** RFC 9116 asks for an expiry below a year, so that an abandoned contact is not trusted. */
const VALID_MS = 180 * 86_400_000;

/** Without a contact there is no such file: RFC 9116 demands one. */
export const createSecurityTxtRoute =
  ({ securityContact, now }: SecurityTxtDeps): RequestHandler =>
  (_request, response, next) => {
    if (securityContact === undefined) return next();
    const expires = new Date(now() + VALID_MS).toISOString();
    response
      .type('text')
      .send(
        `Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: ${LANGUAGES.join(', ')}\n`,
      );
  };

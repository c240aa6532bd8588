import type { RequestHandler } from 'express';
import { isAllowedRequest, type OriginPolicy } from '../transport/originCheck.ts';

/** For requests that change something or carry a token. */
export const requireAllowedOrigin =
  (policy: OriginPolicy): RequestHandler =>
  (request, response, next) => {
    if (isAllowedRequest(request, policy)) next();
    else response.status(403).json({ code: 'forbidden' });
  };

import { createHash } from 'node:crypto';
import type { TokenHash } from '@fivefold/room';

/** Of a token or a passport: only this is stored. */
export const sha256OfSecret = (secret: string): TokenHash =>
  createHash('sha256').update(secret).digest('hex');

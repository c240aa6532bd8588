import type { IncomingMessage } from 'node:http';

export interface OriginPolicy {
  /** Origins that may connect, `publicOrigin` among them. */
  readonly origins: readonly string[];
  /** Where PUBLIC_URL is set, only `origins` may connect, and only to their hosts. */
  readonly publicOrigin: string | undefined;
  readonly trustProxy: number;
}

/** Refuses pages of other sites: they must not use their visitors to reach this server. */
export function isAllowedRequest(request: IncomingMessage, policy: OriginPolicy): boolean {
  const { headers, url = '' } = request;
  const { origins, publicOrigin, trustProxy } = policy;
  // JSONP answers are scripts, which any site may load.
  if (/[?&]j=/.test(url)) return false;
  const hosts: readonly unknown[] = [headers.host, trustProxy > 0 ? headers['x-forwarded-host'] : undefined];
  // A name that its owner pointed at this machine (DNS rebinding) is not in the list.
  if (publicOrigin && !origins.some((origin) => hosts.includes(hostOf(origin)))) return false;
  if (headers.origin === undefined)
    return !['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
  return origins.includes(headers.origin) || (!publicOrigin && hosts.includes(hostOf(headers.origin)));
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

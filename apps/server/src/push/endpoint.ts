import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const MAX_LENGTH = 1024;
/** Names that lead into the own network. */
const INTERNAL = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/;

/**
 * Whether a notification may be sent there. A browser names the address, so it may be forged: only HTTPS to a public host, or
 * an origin that the operator allows.
 */
export function isAllowedPushEndpoint(endpoint: string, allowedOrigins: readonly string[]): boolean {
  if (endpoint.length > MAX_LENGTH || !URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (allowedOrigins.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !INTERNAL.test(host);
}

const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** Resolves a name like Node does, and fails where one of its addresses is not public: the name may be made to point inside. */
export const lookupPublicIpAddress: LookupFunction = (host, options, done) => {
  dnsLookup(host, { ...options, all: true }, (error, found) => {
    const addresses: readonly LookupAddress[] = error ? [] : found;
    const [first] = addresses;
    if (error) return done(error, '');
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new Error('the push service has no public address'), '');
    if (options.all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  });
};

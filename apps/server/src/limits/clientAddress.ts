import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** The address to count by: an IPv4 address, or the /64 of an IPv6 address, which is one household. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  // A connection that is closed already has no address any more.
  const address: string | undefined = proxyAddr(request, (_address, hop) => hop < trustedProxies);
  if (!address) return 'unknown';
  return ipaddr.isValid(withoutPort(address)) ? household(ipaddr.process(withoutPort(address))) : 'unknown';
}

/** Some proxies append the client's port, which differs for every connection. */
const withoutPort = (text: string): string =>
  (/^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([^:]*):\d+$/, '$1')).replace(/%.*$/, '');

const household = (address: ipaddr.IPv4 | ipaddr.IPv6): string =>
  'parts' in address ? prefix(address, 64) : address.toString();

/** The network prefix of an IPv6 address with this many bits, such as `2001:db8:1:200::/56`. */
function prefix(address: ipaddr.IPv6, bits: number): string {
  const parts = address.parts.map(
    (part, i) => part & (0xffff << Math.min(16, Math.max(0, (i + 1) * 16 - bits))),
  );
  return `${new ipaddr.IPv6(parts.map((part) => part & 0xffff)).toString()}/${bits}`;
}

/** The networks that an address of `clientAddress` is in: providers give one customer a /56 or a /48. */
export function enclosingNetworks(address: string): readonly string[] {
  if (!address.endsWith('/64')) return [];
  const network = ipaddr.IPv6.parse(address.slice(0, -3));
  return [prefix(network, 56), prefix(network, 48)];
}

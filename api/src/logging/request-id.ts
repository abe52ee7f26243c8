import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Config } from '../config/config.ts';

/** What proxies commonly make; anything else could disturb a log or a page. */
const wellFormed = /^[\w-]{8,64}$/;

/**
 * Names each request in log, response and error page: by the X-Request-Id of a proxy that TRUST_PROXY trusts,
 * so that its log can be compared with ours, or else by 12 random hexadecimal digits.
 */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>) {
  const isTrusted = trustedPeer(trustProxy);
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    const fits = typeof given === 'string' && wellFormed.test(given);
    return fits && isTrusted(socket.remoteAddress) ? given : randomUUID().slice(-12);
  };
}

/** Whether the other end of the connection is a trusted proxy: any if their number is known. */
function trustedPeer(trustProxy: Config['trustProxy']): (address?: string) => boolean {
  if (trustProxy === null) return () => false;
  if (typeof trustProxy === 'number') return () => true;
  const proxies = new BlockList();
  for (const range of trustProxy) {
    const [address = '', length] = range.split('/');
    proxies.addSubnet(address, Number(length ?? bitsOf(address)), familyOf(address));
  }
  return (address = '') => isIP(address) > 0 && proxies.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const bitsOf = (address: string) => (isIP(address) === 6 ? 128 : 32);

import { isIPv6 } from 'node:net';

/** A network that an address belongs to. */
export interface Network {
  name: string;
  /** How much more may come from it than from one household. */
  width: number;
}

/**
 * What of an address stands for one household or one office: an IPv4 address as it is, of IPv6 the
 * first 64 bits, since a client that has those has every address under them.
 */
export function networkOf(ip: string): string {
  const [a, b, c, d] = groupsOf(ip) ?? [];
  return d === undefined ? plain(ip) : [a, b, c, d].map(hex).join(':');
}

/**
 * The networks that an address counts for, the narrowest first. Of IPv6 a provider hands out 64, 56 or
 * 48 bits: counted by 64 alone, a client with 48 could do everything 65,536 times. The wider ones may do
 * more, since a mobile network gives each phone its own 64 bits, side by side.
 */
export function networksOf(ip: string): Network[] {
  const household = { name: networkOf(ip), width: 1 };
  const [a, b, c, d] = groupsOf(ip) ?? [];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [household];
  const most = [a, b, c].map(hex).join(':');
  return [
    household,
    { name: `${most}:${hex(d & 0xff00)}::/56`, width: 4 },
    { name: `${most}::/48`, width: 16 },
  ];
}

/** The eight groups of an IPv6 address; null for any other. */
function groupsOf(ip: string): number[] | null {
  if (plain(ip) !== ip || !isIPv6(ip)) return null;
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const end = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - end.length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...end];
  return all.map((group) => Number.parseInt(group, 16));
}

/** An IPv4 address that is written as one of IPv6, as itself. */
const plain = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

const hex = (group = 0): string => group.toString(16);

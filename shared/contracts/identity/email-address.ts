import { withoutEdges } from '../composition/text.ts';

/** Something before the @, a dotted host after it, no spaces: the rule of the register page, for every script. */
const emailPattern =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
const letters = /^[\p{L}\p{M}]{2,}$/u;
const hostName = /^[\p{L}\p{M}\p{N}.-]+$/u;
const beyondAscii = /[^\p{ASCII}]/u;

/** Scripts whose letters look like each other's: а is Cyrillic, a is Latin, and ο is Greek. */
const lookalikes = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

const partsOf = (address: string): [local: string, host: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};

/** As DNS has it, such as xn--exmple-cua.org: no two ways to write it, and nothing in it looks like something else. */
function asciiHost(host: string): string {
  const url = `http://${host}`;
  return beyondAscii.test(host) && hostName.test(host) && URL.canParse(url)
    ? new URL(url).hostname
    : host;
}

/**
 * The one way in which an address is written here, without what is pasted around it. In ASCII it stays as it was typed;
 * else its letters are composed (NFC) and small, and its host is the one that DNS has. So two accounts can't differ by
 * how a device writes ü, and the database needs no rules for capitals of any script.
 */
export function canonicalEmail(typed: string): string {
  const address = withoutEdges(typed);
  if (!beyondAscii.test(address) || !address.includes('@')) return address;
  const [local, host] = partsOf(address);
  const plain = beyondAscii.test(local) ? local.toLowerCase().normalize('NFC') : local;
  return `${plain}@${asciiHost(host)}`;
}

const isTopLevel = (label: string) => letters.test(label) || label.startsWith('xn--');

/**
 * Whether a canonical address may be one. Before the @ it mixes no scripts that look alike, and has no character that's
 * another way to write a plainer one (what NFKC changes), such as ﬁ or １: either could pass for someone else's.
 */
export function isEmail(address: string): boolean {
  const [local, host] = partsOf(address);
  return (
    emailPattern.test(address) &&
    isTopLevel(host.slice(host.lastIndexOf('.') + 1)) &&
    local.normalize('NFKC') === local &&
    lookalikes.filter((script) => script.test(local)).length <= 1
  );
}

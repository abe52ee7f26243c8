/** A path of LeetCode names a problem in its first two parts; the rest is a tab of its page. */
const LEETCODE = 'leetcode.com';
const PROBLEM_PARTS = 2;

/** What addresses of the same problem have in common; null for what is no address. */
export function linkKey(address: string): string | null {
  const text = address.trim();
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  const host = hostname.startsWith('www.') ? hostname.slice('www.'.length) : hostname;
  const parts = pathname.toLowerCase().split('/').filter(Boolean);
  return [host, ...(host === LEETCODE ? parts.slice(0, PROBLEM_PARTS) : parts)].join('/');
}

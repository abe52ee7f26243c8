/** How a plan in a text is compared with the one that PostgreSQL makes. */

/** What differs from one machine to the next, or with the sample that statistics are made from. */
const VARIES = / *\((?:cost|actual)[^)]*\)|[0-9.]+ ms$/g;
const PAGES = /(?:hit|read)=([0-9]+)/g;

/** The plan that a statement has shown, or null. */
export const planOf = (result) =>
  result?.fields[0]?.name === 'QUERY PLAN' ? result.rows.flat() : null;

/** @returns the first line of a text that isn't among those of a plan, in their order; null if all are */
export function missingLine(text, plan) {
  const rest = plan.map(comparable);
  for (const line of text.split('\n')) {
    const expected = comparable(line);
    if (expected === '') continue;
    const at = rest.indexOf(expected);
    if (at === -1) return line.trim();
    rest.splice(0, at + 1);
  }
  return null;
}

/** Pages count alike whether they were in memory or had to be read. */
function comparable(line) {
  if (!line.includes('Buffers: ')) return line.replace(VARIES, '').trim();
  const pages = [...line.matchAll(PAGES)].reduce((sum, [, count]) => sum + Number(count), 0);
  return `Buffers: ${pages}`;
}

import type { Variable } from '../changes.ts';

/** Variables that point to places of a list, by place. */
export type Pointers = ReadonlyMap<number, readonly string[]>;

/**
 * The variables by which the program indexes a list: those that stand in brackets after one of its names, such as
 * numbers[left]. After matrix[row], the next brackets hold columns.
 */
export function pointersInto(
  names: readonly string[],
  variables: readonly Variable[],
  source: string,
): { places: Pointers; columns: Pointers } {
  const places = new Map<number, string[]>();
  const columns = new Map<number, string[]>();
  const put = (found: Map<number, string[]>, place: number, name: string) =>
    found.set(place, [...(found.get(place) ?? []), name]);
  const inside = bracketsAfter(names, source);
  for (const { name, text } of variables) {
    const place = Number(text);
    if (!Number.isSafeInteger(place) || place < 0) continue;
    if (inside.first.has(name)) put(places, place, name);
    if (inside.second.has(name)) put(columns, place, name);
  }
  return { places, columns };
}

/** What stands in the first and in the second brackets after a name. */
function bracketsAfter(names: readonly string[], source: string) {
  const first = new Set<string>();
  const second = new Set<string>();
  for (const name of names) {
    const pieces = source.split(`${name}[`);
    for (const [place, rest] of pieces.slice(1).entries()) {
      const end = rest.indexOf(']');
      // What ends with the name, such as sorted_numbers, isn't it.
      if (end === -1 || /\w$/.test(pieces[place] ?? '')) continue;
      first.add(rest.slice(0, end).trim());
      const next = rest.slice(end + 2);
      if (rest[end + 1] === '[') second.add(next.slice(0, next.indexOf(']')).trim());
    }
  }
  return { first, second };
}

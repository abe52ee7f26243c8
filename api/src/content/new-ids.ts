import { limits } from '@site/shared/contracts/composition';
import { roadmapId } from '@site/shared/contracts/practice';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/tables.ts';
import { fingerprint } from './fingerprint.ts';

/** Every id that a roadmap, module, topic or unit has or had: they never change hands. */
export async function findTakenIds(kysely: Kysely<DB>): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from roadmaps union select module_id from roadmaps
    union select id from topics union select id from learning_units
  `.execute(kysely);
  return new Set(rows.map(({ id }) => id));
}

/** An id that nothing has, such as dsa-two-sum, or dsa-two-sum-2 if the first is taken; takes it. */
export const takeId = (prefix: string, name: string, taken: Set<string>): string =>
  take(idFrom(prefix, name), taken);

/** The same for a roadmap, which belongs to nothing, and whose id is an address: not that of another page. */
export const takeRoadmapId = (title: string, taken: Set<string>): string =>
  take(cut(slugOf(title), ''), taken, (id) => roadmapId.safeParse(id).success);

function take(base: string, taken: Set<string>, fits = (_id: string) => true): string {
  let id = base;
  for (let number = 2; taken.has(id) || !fits(id); number += 1) {
    id = `${cut(base, `-${number}`)}-${number}`;
  }
  taken.add(id);
  return id;
}

/** The first choice for the id of what has this name: always the same. */
export const idFrom = (prefix: string, name: string): string =>
  cut(`${prefix}-${slugOf(name)}`, '');

const cut = (id: string, suffix: string) =>
  id.slice(0, limits.slug - suffix.length).replace(/-$/, '');

/** Lower-case words joined by hyphens; of a name in another script, a few digits that are its own. */
function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .replace(/\p{Mark}/gu, '')
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? fingerprint(name).slice(0, 8);
}

import type { CsvTarget } from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import { takeId, takeRoadmapId } from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { findRoadmapRows } from '../admin-roadmaps/admin-roadmaps.repository.ts';
import type { SheetTarget } from './sheet-rows.ts';

/**
 * The roadmap that a sheet goes into: one that exists, or a new one. A title that a roadmap has already means that
 * one, so that the same sheet sent twice makes one roadmap.
 * @throws DomainError 400 for an id that no roadmap has.
 */
export async function sheetTarget(
  kysely: Kysely<DB>,
  target: CsvTarget,
  taken: Set<string>,
): Promise<SheetTarget> {
  const id = 'id' in target ? target.id : await findByTitle(kysely, target.title);
  const rows = id === undefined ? null : await findRoadmapRows(kysely, id);
  if (rows) {
    return { added: null, id: rows.roadmap.id, topics: rows.topics, units: rows.units };
  }
  if ('id' in target) {
    const message = `There's no roadmap ${target.id}.`;
    throw new DomainError(400, 'invalid', message, { 'roadmap.id': message });
  }
  return newRoadmap(target.title, taken);
}

async function findByTitle(kysely: Kysely<DB>, title: string): Promise<string | undefined> {
  const roadmaps = await kysely.selectFrom('roadmaps').select(['id', 'title']).execute();
  return roadmaps.find((roadmap) => roadmap.title.toLowerCase() === title.toLowerCase())?.id;
}

/** A sheet says no more of its roadmap than its title; the rest is edited afterwards. */
function newRoadmap(title: string, taken: Set<string>): SheetTarget {
  const id = takeRoadmapId(title, taken);
  const description = 'Problems to practise, topic by topic.';
  const columns = {
    title,
    description,
    complexity: 'intermediate',
    category: 'Practice sheets',
    tags: [],
    // A sheet says which companies ask a problem, and not how often.
    illustrative: true,
    counted_as: 'problem',
    module_id: takeId(id, 'module', taken),
    module_title: title,
    module_description: description,
  };
  return { added: { id, columns }, id, topics: [], units: [] };
}

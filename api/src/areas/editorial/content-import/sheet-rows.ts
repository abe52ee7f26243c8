import type { CsvTarget } from '@site/shared/contracts/editorial';
import type { UnitContent } from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import {
  type ContentRow,
  idFrom,
  type StoredRow,
  takeId,
  takeRoadmapId,
} from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { findRoadmapRows } from '../admin-roadmaps/admin-roadmaps.repository.ts';
import type { SheetRow } from './read-sheet.ts';

/** What a sheet defines of a roadmap: its rows, new or known. Everything else of the roadmap stays. */
export interface SheetRows {
  roadmaps: ContentRow[];
  topics: ContentRow[];
  learning_units: ContentRow[];
}

/** A roadmap that a sheet goes into, with everything in it, retired or not. */
interface SheetTarget {
  /** A new one, or null for one that is there. */
  added: ContentRow | null;
  id: string;
  topics: StoredRow[];
  units: StoredRow[];
}

/** Minutes, as the shipped sheets have them. */
const MINUTES = { easy: 15, medium: 25, hard: 40 };

const plain = (text: unknown) => String(text).trim().toLowerCase();

/**
 * The rows that a sheet means. Topics are found by title and units by name, or by the id that the name gives;
 * what is not found is made, in order of appearance. A unit that the sheet has in another topic moves there.
 * @param taken ids that were ever given
 */
export function sheetRows(rows: SheetRow[], target: SheetTarget, taken: Set<string>): SheetRows {
  const topics = new Map<string, ContentRow>();
  const units = new Map<string, ContentRow>();
  const named = new Set(rows.map(({ name }) => plain(name)));
  const unitsByName = byName(target.units, 'name');
  const unitsById = new Map(target.units.map((unit) => [unit.id, unit]));
  const topicsByTitle = byName(target.topics, 'title');
  const lastOf = lastNumbers(target);

  const topicFor = (title: string): ContentRow => {
    const known = topics.get(plain(title)) ?? topicsByTitle.get(plain(title));
    const topic = known ?? {
      id: takeId(`${target.id}-topic`, title, taken),
      columns: {
        title,
        description: `Problems on ${title}.`,
        roadmap_id: target.id,
        sequence_number: lastOf(target.id),
        type: 'topic',
        lesson: null,
      },
    };
    topics.set(plain(title), topic);
    return topic;
  };

  /** Of the name's own id, unless the sheet means another problem by the name that the unit has. */
  const unitFor = (name: string): StoredRow | undefined => {
    const found = unitsByName.get(plain(name));
    if (found) return found;
    const namesake = unitsById.get(idFrom(target.id, name));
    if (!namesake || units.has(namesake.id)) return undefined;
    return named.has(plain(namesake.columns.name)) ? undefined : namesake;
  };

  for (const row of rows) {
    const topic = topicFor(row.topic);
    const known = unitFor(row.name);
    const id = known?.id ?? takeId(target.id, row.name, taken);
    const stays = known?.columns.topic_id === topic.id;
    units.set(id, {
      id,
      columns: {
        ...(known?.columns ?? newUnit(row)),
        name: row.name,
        difficulty: row.difficulty,
        ...(row.link && { problem_link: row.link }),
        ...(row.companies && { companies: companiesOf(row, known) }),
        topic_id: topic.id,
        sequence_number: stays ? known.columns.sequence_number : lastOf(topic.id),
      },
    });
  }
  return {
    roadmaps: target.added ? [target.added] : [],
    topics: [...topics.values()].map(({ id, columns }) => ({ id, columns })),
    learning_units: [...units.values()],
  };
}

/** Those that are shown come before those that are retired. */
const byName = (rows: StoredRow[], column: string): Map<string, StoredRow> =>
  new Map(
    rows
      .toSorted((one, other) => Number(other.retired) - Number(one.retired))
      .map((row) => [plain(row.columns[column]), row]),
  );

/** Counts on from the last number in each list. @returns the next number in the list of this parent */
function lastNumbers({ topics, units }: SheetTarget): (parent: string) => number {
  const last = new Map<unknown, number>();
  for (const { columns } of [...topics, ...units]) {
    const parent = columns.topic_id ?? columns.roadmap_id;
    last.set(parent, Math.max(last.get(parent) ?? 0, columns.sequence_number as number));
  }
  return (parent) => {
    const next = (last.get(parent) ?? 0) + 1;
    last.set(parent, next);
    return next;
  };
}

const newUnit = ({ difficulty }: SheetRow) => ({
  rating: null,
  problem_link: null,
  article_link: null,
  video_link: null,
  solution_link: '#',
  companies: [],
  tags: [],
  priority: 'medium',
  time_to_complete: MINUTES[difficulty],
});

/** A sheet without a source leaves the one that a company has. */
function companiesOf({ companies, companiesSource }: SheetRow, known: StoredRow | undefined) {
  const before = (known?.columns.companies ?? []) as UnitContent['companies'];
  return (companies ?? []).map((name) => ({
    ...(before.find((company) => plain(company.name) === plain(name)) ?? { name }),
    ...(companiesSource && { source: companiesSource }),
  }));
}

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
    // Not every sheet says where its companies are from.
    illustrative: true,
    counted_as: 'problem',
    module_id: takeId(id, 'module', taken),
    module_title: title,
    module_description: description,
  };
  return { added: { id, columns }, id, topics: [], units: [] };
}

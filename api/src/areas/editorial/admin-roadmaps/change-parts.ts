import {
  type NewRoadmapRequest,
  TOPICS_MAX,
  type TopicForm,
  UNITS_MAX,
  type UnitForm,
} from '@site/shared/contracts/editorial';
import type { Transaction } from 'kysely';
import { recordChange } from '../../../audit/index.ts';
import {
  alignProblems,
  type ContentRow,
  decideRetirement,
  findTakenIds,
  numberOf,
  renumbered,
  type StoredRow,
  saveRows,
  takeId,
  versionOf,
  withNumber,
} from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import {
  findAdminRoadmap,
  findProblemsIn,
  isArticle,
  type RoadmapRows,
} from './admin-roadmaps.repository.ts';
import { changedElsewhere, findPart, type RoadmapChange, roadmapOf, rowsOf } from './change.ts';
import { type Columns, type Part, roadmapPart, rowVersion, topicPart, unitPart } from './parts.ts';

export async function createRoadmap(
  { transaction, admin }: RoadmapChange,
  { id, module, ...facts }: NewRoadmapRequest,
): Promise<string> {
  const taken = await findTakenIds(transaction);
  if (taken.has(id)) {
    const message = `${id} is already taken. Ids are never reused, even after something is retired.`;
    throw new DomainError(409, 'id-taken', message, { id: message });
  }
  const columns = {
    ...roadmapPart.columnsOf({ ...facts, module }),
    module_id: takeId(id, 'module', taken),
  };
  await saveRows(transaction, 'roadmaps', [{ id, columns }]);
  await decideRetirement(transaction, 'roadmaps', [id], true);
  await recordChange(transaction, admin, {
    action: 'roadmap.create',
    subject: id,
    before: null,
    after: columns,
  });
  return id;
}

export async function addTopic(
  made: RoadmapChange,
  roadmapId: string,
  form: TopicForm,
): Promise<string> {
  await findPart(made, roadmapPart, roadmapId);
  await requireLesson(made.transaction, form.lesson);
  const taken = await findTakenIds(made.transaction);
  const id = takeId(`${roadmapId}-topic`, form.title, taken);
  const columns = { ...form, roadmap_id: roadmapId, type: 'topic' };
  return addPart(made, topicPart, { row: { id, columns }, roadmapId });
}

export async function addUnit(
  made: RoadmapChange,
  topicId: string,
  form: UnitForm,
): Promise<string> {
  const roadmapId = await roadmapOf(made, topicPart, await findPart(made, topicPart, topicId));
  const taken = await findTakenIds(made.transaction);
  const id = takeId(roadmapId, form.name, taken);
  const columns = { ...form, topic_id: topicId, solution_link: '#' };
  return addPart(made, unitPart, { row: { id, columns }, roadmapId });
}

async function addPart(
  made: RoadmapChange,
  part: Part,
  { row, roadmapId }: { row: ContentRow; roadmapId: string },
): Promise<string> {
  await placeLast(made, part, { row, roadmapId });
  await recordChange(made.transaction, made.admin, {
    action: `${part.noun}.create`,
    subject: row.id,
    before: null,
    after: row.columns,
  });
  return roadmapId;
}

export async function editPart(
  made: RoadmapChange,
  part: Part,
  { id, version, form }: { id: string; version: string; form: Columns },
): Promise<string> {
  const { transaction, admin } = made;
  const row = await findPart(made, part, id);
  const roadmapId = await roadmapOf(made, part, row);
  const current = rowVersion(part, row);
  if (current === versionOf(form)) return roadmapId;
  if (current !== version) throw changedElsewhere(await findAdminRoadmap(transaction, roadmapId));
  const columns = { ...row.columns, ...part.columnsOf(form) };
  if (part === topicPart) await requireLesson(transaction, columns.lesson);
  await saveRows(transaction, part.table, [{ id, columns }]);
  if (part === unitPart) await alignProblems(transaction);
  await recordChange(transaction, admin, {
    action: `${part.noun}.change`,
    subject: id,
    ...differences(row.columns, columns),
  });
  return roadmapId;
}

function differences(before: Columns, after: Columns): { before: Columns; after: Columns } {
  const names = Object.keys(after).filter(
    (name) => versionOf({ value: before[name] }) !== versionOf({ value: after[name] }),
  );
  const of = (columns: Columns) =>
    Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));
  return { before: of(before), after: of(after) };
}

export async function retirePart(
  made: RoadmapChange,
  part: Part,
  { id, retired }: { id: string; retired: boolean },
): Promise<string> {
  const { transaction, admin } = made;
  const row = await findPart(made, part, id);
  const roadmapId = await roadmapOf(made, part, row);
  if (row.retired === retired) return roadmapId;
  if (retired) await refuseInUse(transaction, part, [id]);
  else if (part !== roadmapPart) await placeLast(made, part, { row, roadmapId });
  await decideRetirement(transaction, part.table, [id], retired);
  await recordChange(transaction, admin, {
    action: `${part.noun}.${retired ? 'retire' : 'return'}`,
    subject: id,
    before: { retired: !retired },
    after: { retired },
  });
  return roadmapId;
}

/** @throws DomainError 409 if readers see DSA problems that name units of these. */
export async function refuseInUse(
  transaction: Transaction<DB>,
  part: Part,
  ids: string[],
): Promise<void> {
  const [problem, ...more] = await findProblemsIn(transaction, part, ids);
  if (!problem) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  const whose = ids.length === 1 ? 'it' : 'them';
  const message = `Published DSA problems belong to ${whose}: ${problem.title}${others}. Retire those first.`;
  throw new DomainError(409, 'in-use', message);
}

/** Puts a row, new or back again, behind everything else that is shown in its list. */
async function placeLast(
  { transaction }: RoadmapChange,
  part: Part,
  { row, roadmapId }: { row: ContentRow; roadmapId: string },
): Promise<void> {
  const others = siblings(await rowsOf(transaction, roadmapId), part, row.columns.topic_id);
  const most = part === topicPart ? TOPICS_MAX : UNITS_MAX;
  if (others.length >= most) {
    throw new DomainError(400, 'invalid', `There can be at most ${most} of these in a list.`);
  }
  const last = Math.max(0, ...others.map(numberOf)) + 1;
  const placed = withNumber(row, last);
  await saveRows(transaction, part.table, [placed]);
  await saveRows(transaction, part.table, renumbered([...others, placed]));
}

/** What is shown of a roadmap's topics, or of a topic's units. */
const siblings = ({ topics, units }: RoadmapRows, part: Part, topicId: unknown): StoredRow[] =>
  part === topicPart
    ? topics.filter(({ retired }) => !retired)
    : units.filter(({ retired, columns }) => !retired && columns.topic_id === topicId);

/** @throws DomainError 400 if a topic names an article that isn't there. */
async function requireLesson(transaction: Transaction<DB>, slug: unknown): Promise<void> {
  if (typeof slug !== 'string' || (await isArticle(transaction, slug))) return;
  const message = `There's no article at /article/${slug}.`;
  throw new DomainError(400, 'invalid', message, { lesson: message });
}

import {
  type AdminRoadmap,
  type AdminRoadmapList,
  type ChangeRoadmapRequest,
  type NewRoadmapRequest,
  type OrderRequest,
  TOPICS_MAX,
  type TopicForm,
  UNITS_MAX,
  type UnitForm,
} from '@site/shared/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import type { Admins } from '../admins/index.ts';
import { type Author, recordChange } from '../audit/index.ts';
import {
  alignProblems,
  type ContentRow,
  decideRetirement,
  findRowsById,
  findTakenIds,
  lockPractice,
  numberOf,
  renumbered,
  type StoredRow,
  saveRows,
  takeId,
  versionOf,
  withNumber,
} from '../content/index.ts';
import {
  findAdminRoadmap,
  findAdminRoadmaps,
  findProblemsIn,
  findRoadmapRows,
  isArticle,
  type RoadmapRows,
  shownOrder,
} from './admin-roadmaps.repository.ts';
import { type Part, roadmapPart, rowVersion, topicPart, unitPart } from './parts.ts';

type Columns = Record<string, unknown>;
type Versioned<Form> = Form & { version: string };

/** What one change is made with. */
interface Change {
  transaction: Transaction<Tables>;
  admin: Author;
}

const unknown = (part: Part) => notFound(`This ${part.noun} doesn't exist.`);

const changedElsewhere = (current: AdminRoadmap | null) =>
  new DomainError(
    409,
    'changed-elsewhere',
    'Someone else has changed this since you opened it.',
    undefined,
    { current },
  );

/** Roadmaps, their topics and their units, for administrators: see the contract. */
export function createAdminRoadmaps(kysely: Kysely<Tables>, admins: Admins) {
  /**
   * Makes one change, with no other in between, and answers the roadmap as it is then.
   * @param make answers the id of the roadmap
   */
  async function change(
    token: string | null,
    make: (change: Change) => Promise<string>,
  ): Promise<AdminRoadmap> {
    const admin = await admins.requireAdmin(token);
    return kysely.transaction().execute(async (transaction) => {
      await lockPractice(transaction);
      const id = await make({ transaction, admin });
      return found(await findAdminRoadmap(transaction, id), roadmapPart);
    });
  }

  const edit =
    <Form extends object>(part: Part) =>
    (token: string | null, id: string, { version, ...form }: Versioned<Form>) =>
      change(token, (made) => editPart(made, part, { id, version, form: form as Columns }));

  const retire = (part: Part) => (token: string | null, id: string, retired: boolean) =>
    change(token, (made) => retirePart(made, part, { id, retired }));

  return {
    /** @throws DomainError 401 for anybody but an administrator, as everything here. */
    async list(token: string | null): Promise<AdminRoadmapList> {
      await admins.requireAdmin(token);
      return findAdminRoadmaps(kysely);
    },

    /** @throws DomainError 404. */
    async read(token: string | null, id: string): Promise<AdminRoadmap> {
      await admins.requireAdmin(token);
      return found(await findAdminRoadmap(kysely, id), roadmapPart);
    },

    /** @throws DomainError 409 if the id is taken. */
    create: (token: string | null, roadmap: NewRoadmapRequest) =>
      change(token, (made) => createRoadmap(made, roadmap)),

    /** @throws DomainError 404, 409 if it was changed elsewhere, as the next two. */
    changeRoadmap: edit<Omit<ChangeRoadmapRequest, 'version'>>(roadmapPart),
    changeTopic: edit<TopicForm>(topicPart),
    changeUnit: edit<UnitForm>(unitPart),

    /** @throws DomainError 400 if the list is full, 404. */
    addTopic: (token: string | null, roadmapId: string, form: TopicForm) =>
      change(token, (made) => addTopic(made, roadmapId, form)),
    addUnit: (token: string | null, topicId: string, form: UnitForm) =>
      change(token, (made) => addUnit(made, topicId, form)),

    /** Both ways. @throws DomainError 404, 409 while a published DSA problem belongs to it. */
    retireRoadmap: retire(roadmapPart),
    retireTopic: retire(topicPart),
    retireUnit: retire(unitPart),

    /** @throws DomainError 404, 409 if something was added, moved, retired or brought back meanwhile. */
    order: (token: string | null, id: string, wanted: OrderRequest) =>
      change(token, (made) => orderRoadmap(made, id, wanted)),
  };
}

function found<T>(value: T | null | undefined, part: Part): T {
  if (value) return value;
  throw unknown(part);
}

async function createRoadmap(
  { transaction, admin }: Change,
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

async function findPart({ transaction }: Change, part: Part, id: string): Promise<StoredRow> {
  const [row] = await findRowsById(transaction, part.table, [id]);
  return found(row, part);
}

/** The id of the roadmap that a row is part of. */
async function roadmapOf(made: Change, part: Part, row: StoredRow): Promise<string> {
  if (part === roadmapPart) return row.id;
  if (part === topicPart) return row.columns.roadmap_id as string;
  const topic = await findPart(made, topicPart, row.columns.topic_id as string);
  return topic.columns.roadmap_id as string;
}

async function editPart(
  made: Change,
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

async function requireLesson(transaction: Transaction<Tables>, slug: unknown): Promise<void> {
  if (typeof slug !== 'string' || (await isArticle(transaction, slug))) return;
  const message = `There's no article at /article/${slug}.`;
  throw new DomainError(400, 'invalid', message, { lesson: message });
}

function differences(before: Columns, after: Columns): { before: Columns; after: Columns } {
  const names = Object.keys(after).filter(
    (name) => versionOf({ value: before[name] }) !== versionOf({ value: after[name] }),
  );
  const of = (columns: Columns) =>
    Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));
  return { before: of(before), after: of(after) };
}

async function retirePart(
  made: Change,
  part: Part,
  { id, retired }: { id: string; retired: boolean },
): Promise<string> {
  const { transaction, admin } = made;
  const row = await findPart(made, part, id);
  const roadmapId = await roadmapOf(made, part, row);
  if (row.retired === retired) return roadmapId;
  if (retired) await refuseInUse(transaction, part, id);
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

async function refuseInUse(
  transaction: Transaction<Tables>,
  part: Part,
  id: string,
): Promise<void> {
  const [problem, ...more] = await findProblemsIn(transaction, part, id);
  if (!problem) return;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  const message = `Published DSA problems belong to it: ${problem.title}${others}. Retire those first.`;
  throw new DomainError(409, 'in-use', message);
}

/** Puts a row, new or back again, behind everything else that is shown in its list. */
async function placeLast(
  { transaction }: Change,
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

async function rowsOf(transaction: Transaction<Tables>, roadmapId: string): Promise<RoadmapRows> {
  return found(await findRoadmapRows(transaction, roadmapId), roadmapPart);
}

/** What is shown of a roadmap's topics, or of a topic's units. */
const siblings = ({ topics, units }: RoadmapRows, part: Part, topicId: unknown): StoredRow[] =>
  part === topicPart
    ? topics.filter(({ retired }) => !retired)
    : units.filter(({ retired, columns }) => !retired && columns.topic_id === topicId);

async function addTopic(made: Change, roadmapId: string, form: TopicForm): Promise<string> {
  await findPart(made, roadmapPart, roadmapId);
  await requireLesson(made.transaction, form.lesson);
  const taken = await findTakenIds(made.transaction);
  const id = takeId(`${roadmapId}-topic`, form.title, taken);
  const columns = { ...form, roadmap_id: roadmapId, type: 'topic' };
  return addPart(made, topicPart, { row: { id, columns }, roadmapId });
}

async function addUnit(made: Change, topicId: string, form: UnitForm): Promise<string> {
  const roadmapId = await roadmapOf(made, topicPart, await findPart(made, topicPart, topicId));
  const taken = await findTakenIds(made.transaction);
  const id = takeId(roadmapId, form.name, taken);
  const columns = { ...form, topic_id: topicId, solution_link: '#' };
  return addPart(made, unitPart, { row: { id, columns }, roadmapId });
}

async function addPart(
  made: Change,
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

async function orderRoadmap(
  { transaction, admin }: Change,
  id: string,
  { version, topics: wanted }: OrderRequest,
): Promise<string> {
  const rows = await rowsOf(transaction, id);
  const current = shownOrder(rows);
  if (versionOf(current) === versionOf(wanted)) return id;
  if (versionOf(current) !== version || !sameMembers(current, wanted)) {
    throw changedElsewhere(await findAdminRoadmap(transaction, id));
  }
  const known = new Map([...rows.topics, ...rows.units].map((row) => [row.id, row]));
  const listed = (ids: string[]) => ids.flatMap((one) => known.get(one) ?? []);
  await saveRows(transaction, 'topics', renumbered(listed(wanted.map((topic) => topic.id))));
  for (const topic of wanted) {
    const moved = listed(topic.units).map((unit) => ({
      id: unit.id,
      columns: { ...unit.columns, topic_id: topic.id },
    }));
    const arrived = moved.filter((unit) => known.get(unit.id)?.columns.topic_id !== topic.id);
    await saveRows(transaction, 'learning_units', arrived);
    await saveRows(transaction, 'learning_units', renumbered(moved));
  }
  await recordChange(transaction, admin, {
    action: 'roadmap.order',
    subject: id,
    before: { topics: current },
    after: { topics: wanted },
  });
  return id;
}

type Order = OrderRequest['topics'];

/** Whether both name the same topics and the same units, each once. */
function sameMembers(current: Order, wanted: Order): boolean {
  const members = (order: Order) => ({
    topics: order.map(({ id }) => id).toSorted(),
    units: order.flatMap(({ units }) => units).toSorted(),
  });
  return versionOf(members(current)) === versionOf(members(wanted));
}

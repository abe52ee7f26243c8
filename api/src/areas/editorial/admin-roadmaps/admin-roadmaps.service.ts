import type {
  AdminRoadmap,
  AdminRoadmapList,
  ChangeRoadmapRequest,
  NewRoadmapRequest,
  OrderRequest,
  TopicForm,
  UnitForm,
} from '@site/shared/contracts/editorial';
import type { Kysely } from 'kysely';
import { type Author, recordChange } from '../../../audit/index.ts';
import { lockPractice, renumbered, saveRows, versionOf } from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { findAdminRoadmap, findAdminRoadmaps, shownOrder } from './admin-roadmaps.repository.ts';
import { changedElsewhere, found, type RoadmapChange, rowsOf } from './change.ts';
import { addTopic, addUnit, createRoadmap, editPart, retirePart } from './change-parts.ts';
import { type Columns, type Part, roadmapPart, topicPart, unitPart } from './parts.ts';

type Versioned<Form> = Form & { version: string };

/** Roadmaps, their topics and their units, for administrators: see the contract. */
export function createAdminRoadmaps(kysely: Kysely<DB>) {
  /**
   * Makes one change, with no other in between, and returns the roadmap as it is then.
   * @param make returns the id of the roadmap
   */
  const change = (
    admin: Author,
    make: (change: RoadmapChange) => Promise<string>,
  ): Promise<AdminRoadmap> =>
    kysely.transaction().execute(async (transaction) => {
      await lockPractice(transaction);
      const id = await make({ transaction, admin });
      return found(await findAdminRoadmap(transaction, id), roadmapPart);
    });

  const edit =
    <Form extends object>(part: Part) =>
    (admin: Author, id: string, { version, ...form }: Versioned<Form>) =>
      change(admin, (made) => editPart(made, part, { id, version, form: form as Columns }));

  const retire = (part: Part) => (admin: Author, id: string, retired: boolean) =>
    change(admin, (made) => retirePart(made, part, { id, retired }));

  return {
    list: (): Promise<AdminRoadmapList> => findAdminRoadmaps(kysely),

    /** @throws DomainError 404. */
    async read(id: string): Promise<AdminRoadmap> {
      return found(await findAdminRoadmap(kysely, id), roadmapPart);
    },

    /** @throws DomainError 409 if the id is taken. */
    create: (admin: Author, roadmap: NewRoadmapRequest) =>
      change(admin, (made) => createRoadmap(made, roadmap)),

    /** @throws DomainError 404, 409 if it was changed elsewhere, as the next two. */
    changeRoadmap: edit<Omit<ChangeRoadmapRequest, 'version'>>(roadmapPart),
    changeTopic: edit<TopicForm>(topicPart),
    changeUnit: edit<UnitForm>(unitPart),

    /** @throws DomainError 400 if the list is full, 404. */
    addTopic: (admin: Author, roadmapId: string, form: TopicForm) =>
      change(admin, (made) => addTopic(made, roadmapId, form)),
    addUnit: (admin: Author, topicId: string, form: UnitForm) =>
      change(admin, (made) => addUnit(made, topicId, form)),

    /** Both ways. @throws DomainError 404, 409 while a published DSA problem belongs to it. */
    retireRoadmap: retire(roadmapPart),
    retireTopic: retire(topicPart),
    retireUnit: retire(unitPart),

    /** @throws DomainError 404, 409 if something was added, moved, retired or brought back meanwhile. */
    order: (admin: Author, id: string, request: OrderRequest) =>
      change(admin, (made) => orderRoadmap(made, id, request)),
  };
}

async function orderRoadmap(
  { transaction, admin }: RoadmapChange,
  id: string,
  { version, topics: requested }: OrderRequest,
): Promise<string> {
  const rows = await rowsOf(transaction, id);
  const current = shownOrder(rows);
  if (versionOf(current) === versionOf(requested)) return id;
  if (versionOf(current) !== version || !sameMembers(current, requested)) {
    throw changedElsewhere(await findAdminRoadmap(transaction, id));
  }
  const known = new Map([...rows.topics, ...rows.units].map((row) => [row.id, row]));
  const listed = (ids: string[]) => ids.flatMap((one) => known.get(one) ?? []);
  await saveRows(transaction, 'topics', renumbered(listed(requested.map((topic) => topic.id))));
  const changed = requested.flatMap((topic) => {
    const moved = listed(topic.units).map((unit) => ({
      id: unit.id,
      columns: { ...unit.columns, topic_id: topic.id },
    }));
    const arrived = moved.filter((unit) => known.get(unit.id)?.columns.topic_id !== topic.id);
    return [...arrived, ...renumbered(moved)];
  });
  // One that has arrived may have another number, too.
  const once = new Map(changed.map((unit) => [unit.id, unit]));
  await saveRows(transaction, 'learning_units', [...once.values()]);
  await recordChange(transaction, admin, {
    action: 'roadmap.order',
    subject: id,
    before: { topics: current },
    after: { topics: requested },
  });
  return id;
}

type Order = OrderRequest['topics'];

/** Whether both name the same topics and the same units, each once. */
function sameMembers(current: Order, requested: Order): boolean {
  const members = (order: Order) => ({
    topics: order.map(({ id }) => id).toSorted(),
    units: order.flatMap(({ units }) => units).toSorted(),
  });
  return versionOf(members(current)) === versionOf(members(requested));
}

import type {
  AdminRoadmap,
  AdminRoadmapList,
  ChangeRoadmapRequest,
  ChangeUnitsRequest,
  NewRoadmapRequest,
  OrderRequest,
  PeopleRequest,
  TopicForm,
  UnitForm,
} from '@site/shared/contracts/editorial';
import type { Kysely } from 'kysely';
import type { Author } from '../../../audit/index.ts';
import { lockPractice } from '../../../content/index.ts';
import type { DB } from '../../../database/tables.ts';
import { findAdminRoadmap, findAdminRoadmaps } from './admin-roadmaps.repository.ts';
import { findAffectedPeople } from './affected-people.repository.ts';
import { found, type RoadmapChange } from './change.ts';
import { addTopic, addUnit, createRoadmap, editPart, retirePart } from './change-parts.ts';
import { changeUnits } from './change-units.ts';
import { orderRoadmap } from './order-parts.ts';
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

    /** How many people have made something of units. */
    findPeople: (request: PeopleRequest) => findAffectedPeople(kysely, request),

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

    /** @throws DomainError 404, 409 if any of it was changed meanwhile, or if a published DSA problem is in the way. */
    changeUnits: (admin: Author, id: string, request: ChangeUnitsRequest) =>
      change(admin, (made) => changeUnits(made, id, request)),
  };
}

import type {
  AdminRoadmap,
  AdminRoadmapList,
  ChangeRoadmapRequest,
  NewRoadmapRequest,
  OrderRequest,
  TopicForm,
  UnitForm,
} from '@site/shared/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Admins } from '../admins/index.ts';
import { lockPractice } from '../content/index.ts';
import { findAdminRoadmap, findAdminRoadmaps } from './admin-roadmaps.repository.ts';
import { type Change, found } from './change.ts';
import { addTopic, addUnit, createRoadmap } from './create-parts.ts';
import { type Columns, editPart } from './edit-part.ts';
import { orderRoadmap } from './order-roadmap.ts';
import { type Part, roadmapPart, topicPart, unitPart } from './parts.ts';
import { retirePart } from './retire-part.ts';

type Versioned<Form> = Form & { version: string };

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

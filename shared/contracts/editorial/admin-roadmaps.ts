import * as z from 'zod/mini';
import { sentVersion } from '../composition/client-values.ts';
import { conflictWith } from '../composition/conflict.ts';
import { contentId, exactly } from '../composition/content-fields.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { unitPageKind } from '../practice/exercises.ts';
import {
  moduleFacts,
  roadmapFacts,
  roadmapId,
  topicFacts,
  unitCompany,
  unitFacts,
} from '../practice/roadmap-files.ts';
import { countedAs, difficulty } from '../practice/roadmaps.ts';

/**
 * Roadmaps as administrators work on them. Their forms hold the fields of the content files. Ids never
 * change, since progress belongs to them, and nothing is deleted: what is retired is out of learners' sight,
 * its progress stays, and returns with it.
 *
 * Every change is answered with the roadmap as it is then. A change names the version it was made from; if
 * that is no longer the current one, the answer is 409 with code 'changed-elsewhere', and `current` holds the
 * roadmap: nothing is overwritten that the person has not seen. What is saved already may be sent again.
 */

/**
 * - `files`: as the content files have it
 * - `edited`: in the content files, and edited on the site since: the next load leaves it
 * - `site`: made on the site
 */
export const contentOrigin = z.enum(['files', 'edited', 'site']);
export type ContentOrigin = z.infer<typeof contentOrigin>;

export const roadmapForm = exactly({ ...roadmapFacts, module: exactly(moduleFacts) });
export type RoadmapForm = z.infer<typeof roadmapForm>;

/**
 * POST /v1/admin/roadmaps. The id is the address, /roadmaps/{id}; 409 'id-taken' if anything has it.
 * A new roadmap is retired until an administrator brings it in, so that nobody meets it half-made.
 */
export const newRoadmapRequest = z.extend(roadmapForm, { id: roadmapId });
export type NewRoadmapRequest = z.infer<typeof newRoadmapRequest>;

/** PUT /v1/admin/roadmaps/{id}. */
export const changeRoadmapRequest = z.extend(roadmapForm, { version: sentVersion });
export type ChangeRoadmapRequest = z.infer<typeof changeRoadmapRequest>;

export const topicForm = exactly(topicFacts);
export type TopicForm = z.infer<typeof topicForm>;

/**
 * POST /v1/admin/roadmaps/{id}/topics takes a `topicForm`, POST /v1/admin/topics/{id}/units a `unitForm`:
 * the new one comes last, and its id is made from its title or name. PUT /v1/admin/topics/{id}:
 */
export const changeTopicRequest = z.extend(topicForm, { version: sentVersion });

export const unitForm = exactly(unitFacts);
export type UnitForm = z.infer<typeof unitForm>;

/** PUT /v1/admin/units/{id}. A new difficulty is also that of the published DSA problem that names the unit. */
export const changeUnitRequest = z.extend(unitForm, { version: sentVersion });

export const contentParams = z.strictObject({ id: contentId });

/**
 * PUT /v1/admin/roadmaps/{id}/retired, PUT /v1/admin/topics/{id}/retired, PUT /v1/admin/units/{id}/retired,
 * PUT /v1/admin/dsa-problems/{id}/retired. What comes back comes last in its list. 409 'in-use' for a unit
 * that a published DSA problem names, and for what it is part of.
 */
export const retiredRequest = z.strictObject({ retired: z.boolean('must be true or false') });

/** Most topics of a roadmap, and most units of a topic. */
export const TOPICS_MAX = 99;
export const UNITS_MAX = 2_000;

/** Most units that one request names. */
export const CHOSEN_UNITS_MAX = 500;

/** Every topic and unit that is not retired, once each, in order. */
const orderedTopics = z
  .array(
    z.strictObject({
      id: contentId,
      units: z
        .array(contentId)
        .check(z.maxLength(UNITS_MAX, `must list at most ${UNITS_MAX} units`)),
    }),
  )
  .check(z.maxLength(TOPICS_MAX, `must list at most ${TOPICS_MAX} topics`));

/**
 * PUT /v1/admin/roadmaps/{id}/order: every topic and unit that is not retired, once each, in the new order.
 * A unit that is named in another topic moves there. `version` is the roadmap's `orderVersion`.
 */
export const orderRequest = z.strictObject({ version: sentVersion, topics: orderedTopics });
export type OrderRequest = z.infer<typeof orderRequest>;

/**
 * PUT /v1/admin/roadmaps/{id}/units: changes several units at once, all or none, as one entry of the audit log. `topics`
 * is the order that the roadmap is to have then, without what is then retired: so the former values and the former
 * order undo it. `version` is the roadmap's `orderVersion`, each unit's its own; 409 if any of them is another one by
 * now, 'in-use' if a unit that is to be retired has a published DSA problem.
 */
export const changeUnitsRequest = z.extend(orderRequest, {
  units: z
    .array(
      z.strictObject({
        id: contentId,
        version: sentVersion,
        difficulty: unitFacts.difficulty,
        tags: unitFacts.tags,
        retired: z.boolean('must be true or false'),
      }),
    )
    .check(
      z.minLength(1, 'must name at least one'),
      z.maxLength(CHOSEN_UNITS_MAX, `must name at most ${CHOSEN_UNITS_MAX}`),
    ),
});
export type ChangeUnitsRequest = z.infer<typeof changeUnitsRequest>;

/**
 * POST /v1/admin/learning-units/people: what people have made of units, to be said before the units are retired or
 * moved. Changes nothing. `ids` are those of roadmaps, topics or units; of a roadmap or a topic, all units count.
 */
export const peopleRequest = z.strictObject({
  of: z.enum(['roadmap', 'topic', 'unit'], 'must be roadmap, topic or unit'),
  ids: z
    .array(contentId)
    .check(
      z.minLength(1, 'must name at least one'),
      z.maxLength(CHOSEN_UNITS_MAX, `must name at most ${CHOSEN_UNITS_MAX}`),
    ),
});
export type PeopleRequest = z.infer<typeof peopleRequest>;

/** How many people have, in any of the units: */
export const affectedPeople = z.object({
  /** anything of what follows, */
  any: z.int(),
  /** completed one, */
  completed: z.int(),
  /** written a note, */
  notes: z.int(),
  /** set a bookmark, */
  bookmarks: z.int(),
  /** one that comes back for revision, */
  revision: z.int(),
  /** saved code or answers, or submitted some. */
  work: z.int(),
});
export type AffectedPeople = z.infer<typeof affectedPeople>;

const managed = {
  /** Never changes. */
  id: z.string(),
  /** Of its own fields; goes into the next change. */
  version: z.string(),
  retired: z.boolean(),
  origin: contentOrigin,
};

export const adminUnit = z.object({
  ...managed,
  name: z.string(),
  difficulty,
  /** 0 to 5; null if there is no rating. */
  rating: z.nullable(z.number()),
  problem_link: z.nullable(z.string()),
  article_link: z.nullable(z.string()),
  video_link: z.nullable(z.string()),
  companies: z.array(unitCompany),
  tags: z.array(z.string()),
  priority: z.enum(['low', 'medium', 'high']),
  /** Minutes. */
  time_to_complete: z.int(),
  /** The DSA problem on the site that is the same, published or not; null if there is none. */
  dsaProblem: z.nullable(z.string()),
  /** What its own page holds, which only the content files can change; null if it has none. */
  exercise: z.nullable(unitPageKind),
});
export type AdminUnit = z.infer<typeof adminUnit>;

export const adminTopic = z.object({
  ...managed,
  title: z.string(),
  description: z.string(),
  /** The slug of an article; null if there is none. */
  lesson: z.nullable(z.string()),
  /** In order, the retired ones among them. */
  units: z.array(adminUnit),
});
export type AdminTopic = z.infer<typeof adminTopic>;

const listed = {
  ...managed,
  title: z.string(),
  category: z.string(),
  complexity: z.enum(['beginner', 'intermediate', 'advanced']),
};

/** The answer of GET /v1/admin/roadmaps/{id}. */
export const adminRoadmap = z.object({
  ...listed,
  description: z.string(),
  tags: z.array(z.string()),
  illustrative: z.boolean(),
  counted_as: countedAs,
  module: z.object({ title: z.string(), description: z.string() }),
  /** Of the order of topics and units. */
  orderVersion: z.string(),
  /** In order, the retired ones among them. */
  topics: z.array(adminTopic),
});
export type AdminRoadmap = z.infer<typeof adminRoadmap>;

/** The answer of GET /v1/admin/roadmaps, by title, the retired ones last. */
export const adminRoadmapList = z.object({
  items: z.array(
    z.object({
      ...listed,
      /** What learners see once the roadmap is not retired. */
      topics: z.int(),
      units: z.int(),
      /** Topics and units that are retired on their own. */
      retiredParts: z.int(),
      /** How many of the roadmap, its topics and its units were edited since they were loaded. */
      edited: z.int(),
    }),
  ),
});
export type AdminRoadmapList = z.infer<typeof adminRoadmapList>;

const params = contentParams;
const added = { 201: adminRoadmap };
const changed = { 200: adminRoadmap, 409: conflictWith(adminRoadmap) };
const retirement = {
  access: 'admin:content',
  params,
  body: retiredRequest,
  answers: { 200: adminRoadmap },
} as const;

/** Roadmaps, topics and units, for administrators. */
export const adminRoadmapRoutes = {
  'GET /v1/admin/roadmaps': { access: 'admin:read-content', answers: { 200: adminRoadmapList } },
  'GET /v1/admin/roadmaps/{id}': {
    access: 'admin:read-content',
    params,
    answers: { 200: adminRoadmap },
  },
  'POST /v1/admin/roadmaps': { access: 'admin:content', body: newRoadmapRequest, answers: added },
  'POST /v1/admin/roadmaps/{id}/topics': {
    access: 'admin:content',
    params,
    body: topicForm,
    answers: added,
  },
  'POST /v1/admin/topics/{id}/units': {
    access: 'admin:content',
    params,
    body: unitForm,
    answers: added,
  },
  'PUT /v1/admin/roadmaps/{id}': {
    access: 'admin:content',
    params,
    body: changeRoadmapRequest,
    answers: changed,
  },
  'PUT /v1/admin/topics/{id}': {
    access: 'admin:content',
    params,
    body: changeTopicRequest,
    answers: changed,
  },
  'PUT /v1/admin/units/{id}': {
    access: 'admin:content',
    params,
    body: changeUnitRequest,
    answers: changed,
  },
  'PUT /v1/admin/roadmaps/{id}/order': {
    access: 'admin:content',
    params,
    body: orderRequest,
    answers: changed,
  },
  'PUT /v1/admin/roadmaps/{id}/units': {
    access: 'admin:content',
    params,
    body: changeUnitsRequest,
    answers: changed,
  },
  'POST /v1/admin/learning-units/people': {
    access: 'admin:read-content',
    body: peopleRequest,
    answers: { 200: affectedPeople },
  },
  'PUT /v1/admin/roadmaps/{id}/retired': retirement,
  'PUT /v1/admin/topics/{id}/retired': retirement,
  'PUT /v1/admin/units/{id}/retired': retirement,
} satisfies RouteDefinitions;

import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import type { RouteDefinitions } from '../composition/route.ts';
import { text } from '../composition/text.ts';

export const difficulty = z.enum(['easy', 'medium', 'hard']);
export type Difficulty = z.infer<typeof difficulty>;

/** One person's progress on one learning unit. A visitor sees the default. */
export const progress = z.object({
  completed: z.boolean(),
  bookmarked: z.boolean(),
  notes: z.string(),
});
export type Progress = z.infer<typeof progress>;

/** A company by its name, and by what its address and everything else identifies it with. */
export const company = z.object({ name: z.string(), slug: z.string() });
export type Company = z.infer<typeof company>;

/** A company that asks a problem. Months are such as 2026-11. */
export const companyFrequency = z.object({
  company,
  /** How many learners reported that it asked them; missing, like both months, if fewer than PUBLIC_FROM did. */
  frequency: z.optional(z.int()),
  /** The earliest month that they were asked in. */
  since: z.optional(z.string()),
  /** The latest month that PUBLIC_FROM of them were asked in or after: nobody's own month shows. */
  recent: z.optional(z.string()),
  /** The address of what lists it for the company; missing if that isn't known. */
  source: z.optional(z.string()),
});
export type CompanyFrequency = z.infer<typeof companyFrequency>;

export const learningUnit = z.object({
  /** Never changes: progress refers to it. */
  id: z.string(),
  name: z.string(),
  difficulty,
  /** 0 to 5; null if there is no rating. */
  rating: z.nullable(z.number()),
  sequence_number: z.int(),
  problem_link: z.nullable(z.string()),
  /** A page of this site, such as /dsaarticle/two-sum, or an external address. */
  article_link: z.nullable(z.string()),
  video_link: z.nullable(z.string()),
  /** Its own page, such as /roadmaps/sql/sql-big-countries; missing if it has none. */
  page_link: z.optional(z.string()),
  /** '#' if there is none. */
  solution_link: z.string(),
  company_learning_unit_frequencies: z.array(companyFrequency),
  tags: z.array(z.string()),
  /** Minutes. */
  time_to_complete: z.int(),
  priority: z.enum(['low', 'medium', 'high']),
  progress,
});
export type LearningUnit = z.infer<typeof learningUnit>;

export const topic = z.object({
  id: z.string(),
  title: z.string(),
  sequence_number: z.int(),
  description: z.string(),
  type: z.string(),
  /** The slug of a published article that teaches the topic; null if there is none. */
  lesson: z.nullable(z.string()),
  learning_units: z.array(learningUnit),
});
export type Topic = z.infer<typeof topic>;

export const roadmapModule = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  sub_modules: z.object({
    topics: z.array(topic),
    projects: z.array(topic),
    problems: z.array(topic),
  }),
});

/** What the units of a roadmap are called where they're counted: problems to solve, or units to work through. */
export const countedAs = z.enum(['problem', 'unit']);
export type CountedAs = z.infer<typeof countedAs>;

const roadmapFacts = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  complexity: z.enum(['beginner', 'intermediate', 'advanced']),
  category: z.string(),
  companies: z.array(z.string()),
  tags: z.array(z.string()),
  counted_as: countedAs,
};

export const roadmapParams = z.strictObject({ id: text(limits.slug) });

/** The answer of GET /v1/roadmaps/{id}. Only the first module is shown. */
export const roadmapDetail = z.object({
  ...roadmapFacts,
  /** Whether listed companies and ratings are illustrative; the page says so. */
  illustrative: z.boolean(),
  modules: z.array(roadmapModule),
});
export type RoadmapDetail = z.infer<typeof roadmapDetail>;

/**
 * One entry of GET /v1/roadmaps. Counts include all units; `completed_units` is the signed-in person's
 * count, 0 for a visitor.
 */
export const roadmapSummary = z.object({
  ...roadmapFacts,
  topic_count: z.int(),
  unit_count: z.int(),
  completed_units: z.int(),
});
export type RoadmapSummary = z.infer<typeof roadmapSummary>;

export const roadmapList = z.array(roadmapSummary);

/** The roadmap shown at /roadmaps/dsa and by routes without an id. */
export const DEFAULT_ROADMAP_ID = 'dsa';

/** The roadmaps, with the signed-in person's progress. */
export const roadmapRoutes = {
  'GET /v1/roadmaps': { access: 'anyone', answers: { 200: roadmapList } },
  'GET /v1/roadmaps/{id}': {
    access: 'anyone',
    params: roadmapParams,
    answers: { 200: roadmapDetail },
  },
} satisfies RouteDefinitions;

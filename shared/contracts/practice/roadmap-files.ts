import * as z from 'zod/mini';
import {
  contentAddress,
  contentId,
  contentLine,
  contentLink,
  contentPage,
  exactly,
  noneTwice,
  sequenceNumber,
} from '../composition/content-fields.ts';
import { countedAs, difficulty } from './roadmaps.ts';

/** The files of a roadmap in api/content, and so what the forms of the admin area are made of. */
const tags = z.array(contentLine(40), 'must be a list of texts').check(
  z.maxLength(30, 'must list at most 30'),
  noneTwice((tag: string) => tag, 'must not list a tag twice'),
);

const titled = { title: contentLine(100), description: contentLine(1_000) };

/** What follows /roadmaps/ or /admin/roadmaps/ and is another page. */
const OTHER_PAGES = ['company', 'new', 'plan', 'today'];

/** The id of a roadmap, which is its address, too. */
export const roadmapId = contentId.check(
  z.refine(
    (id) => !OTHER_PAGES.includes(id),
    'must not be company, new, plan or today, which are addresses of other pages',
  ),
);

export const roadmapFacts = {
  ...titled,
  complexity: z.enum(
    ['beginner', 'intermediate', 'advanced'],
    'must be beginner, intermediate or advanced',
  ),
  category: contentLine(100),
  tags,
  /** Whether companies and ratings are examples; the page says so. */
  illustrative: z.boolean('must be true or false'),
  counted_as: z._default(z.enum(countedAs.options, 'must be problem or unit'), 'problem'),
};
export const moduleFacts = titled;
export const topicFacts = {
  ...titled,
  /** The slug of the article that teaches the topic. */
  lesson: z._default(z.nullable(contentId), null),
};

/** `roadmap.json`: everything about a roadmap but its topics. */
export const roadmapFile = exactly({
  id: roadmapId,
  ...roadmapFacts,
  module: exactly({ id: contentId, ...moduleFacts }),
});
export type RoadmapFile = z.infer<typeof roadmapFile>;

/** A company that is said to ask a problem. */
export const unitCompany = exactly({
  name: contentLine(60),
  /** The address of what says so; missing if it isn't known. */
  source: z.optional(contentAddress),
});

export const unitFacts = {
  name: contentLine(200),
  difficulty: z.enum(difficulty.options, 'must be easy, medium or hard'),
  rating: z.nullable(
    z
      .number('must be a number from 0 to 5')
      .check(z.minimum(0, 'must be 0 or more'), z.maximum(5, 'must be 5 or less')),
  ),
  problem_link: contentLink,
  article_link: contentPage,
  video_link: contentLink,
  companies: z.array(unitCompany, 'must be a list of companies').check(
    z.maxLength(100, 'must list at most 100'),
    noneTwice(({ name }: { name: string }) => name, 'must not list a company twice'),
  ),
  tags,
  priority: z.enum(['low', 'medium', 'high'], 'must be low, medium or high'),
  /** Minutes. */
  time_to_complete: z
    .int('must be a whole number of minutes')
    .check(
      z.minimum(1, 'must be at least 1 minute'),
      z.maximum(1_440, 'must be at most 1440 minutes'),
    ),
};

export const unitContent = exactly({
  id: contentId,
  ...unitFacts,
  sequence_number: sequenceNumber,
  solution_link: z._default(
    z.literal('#', "must be '#' or left out: solutions are not shipped"),
    '#',
  ),
});
export type UnitContent = z.infer<typeof unitContent>;

/** `topics/NN-<slug>.json`: a topic and its learning units. */
export const topicFile = exactly({
  id: contentId,
  ...topicFacts,
  sequence_number: sequenceNumber,
  type: z.literal('topic', "must be 'topic'"),
  units: z.array(unitContent, 'must be a list of learning units'),
});
export type TopicFile = z.infer<typeof topicFile>;

import { difficulty } from '@site/shared/contracts';
import * as z from 'zod';
import { exactly, id, line } from './file-schemas.ts';

const sequenceNumber = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(10_000, 'must be 10000 or less');

const link = z
  .url({ protocol: /^https$/, error: 'must be an address that starts with https://, or null' })
  .max(2_000, 'must have at most 2000 characters')
  .nullable();

const tags = z
  .array(line(40), 'must be a list of texts')
  .refine((list) => new Set(list).size === list.length, 'must not name a tag twice');

/** `roadmap.json`: everything about a roadmap but its topics. */
export const roadmapFile = exactly({
  id,
  title: line(100),
  description: line(1_000),
  complexity: z.enum(
    ['beginner', 'intermediate', 'advanced'],
    'must be beginner, intermediate or advanced',
  ),
  category: line(100),
  tags,
  illustrative: z.boolean('must be true or false'),
  module: exactly({ id, title: line(100), description: line(1_000) }),
});
export type RoadmapFile = z.infer<typeof roadmapFile>;

const company = exactly({
  name: line(60),
  frequency: z
    .int('must be a whole number from 1 to 5')
    .min(1, 'must be 1 or more')
    .max(5, 'must be 5 or less'),
});

export const unitContent = exactly({
  id,
  name: line(200),
  difficulty: z.enum(difficulty.options, 'must be easy, medium or hard'),
  rating: z
    .number('must be a number from 0 to 5, or null')
    .min(0, 'must be 0 or more')
    .max(5, 'must be 5 or less')
    .nullable(),
  sequence_number: sequenceNumber,
  problem_link: link,
  article_link: link,
  video_link: link,
  solution_link: z.literal('#', "must be '#' or left out: solutions are not shipped").default('#'),
  companies: z
    .array(company, 'must be a list of companies')
    .refine(
      (list) => new Set(list.map(({ name }) => name)).size === list.length,
      'must not name a company twice',
    ),
  tags,
  priority: z.enum(['low', 'medium', 'high'], 'must be low, medium or high'),
  time_to_complete: z
    .int('must be a whole number of minutes')
    .min(1, 'must be at least 1 minute')
    .max(1_440, 'must be at most 1440 minutes'),
});
export type UnitContent = z.infer<typeof unitContent>;

/** `topics/NN-<slug>.json`: a topic and its learning units. */
export const topicFile = exactly({
  id,
  title: line(100),
  description: line(1_000),
  sequence_number: sequenceNumber,
  type: z.literal('topic', "must be 'topic'"),
  units: z.array(unitContent, 'must be a list of learning units'),
});
export type TopicFile = z.infer<typeof topicFile>;

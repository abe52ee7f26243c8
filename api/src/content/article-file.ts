import { pageAddress } from '@site/shared/contracts/composition';
import { difficulty } from '@site/shared/contracts/practice';
import * as z from 'zod';
import { exactly, id, line } from './file-schemas.ts';

const time = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-11-20T09:00:00Z' })
  .transform((text) => new Date(text).toISOString());

const address = z
  .string('must be text or null')
  .regex(pageAddress, 'must start with / or https://, or be null')
  .max(2_000, 'must have at most 2000 characters');

const words = (max: number) =>
  z
    .array(line(40), 'must be a list of texts')
    .max(max, `must list at most ${max}`)
    .refine((list) => new Set(list).size === list.length, 'must not list anything twice');

const order = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(10_000, 'must be 10000 or less');

/** `categories.json`: the categories of articles. */
export const categoriesFile = z
  .array(
    exactly({
      id,
      name: line(60),
      slug: id,
      description: line(300),
      color: z
        .string('must be text')
        .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #2563eb, in lower case'),
      icon: z
        .string('must be text')
        .regex(/^[a-z0-9-]*$/, 'must be the name of an icon')
        .default(''),
      parent: id.nullable().default(null),
      active: z.boolean('must be true or false').default(true),
      sort_order: order,
      created_at: time,
    }),
    'must be a list of categories',
  )
  .min(1, 'must have at least one category');
export type CategoriesFile = z.infer<typeof categoriesFile>;

const question = exactly({
  question: line(500),
  options: z
    .array(line(300), 'must be a list of texts')
    .min(2, 'must have at least two options')
    .max(6, 'must have at most six options')
    .refine((list) => new Set(list).size === list.length, 'must not list an option twice'),
  answer: z.int('must be the position of the right option, from 0').min(0, 'must be 0 or more'),
  explanation: line(1_000),
}).refine(({ answer, options }) => answer < options.length, {
  path: ['answer'],
  message: 'must be the position of one of the options, from 0',
});

/** `article.json`: everything about an article but its body. Its slug is the name of its folder. */
export const articleFile = exactly({
  id,
  title: line(120),
  description: line(300),
  category: id.nullable(),
  difficulty: z.enum(difficulty.options, 'must be easy, medium or hard'),
  tags: words(10),
  created_at: time,
  published_at: time.nullable(),
  updated_at: time.optional(),
  reviewed: z.iso
    .date({ error: 'must be a day such as 2026-11-24, or null' })
    .nullable()
    .default(null),
  series: exactly({ title: line(100), order })
    .nullable()
    .default(null),
  featured: z.boolean('must be true or false').default(false),
  allow_comments: z.boolean('must be true or false').default(true),
  banner_image: address.nullable().default(null),
  reading_time_minutes: z
    .int('must be a whole number of minutes')
    .min(1, 'must be at least 1 minute')
    .max(240, 'must be at most 240 minutes')
    .optional(),
  meta: exactly({
    title: line(120).nullable().default(null),
    description: line(300).nullable().default(null),
    keywords: words(20).default([]),
  }).optional(),
  quiz: z
    .array(question, 'must be a list of questions')
    .max(20, 'must have at most 20 questions')
    .default([]),
});
export type ArticleFile = z.infer<typeof articleFile>;

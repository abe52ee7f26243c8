import { brand } from '@site/shared/brand';

/** An article of the external blog. */
export interface BlogEntry {
  title: string;
  summary: string;
  topic: string;
  /** Minutes. */
  readingTime: number;
  /** Where it is, on the blog's own site. */
  href: string;
}

const entry = (slug: string, facts: Omit<BlogEntry, 'href'>): BlogEntry => ({
  ...facts,
  href: new URL(slug, brand.blogUrl).href,
});

/** A selection for readers who come from this site; the blog has the rest. */
export const blogEntries: BlogEntry[] = [
  entry('two-pointers-or-sliding-window', {
    title: 'Two pointers or a sliding window?',
    summary:
      'Both move two indices over one array, and they answer different questions. How to tell from the problem statement which one is called for.',
    topic: 'Algorithms',
    readingTime: 8,
  }),
  entry('recursion-to-dynamic-programming', {
    title: 'From recursion to a table, in four steps',
    summary:
      'Write the slow version first. Name what changes between calls, remember it, and the table fills itself.',
    topic: 'Algorithms',
    readingTime: 12,
  }),
  entry('talk-while-you-code', {
    title: 'Talking while you code',
    summary:
      'Interviewers grade what they hear. What to say before the first line, when you are stuck, and once the code runs.',
    topic: 'Interviews',
    readingTime: 6,
  }),
  entry('the-online-assessment', {
    title: 'The online assessment, minute by minute',
    summary:
      'Three problems, ninety minutes and nobody to ask. How to read, choose and test so that no easy points are left behind.',
    topic: 'Placements',
    readingTime: 9,
  }),
  entry('a-resume-that-gets-read', {
    title: 'A résumé that gets read to the end',
    summary:
      'One page, projects with a result, and nothing you cannot talk about for five minutes. With a before-and-after example.',
    topic: 'Placements',
    readingTime: 7,
  }),
  entry('preparing-beside-a-job', {
    title: 'Preparing alongside a full-time job',
    summary:
      'An hour on weekdays is enough if it is always the same hour. A plan for twelve weeks that survives a release week.',
    topic: 'Switching jobs',
    readingTime: 10,
  }),
];

import type { PageData } from '../page-data.ts';
import { linkList } from '../text.ts';

type Link = Parameters<typeof linkList>[0][number];

export const catalog: Link = { name: 'DSA problems and articles', path: '/dsaarticles' };

/** A page whose address names nothing, with a way on: the browser says so too, and no search engine keeps it. */
export const nothingThere = (title: string, description: string, wayOn: Link): PageData => ({
  answers: {},
  metadata: { title, description, noindex: true },
  text: linkList([wayOn]),
  missing: true,
});

/** An address that is no page's. */
export const noPage: PageData = nothingThere(
  'Sorry page not found!',
  'The address may be mistyped, or the page has moved.',
  { name: 'Home', path: '/' },
);

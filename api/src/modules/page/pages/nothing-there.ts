import type { PageData } from '../page-data.ts';

/** A page whose address names nothing: the browser says so too, and no search engine keeps it. */
export const nothingThere = (title: string, description: string): PageData => ({
  answers: {},
  metadata: { title, description, noindex: true },
  missing: true,
});

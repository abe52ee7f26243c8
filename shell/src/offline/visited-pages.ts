import { readCached, writeFor } from './cache-owner.ts';

/** A page that was opened in this browser, by its address and its title. */
export interface VisitedPage {
  path: string;
  title: string;
}

/** Stored with the responses of the same person, and deleted with them. */
const LIST = '/~visited';

const MOST = 40;

/** Newest first. */
export async function visitedPages(): Promise<VisitedPage[]> {
  const list = await readCached(LIST);
  return list ? list.json() : [];
}

export const noteVisit = (person: string, page: VisitedPage): Promise<void> =>
  writeFor(person, async (copies) => {
    const others = (await visitedPages()).filter(({ path }) => path !== page.path);
    await copies.put(LIST, Response.json([page, ...others].slice(0, MOST)));
  });

import { declaredData, namesIn } from './page-path.ts';
import { fetchFirst, type PageResponses } from './page-responses.ts';
import type { PageView } from './page-view.ts';

/** What pages that aren't there have in common: one document does for all of them. */
export interface MissingPage {
  /** Identifies their kind. */
  key: string;
  /** What this one's address says beyond that. */
  names: readonly string[];
}

/**
 * Which page that isn't there an address leads to, as far as that is known before it is rendered: nobody's, or one
 * whose first data doesn't exist. Null for any other.
 */
export async function missingPage(
  { path, page, owner }: PageView,
  responses: PageResponses,
): Promise<MissingPage | null> {
  if (owner.kind === 'nobody') return { key: 'nobody', names: path.split('/').filter(Boolean) };
  if (!page || (await fetchFirst(page, path, responses)) !== 404) return null;
  const fetched = await Promise.all(declaredData(page, path).map(responses.get));
  const data = fetched.map(({ status, json }) => (status === 200 ? json : status));
  return {
    key: JSON.stringify([page.path, data]),
    names: namesIn(page, path, (index) => fetched[index]?.status === 200),
  };
}

/** Letters that HTML, JSON and addresses write alike. */
const PLAIN = /^[\w.~-]+$/;

/** Whether a text may be about this address, and not about all of its kind. */
export function isAbout({ names }: MissingPage, text: string): boolean {
  const searched = text.toLowerCase();
  return names.some((name) => !PLAIN.test(name) || searched.includes(name.toLowerCase()));
}

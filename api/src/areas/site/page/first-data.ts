import type { PageEntry } from '@site/shared/contracts';
import { declaredData } from './page-path.ts';
import type { PageResponses } from './page-responses.ts';
import type { PageDocument } from './page-view.ts';

/** The API's statuses for what doesn't exist. */
const MISSING = [400, 404];

/**
 * Fetches what a page needs first, as its owner declares it: that goes out with a document which could not be
 * rendered.
 * @returns the document's status as far as the responses show
 */
export async function fetchFirst(
  page: PageEntry | undefined,
  path: string,
  responses: PageResponses,
): Promise<PageDocument['status']> {
  const fetched = page ? declaredData(page, path).map((address) => responses.get(address)) : [];
  const statuses = (await Promise.all(fetched)).map(({ status }) => status);
  if (statuses.some((status) => status >= 500)) return 503;
  return MISSING.includes(statuses[0] ?? 200) ? 404 : 200;
}

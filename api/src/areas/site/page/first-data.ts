import type { PageEntry } from '@site/shared/contracts';
import type { PageAnswers } from './page-answers.ts';
import { declaredData } from './page-path.ts';
import type { PageDocument } from './page-view.ts';

/** What the API says to somebody who asks for something that doesn't exist. */
const MISSING = [400, 404];

/**
 * Asks for what a page needs first, as its owner declares it: that goes out with a document which could not be
 * rendered.
 * @returns the document's status as far as the answers tell
 */
export async function askFirst(
  page: PageEntry | undefined,
  path: string,
  answers: PageAnswers,
): Promise<PageDocument['status']> {
  const asked = page ? declaredData(page, path).map((address) => answers.get(address)) : [];
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  if (statuses.some((status) => status >= 500)) return 503;
  return MISSING.includes(statuses[0] ?? 200) ? 404 : 200;
}

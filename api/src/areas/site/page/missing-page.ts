import { askFirst } from './first-answers.ts';
import type { PageAnswers } from './page-answers.ts';
import { declaredData, namesIn } from './page-path.ts';
import type { PageView } from './page-view.ts';

/** What pages that aren't there have in common: one document does for all of them. */
export interface MissingPage {
  /** Tells their kind. */
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
  answers: PageAnswers,
): Promise<MissingPage | null> {
  if (owner.kind === 'nobody') return { key: 'nobody', names: path.split('/').filter(Boolean) };
  if (!page || (await askFirst(page, path, answers)) !== 404) return null;
  const asked = await Promise.all(declaredData(page, path).map(answers.get));
  const told = asked.map(({ status, json }) => (status === 200 ? json : status));
  return {
    key: JSON.stringify([page.path, told]),
    names: namesIn(page, path, (place) => asked[place]?.status === 200),
  };
}

/** Letters that HTML, JSON and addresses write alike. */
const PLAIN = /^[\w.~-]+$/;

/** Whether a text may be about this address, and not about all of its kind. */
export function isAbout({ names }: MissingPage, text: string): boolean {
  const searched = text.toLowerCase();
  return names.some((name) => !PLAIN.test(name) || searched.includes(name.toLowerCase()));
}

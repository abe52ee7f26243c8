import type { ContentMistake } from '@site/shared/contracts';
import {
  checkedPractice,
  type Mistake,
  type Practice,
  practiceFiles,
} from '../../../content/index.ts';

const FOLDERS = ['roadmaps', 'dsa-problems', 'dsa-support'];

/** What a bundle holds, or what is wrong with it. */
export interface CheckedBundle {
  practice: Practice;
  mistakes: ContentMistake[];
}

/**
 * Checks files as the loader would, together with everything that the site has and they don't replace: a folder of
 * a roadmap or of a DSA problem replaces the whole of it.
 * @param site what is neither retired nor a draft
 */
export async function checkBundle(
  files: ReadonlyMap<string, string>,
  site: Practice,
): Promise<CheckedBundle> {
  const folders = new Set([...files.keys()].map(folderOf));
  const isOurs = (path: string) => folders.has(folderOf(path));
  const others = [...practiceFiles(site)].filter(([path]) => !isOurs(path));
  const together = await checkedPractice(new Map([...others, ...files]));
  const own = together.mistakes.filter(({ file }) => isOurs(file));
  const elsewhere = together.mistakes.filter(({ file }) => !isOurs(file));
  const former = elsewhere.length > 0 ? await checkedPractice(practiceFiles(site)) : null;
  const known = new Set(former?.mistakes.map(textOf));
  return {
    mistakes: [
      ...strangers(files),
      ...own,
      ...elsewhere.filter((mistake) => !known.has(textOf(mistake))),
    ],
    practice: {
      roadmaps: together.roadmaps.filter(({ roadmap }) => isOurs(`roadmaps/${roadmap.id}/`)),
      problems: together.problems.filter(({ problem }) => isOurs(`dsa-problems/${problem.slug}/`)),
    },
  };
}

/** Such as roadmaps/sql. Files of dsa-support stand alone. */
const folderOf = (path: string): string =>
  path.startsWith('dsa-support/') ? path : path.split('/').slice(0, 2).join('/');

const textOf = ({ file, field, message }: Mistake) => `${file} ${field} ${message}`;

/** Files that belong to neither kind. */
const strangers = (files: ReadonlyMap<string, string>): ContentMistake[] =>
  [...files.keys()]
    .filter((path) => !FOLDERS.includes(path.split('/')[0] ?? '') || !path.includes('/'))
    .map((file) => ({
      file,
      line: 1,
      field: '',
      message: `doesn't belong here: expected ${FOLDERS.map((name) => `${name}/`).join(', ')}`,
    }));

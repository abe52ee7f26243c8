import { type ContentMistake, contentBundle } from '@site/shared/contracts/editorial';
import {
  checkedPractice,
  type Mistake,
  type Practice,
  practiceFiles,
} from '../../../content/index.ts';
import { fileRefused } from '../../../errors/file-refused.ts';

/** Content files by their path below api/content. @throws DomainError 400 if it is no export of ours. */
export function readBundle(text: string): Map<string, string> {
  const { data } = contentBundle.safeParse(parsed(text));
  if (!data) throw fileRefused("This file isn't an export of roadmaps or DSA problems.");
  return new Map(Object.entries(data.files).map(([path, file]) => [path, wholeCharacters(file)]));
}

/** JSON can hold half of a surrogate pair; the database refuses it. */
const wholeCharacters = (text: string) => Buffer.from(text).toString();

function parsed(text: string): unknown {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.trim());
  } catch {
    throw fileRefused("This file can't be read: its JSON is damaged.");
  }
}

const FOLDERS = ['roadmaps', 'dsa-problems', 'dsa-support'];

/** What a bundle holds, or what is wrong with it. */
interface CheckedBundle {
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

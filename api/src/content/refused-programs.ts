import { join } from 'node:path';
import { entriesOf, type Reading, unexpected } from './content-files.ts';

/** The folder of a problem or task with what must not pass, beside its naive or wrong solution. */
export const REFUSED = 'refused';

/** The programs are for a test alone (scripts/content), so only their names are checked, by their `endings`. */
export async function expectRefused(
  folder: string,
  { folders }: { folders: readonly string[] },
  endings: readonly string[],
  reading: Reading,
): Promise<void> {
  if (!folders.includes(REFUSED)) return;
  const found = await entriesOf(join(folder, REFUSED), reading);
  const isProgram = (name: string) => endings.some((ending) => name.endsWith(ending));
  const strangers = [...found.files.filter((name) => !isProgram(name)), ...found.folders];
  const expected = `files that end with ${endings.join(' or ')}`;
  reading.mistakes.push(
    ...strangers.map((name) => unexpected(join(folder, REFUSED, name), expected)),
  );
}

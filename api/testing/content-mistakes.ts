import { readContent } from '../src/content/read-content.ts';
import type { ContentFolder } from './content-folder.ts';

/** What is wrong with the files, as `file:line field message` with the file as seen from the folder. */
export async function mistakesIn({ folder }: Pick<ContentFolder, 'folder'>): Promise<string[]> {
  const read = await readContent(folder);
  if (read.ok) return [];
  return read.mistakes.map(
    ({ file, line, field, message }) =>
      `${file.slice(folder.length + 1)}:${line} ${field} ${message}`,
  );
}

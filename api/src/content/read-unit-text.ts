import { basename } from 'node:path';
import { unitTextFile } from '@site/shared/contracts';
import { checkFile } from './check-file.ts';
import type { UnitTextContent } from './content.ts';
import { type Reading, readText } from './content-files.ts';
import { splitFrontMatter } from './front-matter.ts';
import { MARKDOWN_MAX, prepareBody } from './read-body.ts';

/** Reads one file of `unit-texts/`; null if it has a mistake. */
export async function readUnitText(
  file: string,
  reading: Reading,
): Promise<UnitTextContent | null> {
  const text = await readText(file, MARKDOWN_MAX, reading);
  if (text === null) return null;
  const { document, markdown } = splitFrontMatter(text);
  const facts = checkFile(document, unitTextFile);
  const body = prepareBody(file, markdown, reading);
  if (facts.ok) return body && { id: basename(file, '.md'), facts: facts.content, body };
  reading.mistakes.push(...facts.flaws.map((flaw) => ({ file, ...flaw })));
  return null;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DsaCategory } from '@site/shared/contracts/practice';
import * as z from 'zod';
import { projectRoot } from '../config/project-root.ts';
import { ContentMistakes } from './content-files.ts';
import { exactly, line } from './file-schemas.ts';
import { checkFile, parseJsonDocument } from './json-document.ts';

const file = path.join(projectRoot, 'api/content/dsa-categories.json');

const schema = z
  .array(exactly({ name: line(50), description: line(200) }), 'must be a list of categories')
  .min(1, 'must have at least one category')
  .refine(
    (list) => new Set(list.map(({ name }) => name)).size === list.length,
    'must have different names',
  );

let known: readonly DsaCategory[] | undefined;

/**
 * The categories of DSA problems in the order in which a learner meets them. Read once: a change of the file
 * counts from the next start.
 * @throws ContentMistakes
 */
export function dsaCategories(): readonly DsaCategory[] {
  known ??= readCategories();
  return known;
}

function readCategories(): readonly DsaCategory[] {
  const checked = checkFile(parseJsonDocument(readFileSync(file, 'utf8')), schema);
  if (checked.ok) return checked.content;
  throw new ContentMistakes(checked.flaws.map((flaw) => ({ file, ...flaw })));
}

/** The position of a category among all; one that has left the file comes last. */
export function positionOfCategory(name: string): number {
  const position = dsaCategories().findIndex((category) => category.name === name);
  return position === -1 ? dsaCategories().length : position;
}

/** What is wrong with the category of a problem; null if nothing is. */
export function mistakeInCategory(name: string): string | null {
  const names = dsaCategories().map((category) => category.name);
  return names.includes(name) ? null : `must be one of ${names.join(', ')}`;
}

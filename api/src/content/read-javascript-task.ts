import { basename, join } from 'node:path';
import { javascriptTaskCases, javascriptTaskFile, LISTING_MAX } from '@site/shared/contracts';
import type { JavaScriptTaskContent } from './content.ts';
import { expectOnly, type Reading, readOne, readText } from './content-files.ts';

const FILES = ['task.json', 'solution.js', 'starter.js', 'wrong.js', 'cases.json'];

/** Reads one folder of `javascript-tasks/`; null if it has a mistake. A wrong program is for a test alone. */
export async function readJavaScriptTask(
  path: string,
  reading: Reading,
): Promise<JavaScriptTaskContent | null> {
  await expectOnly(path, FILES, reading);
  const [task, cases, code, starter] = await Promise.all([
    readOne(join(path, 'task.json'), javascriptTaskFile, reading),
    readOne(join(path, 'cases.json'), javascriptTaskCases, reading),
    readText(join(path, 'solution.js'), LISTING_MAX, reading),
    readText(join(path, 'starter.js'), LISTING_MAX, reading),
  ]);
  if (!task || !cases || code === null || starter === null) return null;
  return { id: basename(path), task: task.content, starter, code, cases: cases.content };
}

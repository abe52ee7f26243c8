import * as z from 'zod/mini';
import { exactly, noneTwice } from '../composition/content-fields.ts';
import { caseOfFile } from './problem-files.ts';
import { taskTexts } from './task-texts.ts';

/** `task.json` of a task in JavaScript: everything but listings and cases. Its folder is named by the id of its unit. */
export const javascriptTaskFile = exactly(taskTexts);
export type JavaScriptTaskFile = z.infer<typeof javascriptTaskFile>;

/** `cases.json`: expressions of JavaScript, each with its value as the page writes it. */
export const javascriptTaskCases = z.array(caseOfFile, 'must be a list of cases').check(
  z.minLength(8, 'must have 8 to 15 cases'),
  z.maxLength(15, 'must have 8 to 15 cases'),
  noneTwice(({ name }: { name: string }) => name, 'must not have two cases of the same name'),
  z.refine(
    (cases) => cases.slice(0, 3).every(({ hidden }) => !hidden),
    'must show its first three cases',
  ),
  z.refine((cases) => cases.some(({ hidden }) => hidden), 'must hide a case'),
);

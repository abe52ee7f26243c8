import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { problemOfUnit, unitOf } from './problem-ids.ts';
import { slug, text } from './text.ts';

const WANTED = 'must be the id of a problem, or unit: and the id of a unit';

const id = slug(WANTED);

/** The id of something to solve: a DSA problem, or the task of a unit. */
export const problemOrUnit = text(problemOfUnit('').length + limits.slug, WANTED).check(
  z.refine((sent) => id.safeParse(unitOf(sent) ?? sent).success, WANTED),
);

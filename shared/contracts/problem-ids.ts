import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { slug, text } from './text.ts';

const UNIT = 'unit:';
const WANTED = 'must be the id of a problem, or unit: and the id of a unit';

/** The task of a unit as a problem: what people make of it is kept by this id. */
export const problemOfUnit = (unitId: string): string => UNIT + unitId;

/** The unit whose task a problem is; null for a DSA problem. */
export const unitOf = (problemId: string): string | null =>
  problemId.startsWith(UNIT) ? problemId.slice(UNIT.length) : null;

const id = slug(WANTED);

/** The id of something to solve: a DSA problem, or the task of a unit. */
export const problemOrUnit = text(UNIT.length + limits.slug, WANTED).check(
  z.refine((sent) => id.safeParse(unitOf(sent) ?? sent).success, WANTED),
);

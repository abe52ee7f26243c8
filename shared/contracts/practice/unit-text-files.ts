import type * as z from 'zod/mini';
import { exactly, reviewDay } from '../composition/content-fields.ts';

/** What stands in front of the text in `unit-texts/<unit id>.md`, between two lines of `---`. */
export const unitTextFile = exactly({ reviewed: reviewDay });
export type UnitTextFile = z.infer<typeof unitTextFile>;

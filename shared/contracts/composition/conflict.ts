import * as z from 'zod/mini';
import { problem } from './problem.ts';

/** 409 of a change: `current` is there if the section was changed elsewhere, not if a value is taken. */
export const conflictWith = <T extends z.ZodMiniType>(section: T) =>
  z.extend(problem, { current: z.optional(section) });

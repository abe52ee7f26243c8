import * as z from 'zod/mini';
import { reviewedOn } from '../composition/content-fields.ts';

/** What every exercise has, of whichever kind. */
export const exerciseFields = {
  /** The learning unit by which it's found, such as dsa-two-sum. */
  unitId: z.string(),
  reviewed: reviewedOn,
};

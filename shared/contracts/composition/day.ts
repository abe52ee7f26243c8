import * as z from 'zod/mini';
import { text } from './text.ts';

/** Date.parse takes 30 February for 2 March, and PostgreSQL knows no year 0. */
const isDay = (typed: string) =>
  typed > '0001' &&
  !Number.isNaN(Date.parse(typed)) &&
  new Date(typed).toISOString().startsWith(typed);

const NO_DAY = 'must be a day such as 2026-11-22';

/** A day in a query. */
export const day = text(10, NO_DAY).check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: NO_DAY, abort: true }),
  z.refine(isDay, NO_DAY),
);

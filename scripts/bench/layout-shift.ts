import { figure, goalColumns, number, type Section } from './report.ts';

/** The worst of each list: nothing may ever move under somebody's finger. */
export const layoutShiftSection = (
  title: string,
  shifts: readonly (readonly [what: string, values: readonly number[]])[],
): Section => ({
  title,
  columns: goalColumns,
  rows: shifts.map(([what, values]) => {
    const worst = Math.max(...values);
    return figure(what, number(worst, 3), { text: '0', met: worst === 0 });
  }),
});

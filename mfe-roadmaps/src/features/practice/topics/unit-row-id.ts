const PREFIX = 'problem-';

/** The id of the row that shows a problem. */
export const unitRowId = (unitId: string) => PREFIX + unitId;

/** The row of a problem; null while its topic is closed. */
export const rowOf = (unitId: string) => document.getElementById(unitRowId(unitId));

/** The problem whose row contains an element. */
export const unitAround = (element: Element) =>
  element.closest(`[id^="${PREFIX}"]`)?.id.slice(PREFIX.length) ?? null;

const UNIT = 'unit:';

/** The task of a unit as a problem: what people make of it is kept by this id. */
export const problemOfUnit = (unitId: string): string => UNIT + unitId;

/** The unit whose task a problem is; null for a DSA problem. */
export const unitOf = (problemId: string): string | null =>
  problemId.startsWith(UNIT) ? problemId.slice(UNIT.length) : null;

import { type OwnProblemParams, type OwnUnitParams, problemOfUnit } from '@site/shared/contracts';

/** A problem as one person works on it. */
export interface OwnProblem {
  userId: string;
  /** Of a DSA problem, or of the task of a unit: see `problemOfUnit` of the contracts. */
  problemId: string;
}

export const ownProblemOf = (params: OwnProblemParams | OwnUnitParams): OwnProblem =>
  'unitId' in params ? { userId: params.userId, problemId: problemOfUnit(params.unitId) } : params;

import { isSolvedHere, type PlanUnit } from '@site/shared/contracts';

/** Where a problem is solved: on its own page, or else from its row on the sheet. */
export const unitPath = ({ articleLink, roadmap, unitId }: PlanUnit): string =>
  isSolvedHere(articleLink)
    ? articleLink
    : `/roadmaps/${encodeURIComponent(roadmap.id)}?problem=${unitId}`;

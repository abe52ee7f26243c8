import { isSolvedHere, type PlanUnit } from '@site/shared/contracts';

/** The path of a problem: its own page, or else its row on the sheet. */
export const unitPath = ({ articleLink, roadmap, unitId }: PlanUnit): string =>
  isSolvedHere(articleLink)
    ? articleLink
    : `/roadmaps/${encodeURIComponent(roadmap.id)}?problem=${unitId}`;

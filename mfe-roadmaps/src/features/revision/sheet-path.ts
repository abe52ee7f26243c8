import type { Revision } from '@site/shared/contracts';

/** The row of a problem on its practice sheet. */
export const sheetPath = ({ roadmap, unitId }: Pick<Revision, 'roadmap' | 'unitId'>) =>
  `/roadmaps/${encodeURIComponent(roadmap.id)}?problem=${unitId}`;

import type { RoadmapSummary } from '@site/shared/contracts/practice';
import { cacheContent } from '../../../database/content-cache.ts';
import type { Database } from '../../../database/database.ts';
import type { PreparedResponse } from '../../../routing/prepared-response.ts';
import type { FindUnitPages } from '../exercises/unit-pages.ts';
import { createProgressReader } from '../progress/progress-reader.ts';
import { prepareRoadmaps, spliceProgress } from './prepared-roadmaps.ts';
import { findStructure } from './structure.repository.ts';

/** Roadmaps as one process serves them. Unknown ids give null. */
export interface Roadmaps {
  visitorRoadmapList(): Promise<PreparedResponse>;
  visitorRoadmap(id: string): Promise<PreparedResponse | null>;
  /** What a roadmap is about, for a page's title. */
  summary(id: string): Promise<RoadmapSummary | null>;
  unitPages: FindUnitPages;
  /** With the learner's counts of completed units. */
  learnerRoadmapList(userId: string): Promise<RoadmapSummary[]>;
  /** JSON with the learner's progress. */
  learnerRoadmap(id: string, userId: string): Promise<string | null>;
  /** Stops following changes of content. */
  stop(): void;
}

const noNotes = '{}';

/** Structure comes from the cache, progress from one query: see cacheContent for when the cache is dropped. */
export function createRoadmaps(database: Database): Roadmaps {
  const readProgress = createProgressReader(database);
  const prepared = cacheContent(database, async () =>
    prepareRoadmaps(await findStructure(database.kysely)),
  );
  return {
    visitorRoadmapList: async () => (await prepared.get()).visitorList,
    visitorRoadmap: async (id) => (await prepared.get()).byId.get(id)?.visitor ?? null,
    summary: async (id) => (await prepared.get()).byId.get(id)?.summary ?? null,
    unitPages: async () => (await prepared.get()).unitPages,
    learnerRoadmapList: async (userId) => {
      const { byId } = await prepared.get();
      const completed = new Set((await readProgress(userId, noNotes)).completed);
      return [...byId.values()].map(({ summary, unitIds }) => ({
        ...summary,
        completed_units: unitIds.filter((id) => completed.has(id)).length,
      }));
    },
    learnerRoadmap: async (id, userId) => {
      const roadmap = (await prepared.get()).byId.get(id);
      if (!roadmap) return null;
      const progress = await readProgress(userId, roadmap.unitIdArray);
      return spliceProgress(roadmap.pieces, progress);
    },
    stop: prepared.stop,
  };
}

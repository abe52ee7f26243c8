import type { CompanyList, RoadmapSummary } from '@site/shared/contracts/practice';
import { cacheContent } from '../../../database/content-cache.ts';
import type { Database } from '../../../database/database.ts';
import type { PreparedResponse } from '../../../routing/prepared-response.ts';
import type { FindUnitPages } from '../exercises/unit-pages.ts';
import { createProgressReader } from '../progress/progress-reader.ts';
import { type PreparedRoadmap, prepareRoadmaps, spliceProgress } from './prepared-roadmaps.ts';
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
  /** Every company that is known, by name. */
  companies(): Promise<CompanyList>;
  visitorCompanySheet(slug: string): Promise<PreparedResponse | null>;
  /** JSON with the learner's progress. */
  learnerCompanySheet(slug: string, userId: string): Promise<string | null>;
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
  const withProgress = async (roadmap: PreparedRoadmap | null | undefined, userId: string) => {
    if (!roadmap) return null;
    return spliceProgress(roadmap.pieces, await readProgress(userId, roadmap.unitIdArray));
  };
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
    learnerRoadmap: async (id, userId) => withProgress((await prepared.get()).byId.get(id), userId),
    companies: async () => (await prepared.get()).companyList,
    visitorCompanySheet: async (slug) => (await prepared.get()).companySheet(slug)?.visitor ?? null,
    learnerCompanySheet: async (slug, userId) =>
      withProgress((await prepared.get()).companySheet(slug), userId),
    stop: prepared.stop,
  };
}

import { cacheContent } from '../../../database/content-cache.ts';
import type { Database } from '../../../database/database.ts';
import { type PreparedResponse, preparedResponse } from '../../../routing/prepared-response.ts';
import { findJavaScriptTasks } from './javascript-tasks.ts';
import { findQuizzes } from './quizzes.ts';
import type { PlacedMaterial } from './shown-units.ts';
import { findSqlTasks } from './sql-tasks.ts';
import { findUnitTexts } from './unit-texts.ts';

/** The materials of units as one process serves them. */
export interface Materials {
  /** The same for everyone; null if the unit has no material, or isn't on this roadmap. */
  response(roadmapId: string, unitId: string): Promise<PreparedResponse | null>;
  /** Stops following changes of content. */
  stop(): void;
}

/** Materials come from the cache, made once for each change of content: see cacheContent for when it's dropped. */
export function createMaterials(database: Database): Materials {
  const prepared = cacheContent(database, async () => responsesOf(await findAll(database)));
  return {
    response: async (roadmapId, unitId) =>
      (await prepared.get()).get(keyOf(roadmapId, unitId)) ?? null,
    stop: prepared.stop,
  };
}

async function findAll({ kysely }: Database): Promise<PlacedMaterial[]> {
  const kinds = [findSqlTasks, findJavaScriptTasks, findQuizzes, findUnitTexts].map((find) =>
    find(kysely),
  );
  return (await Promise.all(kinds)).flat();
}

const responsesOf = (materials: PlacedMaterial[]): Map<string, PreparedResponse> =>
  new Map(
    materials.map(({ roadmapId, material }) => [
      keyOf(roadmapId, material.unitId),
      preparedResponse(JSON.stringify(material)),
    ]),
  );

const keyOf = (roadmapId: string, unitId: string) => `${roadmapId}/${unitId}`;

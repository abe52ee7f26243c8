import { cacheContent } from '../../../database/content-cache.ts';
import type { Database } from '../../../database/database.ts';
import { type PreparedResponse, preparedResponse } from '../../../routing/prepared-response.ts';
import type { DsaProblems } from '../dsa-problems/dsa-problems.service.ts';
import { findDsaSlugs } from './dsa-slugs.ts';
import { findJavaScriptTasks } from './javascript-tasks.ts';
import { findQuizzes } from './quizzes.ts';
import type { PlacedExercise } from './shown-units.ts';
import { findSqlTasks } from './sql-tasks.ts';
import type { TextDocument } from './text-documents.ts';
import { findDocument, findUnitTexts } from './unit-texts.ts';

/** The exercises of units as one process serves them. */
export interface Exercises {
  /** The same for everyone; null if the unit has no exercise, or isn't on this roadmap. */
  response(roadmapId: string, unitId: string): Promise<PreparedResponse | null>;
  /** A document of a unit's text by its position from 1; undefined if there is none. */
  document(roadmapId: string, unitId: string, position: number): Promise<TextDocument | undefined>;
  /** Stops following changes of content. */
  stop(): void;
}

/** Exercises come from the cache, made once for each change of content: see cacheContent for when it's dropped. */
export function createExercises(database: Database, dsaProblems: DsaProblems): Exercises {
  const prepared = cacheContent(database, async () => ({
    responses: responsesOf(await findAll(database)),
    dsaSlugs: await findDsaSlugs(database.kysely),
  }));
  return {
    response: async (roadmapId, unitId) => {
      const { responses, dsaSlugs } = await prepared.get();
      const response = responses.get(keyOf(roadmapId, unitId));
      if (response) return response;
      const dsa = dsaSlugs.get(unitId);
      return dsa?.roadmapId === roadmapId ? dsaProblems.response(dsa.slug) : null;
    },
    document: (roadmapId, unitId, position) =>
      findDocument(database.kysely, { roadmapId, unitId, position }),
    stop: prepared.stop,
  };
}

async function findAll({ kysely }: Database): Promise<PlacedExercise[]> {
  const kinds = [findSqlTasks, findJavaScriptTasks, findQuizzes, findUnitTexts].map((find) =>
    find(kysely),
  );
  return (await Promise.all(kinds)).flat();
}

const responsesOf = (exercises: PlacedExercise[]): Map<string, PreparedResponse> =>
  new Map(
    exercises.map(({ roadmapId, exercise }) => [
      keyOf(roadmapId, exercise.unitId),
      preparedResponse(JSON.stringify(exercise)),
    ]),
  );

const keyOf = (roadmapId: string, unitId: string) => `${roadmapId}/${unitId}`;

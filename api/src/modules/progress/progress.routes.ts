import {
  isTimeZone,
  noteConflict,
  progressHeaders,
  progressParams,
  progressPatch,
  savedProgress,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { changeProgress } from './progress.service.ts';

/** A learner's own progress. It is read with the roadmaps. */
export const progressModule =
  ({ database }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    app.patch(
      '/users/:userId/learning-units/:unitId',
      {
        schema: {
          params: progressParams,
          headers: progressHeaders,
          body: progressPatch,
          response: { 200: savedProgress, 412: noteConflict },
        },
      },
      async ({ user, params, body, headers }) => {
        const baseVersions = headers['if-match']?.split(',').map(withoutQuotes) ?? null;
        const age = headers['x-mutation-age'];
        const zone = headers['x-time-zone'] ?? 'UTC';
        const guard = {
          baseVersions,
          ageMs: age === undefined ? null : Number(age),
          zone: isTimeZone(zone) ? zone : 'UTC',
        };
        return changeProgress(database, user, { ...params, patch: body, guard });
      },
    );
  };

const withoutQuotes = (version: string) => version.trim().slice(1, -1);

import { interviewMarksRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createInterviewMarks } from './interview-marks.service.ts';

const MARKS = '/v1/users/{userId}/mock-interviews/{interviewId}/marks';

/** How a learner has marked the rubrics of mock interviews. */
export const interviewMarksModule =
  ({ database }: Context): FastifyPluginAsync =>
  async (app) => {
    const marks = createInterviewMarks(database);
    const serve = serveRoutes(app, interviewMarksRoutes);

    serve(`GET ${MARKS}`, ({ params }) => marks.find(params));
    serve(`PUT ${MARKS}`, ({ params, body }) => marks.save(params, body));
  };

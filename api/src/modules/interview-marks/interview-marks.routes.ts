import { interviewMarks, interviewMarksParams, newInterviewMarks } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { requireOwner } from './interview-marks.policy.ts';
import { createInterviewMarks } from './interview-marks.service.ts';

const MARKS = '/users/:userId/mock-interviews/:interviewId/marks';

/** How a learner has marked the rubrics of mock interviews. */
export const interviewMarksModule =
  ({ database }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    const marks = createInterviewMarks(database);
    const params = interviewMarksParams;

    app.get(
      MARKS,
      { schema: { params, response: { 200: interviewMarks } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        return marks.find(params);
      },
    );

    app.put(
      MARKS,
      { schema: { params, body: newInterviewMarks, response: { 200: interviewMarks } } },
      async ({ user, params, body }) => {
        requireOwner(user, params.userId);
        return marks.save(params, body);
      },
    );
  };

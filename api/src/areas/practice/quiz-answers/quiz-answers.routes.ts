import { quizAnswerRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createQuizAnswers } from './quiz-answers.service.ts';

const ANSWERS = '/v1/users/{userId}/quizzes/{unitId}/answers';

/** What a learner has answered in quizzes. */
export const quizAnswersModule =
  ({ database }: Context): FastifyPluginAsync =>
  async (app) => {
    const answers = createQuizAnswers(database);
    const serve = serveRoutes(app, quizAnswerRoutes);

    serve(`GET ${ANSWERS}`, ({ params }) => answers.find(params));
    serve(`PUT ${ANSWERS}`, ({ params, body }) => answers.save(params, body));
  };

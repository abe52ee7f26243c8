import { newQuizAnswers, quizAnswers, quizAnswersParams } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { requireOwner } from './quiz-answers.policy.ts';
import { createQuizAnswers } from './quiz-answers.service.ts';

const ANSWERS = '/users/:userId/quizzes/:unitId/answers';

/** What a learner has answered in quizzes. */
export const quizAnswersModule =
  ({ database }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    const answers = createQuizAnswers(database);
    const params = quizAnswersParams;

    app.get(
      ANSWERS,
      { schema: { params, response: { 200: quizAnswers } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        return answers.find(params);
      },
    );

    app.put(
      ANSWERS,
      { schema: { params, body: newQuizAnswers, response: { 200: quizAnswers } } },
      async ({ user, params, body }) => {
        requireOwner(user, params.userId);
        return answers.save(params, body);
      },
    );
  };

import {
  mockAttempt,
  mockAttemptList,
  mockAttemptParams,
  mockAttemptsParams,
  mockHandIn,
  mockJudgement,
  mockWork,
  newMockAttempt,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { MockTests } from '../mock-tests/index.ts';
import { requireOwner } from './mock-attempts.policy.ts';
import { createMockAttempts } from './mock-attempts.service.ts';

const ATTEMPTS = '/users/:userId/mock-attempts';
const ATTEMPT = `${ATTEMPTS}/:attemptId`;

/** Six programs of the longest kind, in letters that take several bytes. */
const WORK_LIMIT = 512 * 1024;

/** The mock tests that a learner takes. */
export const mockAttemptsModule =
  ({ database }: Context, mockTests: MockTests): FastifyPluginAsyncZod =>
  async (app) => {
    const attempts = createMockAttempts(database, mockTests);
    const params = mockAttemptParams;

    app.get(
      ATTEMPTS,
      { schema: { params: mockAttemptsParams, response: { 200: mockAttemptList } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        return attempts.list(params.userId);
      },
    );

    app.post(
      ATTEMPTS,
      {
        config: { limit: 'mockTest' },
        schema: {
          params: mockAttemptsParams,
          body: newMockAttempt,
          response: { 200: mockAttempt, 201: mockAttempt },
        },
      },
      async ({ user, params, body }, reply) => {
        requireOwner(user, params.userId);
        const { isNew, attempt } = await attempts.start(params.userId, body);
        return reply.code(isNew ? 201 : 200).send(attempt);
      },
    );

    app.get(
      ATTEMPT,
      { schema: { params, response: { 200: mockAttempt } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        return attempts.find(params);
      },
    );

    app.put(
      `${ATTEMPT}/work`,
      {
        bodyLimit: WORK_LIMIT,
        schema: { params, body: mockWork, response: { 200: z.object({}) } },
      },
      async ({ user, params, body }) => {
        requireOwner(user, params.userId);
        await attempts.save(params, body);
        return {};
      },
    );

    app.post(
      `${ATTEMPT}/hand-in`,
      {
        bodyLimit: WORK_LIMIT,
        schema: { params, body: mockHandIn, response: { 200: mockAttempt } },
      },
      async ({ user, params, body }) => {
        requireOwner(user, params.userId);
        return attempts.handIn(params, body);
      },
    );

    app.post(
      `${ATTEMPT}/reopen`,
      { schema: { params, response: { 200: mockAttempt } } },
      async ({ user, params }) => {
        requireOwner(user, params.userId);
        return attempts.reopen(params);
      },
    );

    app.put(
      `${ATTEMPT}/judgement`,
      { schema: { params, body: mockJudgement, response: { 200: mockAttempt } } },
      async ({ user, params, body }) => {
        requireOwner(user, params.userId);
        return attempts.judge(params, body);
      },
    );
  };

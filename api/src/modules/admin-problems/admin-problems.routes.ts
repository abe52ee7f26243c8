import {
  adminDsaProblem,
  adminDsaProblemList,
  adminDsaProblemsQuery,
  changeDsaProblemRequest,
  conflictWith,
  contentParams,
  listingRunRequest,
  newDsaProblemRequest,
  problemOrderRequest,
  publishRequest,
  retiredRequest,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Admins } from '../admins/index.ts';
import { createAdminProblems } from './admin-problems.service.ts';

/** The longest texts of a problem, its listing and its cases together. */
const FORM_LIMIT = 1024 * 1024;

/** DSA problems, for administrators. */
export const adminProblemsModule =
  ({ database: { kysely } }: Context, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const problems = createAdminProblems(kysely, admins);
    const { tokenOf } = admins;
    const config = { ignoresSession: true };
    const params = contentParams;
    const changed = { 200: adminDsaProblem, 409: conflictWith(adminDsaProblem) };

    app.get(
      '/admin/dsa-problems',
      {
        config,
        schema: { querystring: adminDsaProblemsQuery, response: { 200: adminDsaProblemList } },
      },
      (request) => problems.list(tokenOf(request), request.query),
    );
    app.get(
      '/admin/dsa-problems/:id',
      { config, schema: { params, response: { 200: adminDsaProblem } } },
      (request) => problems.read(tokenOf(request), request.params.id),
    );
    app.post(
      '/admin/dsa-problems',
      {
        config,
        bodyLimit: FORM_LIMIT,
        schema: { body: newDsaProblemRequest, response: { 201: adminDsaProblem } },
      },
      async (request, reply) =>
        reply.code(201).send(await problems.create(tokenOf(request), request.body)),
    );
    app.put(
      '/admin/dsa-problems/:id',
      {
        config,
        bodyLimit: FORM_LIMIT,
        schema: { params, body: changeDsaProblemRequest, response: changed },
      },
      (request) => problems.save(tokenOf(request), request.params.id, request.body),
    );
    app.delete(
      '/admin/dsa-problems/:id/draft',
      { config, schema: { params, response: { 200: z.object({}) } } },
      async (request) => {
        await problems.discardDraft(tokenOf(request), request.params.id);
        return {};
      },
    );
    app.post(
      '/admin/dsa-problems/:id/runs',
      { config, schema: { params, body: listingRunRequest, response: changed } },
      (request) => problems.run(tokenOf(request), request.params.id, request.body),
    );
    app.post(
      '/admin/dsa-problems/:id/publish',
      { config, schema: { params, body: publishRequest, response: changed } },
      (request) => problems.publish(tokenOf(request), request.params.id, request.body.version),
    );
    app.put(
      '/admin/dsa-problems/:id/retired',
      { config, schema: { params, body: retiredRequest, response: { 200: adminDsaProblem } } },
      (request) => problems.retire(tokenOf(request), request.params.id, request.body.retired),
    );
    app.put(
      '/admin/dsa-problems/order',
      { config, schema: { body: problemOrderRequest, response: { 200: adminDsaProblemList } } },
      (request) => problems.order(tokenOf(request), request.body),
    );
  };

import {
  approval,
  approvalGiven,
  approvalInfo,
  approvalList,
  approvalParams,
  rejection,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors/domain-error.ts';
import {
  approve,
  findApproval,
  listApprovals,
  reject,
  tellApproval,
} from '../approval-control/index.ts';
import type { ManifestStore } from '../releases/index.ts';
import { byToken, holderOf } from './holder.ts';
import { type Followed, servedApprovals } from './served-changes.ts';

interface Options extends Followed {
  store: ManifestStore;
}

/** What waits for a second person. */
export const approvalsRoutes =
  ({ config }: Pick<Context, 'config'>, { store, ...followed }: Options): FastifyPluginAsyncZod =>
  async (app) => {
    const { kysely } = store;
    const shared = { ignoresSession: true };
    const served = servedApprovals({ config, ...followed });

    app.get(
      '/releases/approvals',
      { config: shared, schema: { ...byToken, response: { 200: approvalList } } },
      (request) => listApprovals(kysely, holderOf(request).person),
    );
    app.get(
      '/releases/approvals/:id',
      {
        config: shared,
        schema: { ...byToken, params: approvalParams, response: { 200: approvalInfo } },
      },
      async (request) => {
        const found = await findApproval(kysely, request.params.id);
        if (!found) throw notFound(`There is no approval request ${request.params.id}.`);
        return tellApproval(found, holderOf(request).person);
      },
    );
    app.post(
      '/releases/approvals/:id/approve',
      {
        config: shared,
        schema: {
          ...byToken,
          params: approvalParams,
          body: approval,
          response: { 200: approvalGiven },
        },
      },
      async (request) => {
        const holder = holderOf(request);
        return served(await approve({ store, config }, request.params.id, holder), holder.person);
      },
    );
    app.post(
      '/releases/approvals/:id/reject',
      {
        config: shared,
        schema: {
          ...byToken,
          params: approvalParams,
          body: rejection,
          response: { 200: approvalInfo },
        },
      },
      async (request) => {
        const holder = holderOf(request);
        const { why } = request.body;
        const rejected = await reject({ store }, request.params.id, { holder, why });
        return tellApproval(rejected, holder.person);
      },
    );
  };

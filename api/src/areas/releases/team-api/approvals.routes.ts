import { releaseRoutes } from '@site/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { approvalDto, listApprovals } from '../approvals/approval-dto.ts';
import { findApproval } from '../approvals/approvals.repository.ts';
import { approve, reject } from '../approvals/decide.ts';
import type { ManifestStore } from '../store/live-manifests.repository.ts';
import { type Followed, servedApprovals } from './served-changes.ts';

interface Options extends Followed {
  store: ManifestStore;
}

/** What waits for a second person. */
export const approvalsRoutes =
  ({ config }: Pick<Context, 'config'>, { store, ...followed }: Options): FastifyPluginAsync =>
  async (app) => {
    const { kysely } = store;
    const served = servedApprovals({ config, ...followed });
    const serve = serveRoutes(app, releaseRoutes);

    serve('GET /v1/releases/approvals', ({ releaseHolder }) =>
      listApprovals(kysely, releaseHolder.person),
    );
    serve('GET /v1/releases/approvals/{id}', async ({ releaseHolder, params }) => {
      const found = await findApproval(kysely, params.id);
      if (!found) throw notFound(`There is no approval request ${params.id}.`);
      return approvalDto(found, releaseHolder.person);
    });
    serve('POST /v1/releases/approvals/{id}/approve', async ({ releaseHolder: holder, params }) =>
      served(await approve({ store, config }, params.id, holder), holder.person),
    );
    serve('POST /v1/releases/approvals/{id}/reject', async (request) => {
      const { releaseHolder: holder, params, body } = request;
      const rejected = await reject({ store }, params.id, { holder, why: body.why });
      return approvalDto(rejected, holder.person);
    });
  };

import { adminCompanyRoutes } from '@site/shared/contracts/editorial';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createAdminCompanies } from './admin-companies.service.ts';

/** Names of companies, for administrators. */
export const adminCompaniesModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const companies = createAdminCompanies(kysely);
    const serve = serveRoutes(app, adminCompanyRoutes);

    serve('GET /v1/admin/companies', () => companies.list());
    serve('PATCH /v1/admin/companies/{id}', ({ admin, params, body }) =>
      companies.name(admin, params.id, body.name),
    );
    serve('POST /v1/admin/companies/{id}/merge', ({ admin, params, body }) =>
      companies.merge(admin, params.id, body.into),
    );
    serve('DELETE /v1/admin/companies/{id}', ({ admin, params }) =>
      companies.remove(admin, params.id),
    );
  };

import { companyReportRoutes } from '@site/shared/contracts/practice';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createCompanyReports } from './company-reports.service.ts';

const REPORTS = '/v1/users/{userId}/units/{unitId}/company-reports';

/** Which companies asked a learner a problem, for that learner. */
export const companyReportsModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const reports = createCompanyReports(kysely);
    const serve = serveRoutes(app, companyReportRoutes);

    serve(`GET ${REPORTS}`, ({ params }) => reports.find(params));
    serve(`POST ${REPORTS}`, ({ params, body }) => reports.save(params, body));
    serve(`DELETE ${REPORTS}/{company}`, ({ params: { company, ...own } }) =>
      reports.takeBack(own, company),
    );
  };

import { request } from '@site/shared/api';
import type { NewCompanyReport } from '@site/shared/contracts/practice';
import { queryClient, queryOptions } from '@site/shared/platform';

/** Whose reports, and of which problem. */
export interface OwnReports {
  userId: string;
  unitId: string;
}

export const ownReportsQuery = (params: OwnReports) =>
  queryOptions({
    queryKey: ['company-reports', params.userId, params.unitId],
    queryFn: ({ signal }) =>
      request('GET /v1/users/{userId}/units/{unitId}/company-reports', { params, signal }),
  });

/** Every company that is known. */
export const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: ({ signal }) => request('GET /v1/companies', { signal }),
});

export async function sendReport(params: OwnReports, body: NewCompanyReport): Promise<void> {
  const route = 'POST /v1/users/{userId}/units/{unitId}/company-reports';
  const own = await request(route, { params, body });
  queryClient.setQueryData(ownReportsQuery(params).queryKey, own);
}

export async function takeBackReport(params: OwnReports, company: string): Promise<void> {
  const route = 'DELETE /v1/users/{userId}/units/{unitId}/company-reports/{company}';
  const own = await request(route, { params: { ...params, company } });
  queryClient.setQueryData(ownReportsQuery(params).queryKey, own);
}

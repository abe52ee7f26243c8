import { request } from '@site/shared/api';
import type { AdminCompanyList, CompanyMerge, CompanyName } from '@site/shared/contracts/editorial';
import { queryClient, queryOptions } from '@site/shared/platform';

export const companiesQuery = queryOptions({
  queryKey: ['admin-data', 'companies'],
  queryFn: ({ signal }) => request('GET /v1/admin/companies', { signal }),
});

const show = (companies: AdminCompanyList) =>
  void queryClient.setQueryData(companiesQuery.queryKey, companies);

export const nameCompany = async (id: number, body: CompanyName) =>
  show(await request('PATCH /v1/admin/companies/{id}', { params: { id }, body }));

export const mergeCompany = async (id: number, body: CompanyMerge) =>
  show(await request('POST /v1/admin/companies/{id}/merge', { params: { id }, body }));

export const removeCompany = async (id: number) =>
  show(await request('DELETE /v1/admin/companies/{id}', { params: { id } }));

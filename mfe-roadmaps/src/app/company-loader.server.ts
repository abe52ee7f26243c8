import { type LoaderFunctionArgs, personKey, queryClient, redirect } from '@site/shared/platform';
import { companySheetQuery } from '../features/practice/roadmap.queries.ts';

/** Redirects a name that was merged into another one to its sheet, for search engines too. Never fails. */
export async function companyLoader({ params: { slug = '' } }: LoaderFunctionArgs) {
  const query = companySheetQuery(slug, personKey());
  const sheet = await queryClient.fetchQuery(query).catch(() => null);
  return sheet && sheet.id !== slug ? redirect(`/roadmaps/company/${sheet.id}`, 301) : null;
}

import { type AdminDsaProblemsQuery, adminDsaProblemsQuery } from '@site/shared/contracts';

/** The filters in an address; unknown ones are ignored. */
export function readFilters(params: URLSearchParams): AdminDsaProblemsQuery {
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ''));
  const issues = adminDsaProblemsQuery.safeParse(given).error?.issues ?? [];
  const wrong = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
    ),
  );
  return adminDsaProblemsQuery.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
  );
}

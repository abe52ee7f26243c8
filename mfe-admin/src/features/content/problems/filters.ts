import { type AdminDsaProblemsQuery, adminDsaProblemsQuery } from '@site/shared/contracts';

/** The filters that an address names; what isn't one of them is passed over. */
export function readFilters(params: URLSearchParams): AdminDsaProblemsQuery {
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ''));
  const faults = adminDsaProblemsQuery.safeParse(given).error?.issues ?? [];
  const wrong = new Set(
    faults.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
    ),
  );
  return adminDsaProblemsQuery.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
  );
}

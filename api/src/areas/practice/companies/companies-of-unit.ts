import type { CompanyFrequency, UnitContent } from '@site/shared/contracts/practice';
import type { KnownCompanies } from './companies.repository.ts';

/** The companies of a unit, each once: those that learners reported, most often reported first, then the others listed. */
export function companiesOfUnit(
  listed: UnitContent['companies'],
  reported: CompanyFrequency[],
  { byListedName }: KnownCompanies,
): CompanyFrequency[] {
  const found = new Map(reported.map((entry) => [entry.company.slug, entry]));
  for (const { name, source } of listed) {
    const company = byListedName.get(name);
    if (!company) continue;
    const known = found.get(company.slug);
    found.set(company.slug, { ...(known ?? { company }), ...(source && { source }) });
  }
  return [...found.values()];
}

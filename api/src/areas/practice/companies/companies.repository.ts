import { type Company, type CompanyFrequency, PUBLIC_FROM } from '@site/shared/contracts/practice';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../database/tables.ts';

/** The companies that everyone may know of. */
export interface KnownCompanies {
  /** By name. */
  all: Company[];
  /** By their slugs, and by those of names that were merged into them. */
  bySlug: ReadonlyMap<string, Company>;
  /** By the names under which units list them. */
  byListedName: ReadonlyMap<string, Company>;
}

export async function findCompanies(kysely: Kysely<DB>): Promise<KnownCompanies> {
  const { rows } = await sql<{ named: string; name: string; slug: string }>`
    select named.slug as named, shown.name, shown.slug
    from companies as named
    join companies as shown on shown.id = coalesce(named.merged_into, named.id)
    where shown.accepted_at is not null
    order by lower(shown.name), shown.id`.execute(kysely);
  const listed = await sql<{ name: string; slug: string }>`
    select distinct listed.name, company_slug(listed.name) as slug
    from learning_units cross join jsonb_to_recordset(companies) as listed (name text)
    where retired_at is null`.execute(kysely);
  const bySlug = new Map(rows.map(({ named, name, slug }) => [named, { name, slug }]));
  return {
    all: rows.flatMap(({ named, name, slug }) => (named === slug ? { name, slug } : [])),
    bySlug,
    byListedName: new Map(
      listed.rows.flatMap(({ name, slug }) => {
        const company = bySlug.get(slug);
        return company ? [[name, company] as const] : [];
      }),
    ),
  };
}

interface ReportedRow extends Company {
  unitId: string;
  frequency: number;
  since: string;
  recent: string;
}

/** By unit, the companies that enough learners reported, most often reported first. */
export async function findReportedCompanies(
  kysely: Kysely<DB>,
): Promise<ReadonlyMap<string, CompanyFrequency[]>> {
  const { rows } = await sql<ReportedRow>`
    select unit_id as "unitId", name, slug, count(*)::int as frequency,
      to_char(min(month), 'YYYY-MM') as since,
      to_char((array_agg(month order by month desc))[${sql.lit(PUBLIC_FROM)}], 'YYYY-MM') as recent
    from company_reports join companies on companies.id = company_id
    where accepted_at is not null
    group by unit_id, companies.id
    having count(*) >= ${sql.lit(PUBLIC_FROM)}
    order by count(*) desc, lower(name)`.execute(kysely);
  const found = new Map<string, CompanyFrequency[]>();
  for (const { unitId, name, slug, ...reported } of rows) {
    const ofUnit = found.get(unitId) ?? [];
    found.set(unitId, [...ofUnit, { company: { name, slug }, ...reported }]);
  }
  return found;
}

import type { AdminCompany } from '@site/shared/contracts/editorial';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Companies, DB } from '../../../database/tables.ts';

export type CompanyRow = Selectable<Companies>;

/** Every company but names that were merged into another: those that are pending, then the others, each by name. */
export async function findAdminCompanies(kysely: Kysely<DB>): Promise<AdminCompany[]> {
  const { rows } = await sql<AdminCompany>`
    with listed as (
      select coalesce(merged_into, companies.id) as id, count(distinct learning_units.id)::int as units
      from learning_units cross join jsonb_to_recordset(learning_units.companies) as entry (name text)
      join companies on slug = company_slug(entry.name)
      where retired_at is null group by 1
    ), reported as (
      select company_id as id, count(*)::int as reports from company_reports group by 1
    ), merged as (
      select merged_into as id, array_agg(name order by name) as names from companies group by 1
    )
    select companies.id, name, slug, accepted_at is null as pending,
      coalesce(reports, 0) as reports, coalesce(units, 0) as listed,
      coalesce(names, '{}') as merged
    from companies left join listed using (id) left join reported using (id) left join merged using (id)
    where merged_into is null
    order by accepted_at is not null, lower(name), companies.id`.execute(kysely);
  return rows;
}

/** Until the transaction ends nobody reports or changes these. In the order of their ids, so that no two wait for each other. */
export const holdCompanies = (
  transaction: Transaction<DB>,
  ids: readonly number[],
): Promise<CompanyRow[]> =>
  transaction
    .selectFrom('companies')
    .selectAll()
    .where('id', 'in', ids)
    .where('merged_into', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The one that has this name, however it's written, whether or not it was merged. */
export const findNamesake = (transaction: Transaction<DB>, name: string) =>
  transaction
    .selectFrom('companies')
    .select(['id', 'merged_into'])
    .where('slug', '=', sql<string>`company_slug(${name})`)
    .executeTakeFirst();

export const countReports = async (kysely: Kysely<DB>, companyId: number): Promise<number> => {
  const { reports } = await kysely
    .selectFrom('company_reports')
    .select(sql<number>`count(*)::int`.as('reports'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return reports;
};

export async function isListed(kysely: Kysely<DB>, companyId: number): Promise<boolean> {
  const { rows } = await sql`
    select from learning_units cross join jsonb_to_recordset(learning_units.companies) as entry (name text)
    join companies on slug = company_slug(entry.name)
    where coalesce(merged_into, companies.id) = ${companyId} and retired_at is null
    limit 1`.execute(kysely);
  return rows.length > 0;
}

/** Accepts a company under a name. A former name that readers knew leads to it. */
export async function nameCompany(
  transaction: Transaction<DB>,
  { id, name: former, slug, accepted_at }: CompanyRow,
  name: string,
): Promise<void> {
  const { slug: slugNow } = await transaction
    .updateTable('companies')
    .set({ name, accepted_at: accepted_at ?? sql<Date>`now()` })
    .where('id', '=', id)
    .returning('slug')
    .executeTakeFirstOrThrow();
  if (!accepted_at || slugNow === slug) return;
  await transaction
    .insertInto('companies')
    .values({ name: former, accepted_at, merged_into: id })
    .execute();
}

/** What a person reported of both companies stays as it was reported of the one that remains. */
export async function mergeCompanies(
  transaction: Transaction<DB>,
  { id, into }: { id: number; into: number },
): Promise<void> {
  await sql`
    update companies set merged_into = ${into}, accepted_at = coalesce(accepted_at, now())
    where id = ${id} or merged_into = ${id}`.execute(transaction);
  await sql`
    insert into company_reports (user_id, unit_id, company_id, round, month, reported_at)
    select user_id, unit_id, ${into}, round, month, reported_at
    from company_reports where company_id = ${id}
    on conflict do nothing`.execute(transaction);
  await transaction.deleteFrom('company_reports').where('company_id', '=', id).execute();
}

/** With its reports, and with the names that were merged into it. */
export const deleteCompany = (transaction: Transaction<DB>, id: number) =>
  transaction.deleteFrom('companies').where('id', '=', id).execute();

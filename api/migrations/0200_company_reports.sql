-- The address of a company, and what distinguishes names: those that differ in case, spaces and signs alone are one.
create function company_slug(name text) returns text language sql immutable parallel safe return
  trim(both '-' from regexp_replace(lower(name), '[\x01-\x2f\x3a-\x60\x7b-\x7f]+', '-', 'g'));

create table companies (
  id integer generated always as identity primary key,
  name text not null,
  slug text not null generated always as (company_slug(name)) stored unique check (slug <> ''),
  -- null until content lists it or an administrator accepts it: nobody sees it but who reported it.
  accepted_at timestamptz,
  -- The company that this is another name of.
  merged_into integer references companies (id) on delete cascade
);
create index companies_merged_into on companies (merged_into);

-- Which company asked a person a problem.
create table company_reports (
  user_id uuid not null references users (id) on delete cascade,
  unit_id text not null references learning_units (id),
  company_id integer not null references companies (id) on delete cascade,
  round text not null
    check (round in ('online-test', 'phone', 'on-site', 'technical', 'managerial', 'hr', 'other')),
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  reported_at timestamptz not null default now(),
  primary key (user_id, unit_id, company_id)
);
create index company_reports_company on company_reports (company_id, unit_id);

-- Editors, imports and content files all list companies, so that the table itself sees to it that they're known.
create function accept_listed_companies() returns trigger language plpgsql as $$
begin
  insert into companies (name, accepted_at)
  select distinct on (company_slug(name)) name, now()
  from jsonb_to_recordset(new.companies) as listed (name text) where company_slug(name) <> ''
  on conflict (slug) do update set name = excluded.name, accepted_at = excluded.accepted_at
    where companies.accepted_at is null;
  return null;
end $$;
create trigger companies_listed after insert or update of companies on learning_units
  for each row when (new.companies <> '[]') execute function accept_listed_companies();

insert into companies (name, accepted_at)
select distinct on (company_slug(listed.name)) listed.name, now()
from learning_units cross join jsonb_to_recordset(companies) as listed (name text)
where company_slug(listed.name) <> ''
order by company_slug(listed.name), learning_units.id;

create trigger company_changed after update on companies
  for each row when (old is distinct from new and new.accepted_at is not null)
  execute function notify_roadmaps_changed();
create trigger company_removed after delete on companies
  for each row when (old.accepted_at is not null) execute function notify_roadmaps_changed();

-- A company appears at a problem with the third report, and disappears with it. Every other report changes a number,
-- for which no process drops what it has cached: it's loaded again within a minute.
create function company_reported() returns trigger language plpgsql as $$
declare
  report company_reports := coalesce(new, old);
  reports bigint := (
    select count(*) from company_reports
    where company_id = report.company_id and unit_id = report.unit_id
  );
begin
  if reports = (case tg_op when 'INSERT' then 3 else 2 end) then
    perform pg_notify('roadmaps_changed', '');
  end if;
  -- A name that only this person knew goes with the report.
  if tg_op = 'DELETE' then
    perform from companies where id = old.company_id and accepted_at is null for update;
    if found then
      delete from companies where id = old.company_id
        and not exists (select from company_reports where company_id = old.company_id);
    end if;
  end if;
  return null;
end $$;
create trigger company_reported after insert or delete on company_reports
  for each row execute function company_reported();

rollback;
select
  conrelid::regclass::text as table_name,
  case contype when 'p' then 'key' else 'refers to ' || confrelid::regclass end
    || ': '
    || (
      select string_agg(attname, ', ' order by attname)
      from pg_attribute
      where attrelid = conrelid and attnum = any (conkey)
    ) as content
from pg_constraint
where contype in ('p', 'f') and conrelid::regclass::text in ('phones', 'contacts')
union all
select 'phones', contact_id || ': ' || phone from phones
union all
select 'contacts', 'column: ' || attname
from pg_attribute
where attrelid = 'contacts'::regclass and attnum > 0 and not attisdropped;

-- How often a company asks a problem is what learners report: content doesn't say it any more. What the loader last wrote
-- loses it as well, or every such unit would count as edited since.
update learning_units
set companies = coalesce((select jsonb_agg(entry - 'frequency' order by position)
    from jsonb_array_elements(companies) with ordinality as listed (entry, position)), '[]'),
  loaded = case when jsonb_typeof(loaded -> 'companies') = 'array' and loaded -> 'companies' <> '[]'
    then jsonb_set(loaded, '{companies}', (select jsonb_agg(entry - 'frequency' order by position)
      from jsonb_array_elements(loaded -> 'companies') with ordinality as listed (entry, position)))
    else loaded end
where jsonb_path_exists(companies, '$[*].frequency') or jsonb_path_exists(loaded, '$.companies[*].frequency');

insert into categories (id, name, parent_id)
values
  (90, 'Outdoor', null),
  (91, 'Camping', 90);

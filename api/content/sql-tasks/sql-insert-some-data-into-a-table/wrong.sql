insert into categories (id, name)
values
  (90, 'Outdoor'),
  (91, 'Camping');

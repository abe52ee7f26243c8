select id, name, parent_id from categories order by id;

select id, status from orders order by id;

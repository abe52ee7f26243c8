select id, email from newsletter order by id;

select id from members where name is not null;

select id from members where name = name;

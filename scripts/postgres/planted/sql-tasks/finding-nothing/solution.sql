select id from members where id < 3;

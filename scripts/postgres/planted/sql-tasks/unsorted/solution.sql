select id from members;

select name from members;

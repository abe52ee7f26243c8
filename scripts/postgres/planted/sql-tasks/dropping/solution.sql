update members set name = '?' where name is null;

update members set name = '?';

select id from membres;

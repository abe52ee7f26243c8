drop schema public cascade;

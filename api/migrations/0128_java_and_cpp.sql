-- Our solution of a DSA problem in Java and C++, which are shown and not run; null if there is none.
alter table dsa_problems add column compiled jsonb;

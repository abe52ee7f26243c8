-- The ways to solve a DSA problem before its own solution, from brute force on, with their listings. Unlike `naive`
-- they're shown with the solution.
alter table dsa_problems add column approaches jsonb;

-- Whether a problem that is marked complete is put on the revision schedule by itself.
alter table profiles add column revise_completed boolean not null default true;

-- Cards that were added together, from earlier completions, have the id of that addition (made by the client):
-- what is sent twice is added once, and it can be taken back.
alter table revision_cards add column added_in uuid;

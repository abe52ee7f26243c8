-- Makes calls of growing size, with which people time their programs; input_size says what n counts.
alter table dsa_problems add column generator text not null default '';
alter table dsa_problems add column input_size text not null default '';

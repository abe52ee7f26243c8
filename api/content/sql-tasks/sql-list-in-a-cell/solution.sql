create table phones (
  contact_id integer references contacts,
  phone text,
  primary key (contact_id, phone)
);

insert into phones
select distinct contacts.id, trim(part)
from contacts
cross join string_to_table(contacts.phones, ',') as part
where trim(part) <> '';

alter table contacts drop column phones;

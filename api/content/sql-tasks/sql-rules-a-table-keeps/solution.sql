alter table bookings
  add foreign key (room_id) references rooms,
  alter column people set not null,
  add check (people >= 1);

create unique index bookings_once on bookings (room_id, day, starts_at) where not cancelled;

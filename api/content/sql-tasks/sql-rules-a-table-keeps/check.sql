create table outcomes (attempt text, outcome text);
do $$
declare
  attempt record;
begin
  insert into rooms values (91, 'Tried out'), (92, 'Never booked');
  for attempt in
    select *
    from (
      values
        (1, 'a booking', $q$insert into bookings values (901, 91, '2026-07-01', '10:00', 5, false)$q$),
        (2, 'the same hour again', $q$insert into bookings values (902, 91, '2026-07-01', '10:00', 8, false)$q$),
        (3, 'the same hour, cancelled', $q$insert into bookings values (903, 91, '2026-07-01', '10:00', 8, true)$q$),
        (4, 'the same hour, cancelled once more', $q$insert into bookings values (904, 91, '2026-07-01', '10:00', 3, true)$q$),
        (5, 'the cancelled one comes back', $q$update bookings set cancelled = false where id = 903$q$),
        (6, 'the next hour', $q$insert into bookings values (905, 91, '2026-07-01', '11:00', 1, false)$q$),
        (7, 'the same hour on another day', $q$insert into bookings values (906, 91, '2026-07-02', '10:00', 2, false)$q$),
        (8, 'a room that does not exist', $q$insert into bookings values (907, 999, '2026-07-01', '10:00', 5, false)$q$),
        (9, 'nobody', $q$insert into bookings values (908, 91, '2026-07-03', '10:00', 0, false)$q$),
        (10, 'an unknown number of people', $q$insert into bookings values (909, 91, '2026-07-03', '11:00', null, false)$q$),
        (11, 'a booked room is deleted', $q$delete from rooms where id = 91$q$),
        (12, 'another room is deleted', $q$delete from rooms where id = 92$q$)
    ) as list (place, what, statement)
    order by place
  loop
    begin
      execute attempt.statement;
      insert into outcomes values (attempt.what, 'accepted');
    exception
      when integrity_constraint_violation then
        insert into outcomes values (attempt.what, 'refused');
    end;
  end loop;
end $$;
select attempt, outcome from outcomes
union all
select 'bookings in the end', count(*)::text from bookings;

-- Bookings and the calendar are features apart in the code; the rows belong together all the same.
do $$ begin
  if not exists (select 1 from pg_constraint where conname = 'bookings_event_fk') then
    alter table bookings add constraint bookings_event_fk foreign key (event_id) references events (id);
  end if;
  if not exists (select 1 from pg_constraint where conname = 'bookings_voucher_fk') then
    alter table bookings add constraint bookings_voucher_fk foreign key (voucher_id) references vouchers (id);
  end if;
  if not exists (select 1 from pg_constraint where conname = 'voucher_entries_booking_fk') then
    alter table voucher_entries add constraint voucher_entries_booking_fk
      foreign key (booking_id) references bookings (id) deferrable initially deferred;
  end if;
  if not exists (select 1 from pg_constraint where conname = 'event_plans_event_fk') then
    alter table event_plans add constraint event_plans_event_fk foreign key (event_id) references events (id),
      add constraint event_plans_new_event_fk foreign key (new_event_id) references events (id);
  end if;
  if not exists (select 1 from pg_constraint where conname = 'vouchers_booking_fk') then
    alter table vouchers add constraint vouchers_booking_fk
      foreign key (booking_id) references bookings (id) on delete set null;
  end if;
end $$;

-- What a transaction leaves behind adds up: the event's count is the sum of the places on it.
create or replace function event_places_add_up() returns trigger language plpgsql as $$
declare
  event uuid := coalesce(new.event_id, old.event_id);
  counted integer;
  booked integer;
begin
  select taken into counted from events where id = event;
  select coalesce(sum(people), 0) into booked from bookings
    where event_id = event and (state in ('held', 'confirmed', 'attended', 'no_show') or offered_until is not null);
  -- The seed shows a living calendar with places taken by nobody: more than booked is allowed, less never.
  if counted < booked then
    raise exception 'event %: % places are booked, % are counted', event, booked, counted using errcode = 'check_violation';
  end if;
  return null;
end $$;

do $$ begin
  if not exists (select 1 from pg_trigger where tgname = 'event_places_add_up') then
    create constraint trigger event_places_add_up after insert or update of state, people, offered_until, event_id on bookings
      deferrable initially deferred for each row execute function event_places_add_up();
  end if;
end $$;

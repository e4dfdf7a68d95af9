-- Tells every process that what the calendar shows has changed: pages, answers and feeds are made anew. A note of
-- the owner and a private event concern nobody. PostgreSQL delivers equal notifications of one transaction once.
create or replace function calendar_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('calendar_changed', '');
  return null;
end $$;

create or replace trigger calendar_changed_by_insert after insert on events
  for each row when (new.public) execute function calendar_changed();
create or replace trigger calendar_changed_by_update after update on events
  for each row when (
    (old.public or new.public)
    and to_jsonb(old) - 'note' - 'series_id' - 'updated_at' <> to_jsonb(new) - 'note' - 'series_id' - 'updated_at'
  ) execute function calendar_changed();
create or replace trigger calendar_changed_by_delete after delete on events
  for each row when (old.public) execute function calendar_changed();
create or replace trigger calendar_emptied after truncate on events
  for each statement execute function calendar_changed();

-- Who leads is shown on some pages; assignments and names change seldom, so each counts.
create or replace trigger calendar_changed_by_guides after insert or update or delete on event_guides
  for each statement execute function calendar_changed();
create or replace trigger calendar_changed_by_names after insert or update or delete on staff_profiles
  for each statement execute function calendar_changed();

-- Places taken are no change of the event itself: calendars that follow it need not hear of them. The two computed
-- columns are not known yet when this runs.
create or replace function events_touch() returns trigger language plpgsql as $$
declare
  uncounted constant text[] := array['taken', 'starts_at', 'ends_at'];
begin
  if to_jsonb(old) - uncounted is distinct from to_jsonb(new) - uncounted then
    new.updated_at := greatest(now(), old.updated_at);
  end if;
  return new;
end $$;

create or replace trigger events_touch before update on events
  for each row execute function events_touch();

-- Fails the statement that calls it, and with it everything that the statement writes.
create or replace function require_that(holds boolean, otherwise text) returns boolean language plpgsql as $$
begin
  if holds is not true then
    raise exception '%', otherwise using errcode = 'GW001';
  end if;
  return true;
end $$;

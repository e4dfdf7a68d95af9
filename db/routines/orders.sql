-- The parts make the whole: lines are written in one statement after their order and add up to its total.
create or replace function order_lines_add_up() returns trigger language plpgsql as $$
begin
  if exists (
    select 1
    from orders o
    where o.id in (select order_id from new_rows)
      and o.total_cents <> (select sum(l.total_cents) from order_lines l where l.order_id = o.id)
  ) then
    raise exception 'the lines of an order do not add up to its total' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger order_lines_add_up_on_insert after insert on order_lines
  referencing new table as new_rows for each statement execute function order_lines_add_up();
create or replace trigger order_lines_add_up_on_update after update on order_lines
  referencing new table as new_rows for each statement execute function order_lines_add_up();

-- Vouchers and orders are features apart in the code; the rows belong together all the same.
do $$ begin
  if not exists (select 1 from pg_constraint where conname = 'vouchers_order_line_fk') then
    alter table vouchers add constraint vouchers_order_line_fk
      foreign key (order_line_id) references order_lines (id);
  end if;
  if not exists (select 1 from pg_constraint where conname = 'orders_voucher_fk') then
    alter table orders add constraint orders_voucher_fk
      foreign key (voucher_id) references vouchers (id) on delete set null;
  end if;
  alter table voucher_entries drop constraint if exists voucher_entries_order_fk;
  if not exists (select 1 from pg_constraint where conname = 'voucher_entries_of_order_fk') then
    alter table voucher_entries add constraint voucher_entries_of_order_fk
      foreign key (order_id) references orders (id) on delete set null;
  end if;
end $$;

-- A voucher is never drawn below zero, never worth more than when it was issued, and worth nothing once it is void.
create or replace function voucher_entries_in_bounds() returns trigger language plpgsql as $$
declare
  balance integer;
  initial integer;
  voided timestamptz;
begin
  -- The lock makes two redemptions at once wait for each other.
  select initial_cents, voided_at into initial, voided from vouchers where id = new.voucher_id for update;
  select sum(amount_cents) into balance from voucher_entries where voucher_id = new.voucher_id;
  if balance < 0 or balance > initial then
    raise exception 'voucher %: balance % is out of bounds', new.voucher_id, balance using errcode = 'check_violation';
  end if;
  if voided is not null and balance <> 0 then
    raise exception 'voucher % is void', new.voucher_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger voucher_entries_in_bounds after insert or update on voucher_entries
  for each row execute function voucher_entries_in_bounds();

-- A voucher that is void stays void, and has nothing left when it becomes so.
create or replace function vouchers_stay_void() returns trigger language plpgsql as $$
begin
  if old.voided_at is not null and new.voided_at is distinct from old.voided_at then
    raise exception 'voucher % is void for ever', new.id using errcode = 'check_violation';
  end if;
  if old.voided_at is null and new.voided_at is not null
    and exists (select from voucher_entries where voucher_id = new.id having sum(amount_cents) <> 0) then
    raise exception 'voucher % has something left', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger vouchers_stay_void before update of voided_at on vouchers
  for each row execute function vouchers_stay_void();

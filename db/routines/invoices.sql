-- An invoice that was sent stays as it is (OR art. 957a): money, reminders and the way to pay go on, what it says does not.
-- The account alone may follow, once; an order number that the customer adds stands beside it (ADR-056).
create or replace function invoices_stay_sent() returns trigger language plpgsql as $$
begin
  if old.state = 'draft' then return new; end if;
  if new.state = 'draft'
    or (new.id, new.kind, new.part, new.year, new.sequence, new.number, new.corrects_id, new.source, new.source_id,
        new.language, new.recipient, new.order_number, new.note, new.lines, new.total_cents,
        new.performed_from, new.performed_to, new.issued_on, new.due_on, new.seller)
      is distinct from
       (old.id, old.kind, old.part, old.year, old.sequence, old.number, old.corrects_id, old.source, old.source_id,
        old.language, old.recipient, old.order_number, old.note, old.lines, old.total_cents,
        old.performed_from, old.performed_to, old.issued_on, old.due_on, old.seller)
    or (old.account is not null and new.account is distinct from old.account)
  then
    raise exception 'invoice % was sent and stays as it is', old.number using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger invoices_stay_sent before update on invoices
  for each row execute function invoices_stay_sent();

create or replace function invoice_events_stay() returns trigger language plpgsql as $$
begin
  raise exception 'the history of an invoice is only added to' using errcode = 'check_violation';
end $$;

create or replace trigger invoice_events_stay before update on invoice_events
  for each row execute function invoice_events_stay();

-- What a transaction leaves behind adds up: payments that stand and were not handed over to the booking, and credit notes.
create or replace function invoices_add_up() returns trigger language plpgsql as $$
declare
  invoice uuid := to_jsonb(new) ->> case tg_table_name when 'invoices' then 'id' else 'invoice_id' end;
  stated record;
  paid bigint;
  credited bigint;
begin
  select paid_cents + handed_cents as paid_cents, credited_cents, number into stated from invoices where id = invoice;
  if not found then return null; end if;
  select coalesce(sum(cents - returned_cents), 0) into paid from invoice_payments
    where invoice_id = invoice and undone_at is null;
  select coalesce(sum(total_cents), 0) into credited from invoices where corrects_id = invoice;
  if stated.paid_cents <> paid or stated.credited_cents <> credited then
    raise exception 'invoice %: % paid and % credited are stated, % and % are recorded',
      stated.number, stated.paid_cents, stated.credited_cents, paid, credited using errcode = 'check_violation';
  end if;
  return null;
end $$;

do $$ begin
  if not exists (select 1 from pg_trigger where tgname = 'invoices_add_up') then
    create constraint trigger invoices_add_up after insert or update on invoices
      deferrable initially deferred for each row execute function invoices_add_up();
    create constraint trigger invoice_payments_add_up after insert or update on invoice_payments
      deferrable initially deferred for each row execute function invoices_add_up();
  end if;
end $$;

-- Vouchers and invoices are features apart in the code; the rows belong together all the same.
do $$ begin
  if not exists (select 1 from pg_constraint where conname = 'invoice_payments_voucher_fk') then
    alter table invoice_payments add constraint invoice_payments_voucher_fk
      foreign key (voucher_id) references vouchers (id) on delete set null;
  end if;
  if not exists (select 1 from pg_constraint where conname = 'voucher_entries_invoice_fk') then
    alter table voucher_entries add constraint voucher_entries_invoice_fk
      foreign key (invoice_id) references invoices (id) on delete set null;
  end if;
end $$;

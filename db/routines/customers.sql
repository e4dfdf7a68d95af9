-- Writes the row of one customer anew from what there is of theirs, and none when there is nothing (ADR-070): bookings, orders that are paid
-- or on invoice, requests that are no advertising, quotes, and invoices by hand that were sent; all others go with one of these.
create or replace function refresh_customer(whose text) returns void language plpgsql as $$
begin
  if whose is null then return; end if;
  -- Of two that commit at once the second sees what the first wrote. Few locks, however many customers a transaction has.
  perform pg_advisory_xact_lock(8070, hashtext(whose) & 1023);
  delete from customers where key = whose;
  insert into customers (key, source, id, active_at, name, company, email, phone, language,
    bookings, orders, requests, quotes, invoices)
  select whose, (array_agg(source))[1], (array_agg(id))[1], max(at),
    coalesce((array_agg(name) filter (where name <> ''))[1], ''), (array_agg(company) filter (where company <> ''))[1],
    (array_agg(email) filter (where email <> ''))[1], (array_agg(phone) filter (where phone <> ''))[1],
    (array_agg(language))[1], count(*) filter (where source = 'booking'), count(*) filter (where source = 'order'),
    count(*) filter (where source = 'request'), count(*) filter (where source = 'quote'),
    count(*) filter (where source = 'invoice')
  from (
    select 'booking' as source, id, created_at as at, name, company, email, phone, language
      from bookings where customer = whose
    union all select 'order', id, placed_at, customer_name, null, customer_email, customer_phone, language
      from orders where customer = whose and (paid_at is not null or invoice_id is not null)
    union all select 'request', id, created_at, name, details ->> 'company', email, details ->> 'phone', language
      from inquiries where customer = whose and robot_signs = '{}'
    union all select 'quote', id, created_at,
        coalesce(nullif(document #>> '{customer,name}', ''), document #>> '{customer,company}'),
        document #>> '{customer,company}', document #>> '{customer,email}', document #>> '{customer,phone}',
        document ->> 'language'
      from quotes where customer = whose
    union all select 'invoice', id, created_at, coalesce(nullif(recipient ->> 'name', ''), recipient ->> 'company'),
        recipient ->> 'company', email, null, language
      from invoices where customer = whose and source = 'hand' and kind = 'invoice' and state <> 'draft'
    order by at desc, id desc
  ) things having count(*) > 0;
end $$;

-- In one order, so that two transactions that make the same two customers one wait for each other.
create or replace function customer_changed() returns trigger language plpgsql as $$
begin
  perform refresh_customer(whose)
    from (select distinct unnest(array[old.customer, new.customer]) as whose order by 1) changed;
  return null;
end $$;

-- When a transaction commits: it waits for no other lock any more, and what it did to a row before is seen once and for all.
do $$
declare
  noun record;
begin
  for noun in select * from (values
    ('bookings', 'name, company, email, phone, language'),
    ('orders', 'customer_name, customer_email, customer_phone, paid_at, invoice_id'),
    ('inquiries', 'name, email, details, robot_signs'),
    ('quotes', 'document'),
    ('invoices', 'state, email, recipient')) as nouns (place, columns)
  loop
    if not exists (select 1 from pg_trigger where tgname = noun.place || '_of_customers') then
      execute format(
        'create constraint trigger %1$s_of_customers after insert or delete or update of %2$s on %1$s
          deferrable initially deferred for each row execute function customer_changed()', noun.place, noun.columns);
    end if;
  end loop;
end $$;

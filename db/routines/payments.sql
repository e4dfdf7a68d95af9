-- Whose payment it is, by our id, else by session, else by payment. Disputes, failed refunds and sessions of earlier
-- versions do not say.
create or replace function payment_subject(of_provider text, of_id uuid, of_session text, of_payment text)
returns text language sql stable as $$
  select found.subject
  from (
    select 1 as rank, 'order' as subject from orders where provider = of_provider and id = of_id
    union all
    select 1, 'booking' from bookings where id = of_id
    union all
    select 1, 'invoice' from invoices where id = of_id
    union all
    select 2, 'order' from orders where provider = of_provider and session_id = of_session
    union all
    select 2, 'booking' from bookings where session_id = of_session
    union all
    select 2, 'invoice' from invoices where session_id = of_session
    union all
    select 3, 'order' from orders where provider = of_provider and payment_id = of_payment
    union all
    select 3, 'booking' from booking_payments where provider = of_provider and payment_id = of_payment
    union all
    select 3, 'invoice' from invoice_payments where provider = of_provider and payment_id = of_payment
  ) as found
  order by found.rank
  limit 1
$$;

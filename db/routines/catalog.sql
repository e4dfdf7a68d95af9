-- What a variant costs less on a Swiss day; `salePriceOn` says the same.
create or replace function sale_price_on(price integer, from_day date, until_day date, day date) returns integer
language sql immutable as $$
  select case when coalesce(from_day, day) <= day and coalesce(until_day, day) >= day then price end
$$;

-- Tells every process that what the shop shows has changed: pages and product lists are made anew.
-- PostgreSQL delivers equal notifications of one transaction once.
create or replace function catalog_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changed', '');
  return null;
end $$;

-- Holding and selling stock is frequent and shown only when little is left. Updates that move nothing but the
-- stock of variants with more than 20 free pieces stay silent: a notification makes commits wait for each other.
create or replace function catalog_variants_changed() returns trigger language plpgsql as $$
begin
  if exists (
    select 1
    from new_rows n
    left join old_rows o on o.id = n.id
    where o.id is null
      or to_jsonb(o) - 'inventory_quantity' - 'held_quantity' <> to_jsonb(n) - 'inventory_quantity' - 'held_quantity'
      or (
        o.inventory_quantity - o.held_quantity <> n.inventory_quantity - n.held_quantity
        and least(o.inventory_quantity - o.held_quantity, n.inventory_quantity - n.held_quantity) <= 20
      )
  ) then
    perform pg_notify('catalog_changed', '');
  end if;
  return null;
end $$;

create or replace function catalog_touch() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(now(), old.updated_at);
  return new;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'products', 'product_variants', 'product_options', 'variant_option_values', 'collections', 'product_collections',
    'product_media', 'product_additional_info', 'product_custom_fields', 'related_products'
  ] loop
    if name = 'product_variants' then
      execute 'create or replace trigger catalog_changed after insert or delete or truncate on product_variants
        for each statement execute function catalog_changed()';
      execute 'create or replace trigger catalog_stock_changed after update on product_variants
        referencing old table as old_rows new table as new_rows
        for each statement execute function catalog_variants_changed()';
    else
      execute format('create or replace trigger catalog_changed after insert or update or delete or truncate on %I
        for each statement execute function catalog_changed()', name);
    end if;
  end loop;
end $$;

create or replace trigger catalog_touch before update on products
  for each row when (old.* is distinct from new.*) execute function catalog_touch();

CREATE FUNCTION "customer_key"("email" text, "phone" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(nullif(lower("email"), ''), 'tel ' || nullif(right(regexp_replace("phone", '[^0-9]', '', 'g'), 9), ''));--> statement-breakpoint
CREATE TABLE "customers" (
	"key" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"id" uuid NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"email" text,
	"phone" text,
	"language" text NOT NULL,
	"bookings" integer NOT NULL,
	"orders" integer NOT NULL,
	"requests" integer NOT NULL,
	"quotes" integer NOT NULL,
	"invoices" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "bookings_email";--> statement-breakpoint
DROP INDEX "inquiries_email";--> statement-breakpoint
DROP INDEX "invoices_email";--> statement-breakpoint
DROP INDEX "invoices_by_hand";--> statement-breakpoint
DROP INDEX "invoices_by_person";--> statement-breakpoint
DROP INDEX "orders_email";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "quotes_by_person";--> statement-breakpoint
DROP INDEX "quotes_email";--> statement-breakpoint
DROP INDEX "bookings_of_customer";--> statement-breakpoint
DROP INDEX "invoices_of_customer";--> statement-breakpoint
DROP INDEX "orders_of_customer";--> statement-breakpoint
DROP INDEX "quotes_of_customer";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "customer" text GENERATED ALWAYS AS (customer_key(email, phone)) STORED;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "customer" text GENERATED ALWAYS AS (customer_key(email, null)) STORED;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "customer" text GENERATED ALWAYS AS (customer_key(email, null)) STORED;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "customer" text GENERATED ALWAYS AS (customer_key(customer_email, null)) STORED;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "customer" text GENERATED ALWAYS AS (customer_key(document #>> '{customer,email}', document #>> '{customer,phone}')) STORED;--> statement-breakpoint
CREATE INDEX "customers_by_id" ON "customers" USING btree ("id");--> statement-breakpoint
CREATE INDEX "customers_newest" ON "customers" USING btree ("active_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree ((lower(coalesce(coalesce(nullif("name", ''), "email"), '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "inquiries_of_customer" ON "inquiries" USING btree ("customer","created_at");--> statement-breakpoint
CREATE INDEX "bookings_of_customer" ON "bookings" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "invoices_of_customer" ON "invoices" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer");--> statement-breakpoint
CREATE INDEX "quotes_of_customer" ON "quotes" USING btree ("customer");--> statement-breakpoint
INSERT INTO customers (key, source, id, active_at, name, company, email, phone, language,
  bookings, orders, requests, quotes, invoices)
SELECT customer, (array_agg(source))[1], (array_agg(id))[1], max(at),
  coalesce((array_agg(name) FILTER (WHERE name <> ''))[1], ''), (array_agg(company) FILTER (WHERE company <> ''))[1],
  (array_agg(email) FILTER (WHERE email <> ''))[1], (array_agg(phone) FILTER (WHERE phone <> ''))[1],
  (array_agg(language))[1], count(*) FILTER (WHERE source = 'booking'), count(*) FILTER (WHERE source = 'order'),
  count(*) FILTER (WHERE source = 'request'), count(*) FILTER (WHERE source = 'quote'),
  count(*) FILTER (WHERE source = 'invoice')
FROM (
  SELECT customer, 'booking' AS source, id, created_at AS at, name, company, email, phone, language FROM bookings
  UNION ALL SELECT customer, 'order', id, placed_at, customer_name, null, customer_email, customer_phone, language
    FROM orders WHERE paid_at IS NOT NULL OR invoice_id IS NOT NULL
  UNION ALL SELECT customer, 'request', id, created_at, name, details ->> 'company', email, details ->> 'phone', language
    FROM inquiries WHERE robot_signs = '{}'
  UNION ALL SELECT customer, 'quote', id, created_at,
      coalesce(nullif(document #>> '{customer,name}', ''), document #>> '{customer,company}'),
      document #>> '{customer,company}', document #>> '{customer,email}', document #>> '{customer,phone}',
      document ->> 'language'
    FROM quotes
  UNION ALL SELECT customer, 'invoice', id, created_at,
      coalesce(nullif(recipient ->> 'name', ''), recipient ->> 'company'), recipient ->> 'company', email, null, language
    FROM invoices WHERE source = 'hand' AND kind = 'invoice' AND state <> 'draft'
  ORDER BY customer, at DESC, id DESC
) things WHERE customer IS NOT NULL GROUP BY customer;

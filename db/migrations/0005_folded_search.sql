CREATE FUNCTION "fold_plain"("written" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(replace(replace(replace(replace(replace(replace(
  regexp_replace(normalize("written", NFD), '[\u0300-\u036f\u00ad]', '', 'g'),
  'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'øØłŁđĐı', 'oollddi') COLLATE "de-CH-x-icu");--> statement-breakpoint
CREATE FUNCTION "fold_text"("written" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN fold_plain("written") || CASE WHEN normalize("written", NFD) ~* '[aou]\u0308'
  THEN ' ' || fold_plain(regexp_replace(normalize("written", NFD), '([aou])\u0308', '\1e', 'gi')) ELSE '' END;--> statement-breakpoint
DROP INDEX "bookings_searched";--> statement-breakpoint
DROP INDEX "inquiries_searched";--> statement-breakpoint
DROP INDEX "invoices_searched";--> statement-breakpoint
DROP INDEX "order_lines_gift_searched";--> statement-breakpoint
DROP INDEX "orders_searched";--> statement-breakpoint
DROP INDEX "quotes_searched";--> statement-breakpoint
DROP INDEX "outgoing_mails_searched";--> statement-breakpoint
CREATE INDEX "bookings_searched" ON "bookings" USING gin (fold_text(("name" || ' ' || coalesce("email", '') || ' ' || coalesce("company", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiries_searched" ON "inquiries" USING gin (fold_text((coalesce("name", '') || ' ' || "email" || ' ' || "message" || ' ' || "details"::text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_searched" ON "invoices" USING gin (fold_text((coalesce("number", '') || ' ' || coalesce("email", '') || ' ' || ("recipient")::text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_lines_gift_searched" ON "order_lines" USING gin (fold_text((coalesce("gift" ->> 'recipient', '') || ' ' || coalesce("gift" ->> 'email', '') || ' ' || coalesce("gift" ->> 'sender', ''))) gin_trgm_ops) WHERE "order_lines"."gift" is not null;--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin (fold_text((coalesce("customer_name", '') || ' ' || coalesce("customer_email", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotes_searched" ON "quotes" USING gin (fold_text((("document" -> 'customer')::text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outgoing_mails_searched" ON "outgoing_mails" USING gin (fold_text("recipient") gin_trgm_ops);
CREATE TABLE "collections" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "collections_title_german" CHECK (coalesce("collections"."title" ->> 'de', '') <> '')
);
--> statement-breakpoint
CREATE TABLE "product_additional_info" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_additional_info_german" CHECK (coalesce("product_additional_info"."title" ->> 'de', '') <> '' and coalesce("product_additional_info"."description" ->> 'de', '') <> '')
);
--> statement-breakpoint
CREATE TABLE "product_collections" (
	"product_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_collections_product_id_collection_id_pk" PRIMARY KEY("product_id","collection_id")
);
--> statement-breakpoint
CREATE TABLE "product_custom_fields" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_custom_fields_german" CHECK (coalesce("product_custom_fields"."title" ->> 'de', '') <> '')
);
--> statement-breakpoint
CREATE TABLE "product_media" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"url" text NOT NULL,
	"type" text DEFAULT 'image' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_options" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_options_title_german" CHECK (coalesce("product_options"."title" ->> 'de', '') <> '')
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"sku" text,
	"image_url" text,
	"position" integer DEFAULT 0 NOT NULL,
	"price_in_cents" integer NOT NULL,
	"sale_price_in_cents" integer,
	"currency" text DEFAULT 'chf' NOT NULL,
	"manage_inventory" boolean DEFAULT false NOT NULL,
	"inventory_quantity" integer DEFAULT 0 NOT NULL,
	"held_quantity" integer DEFAULT 0 NOT NULL,
	"weight_grams" integer,
	CONSTRAINT "product_variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "product_variants_id_readable" CHECK ("product_variants"."id" ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
	CONSTRAINT "product_variants_title_german" CHECK (coalesce("product_variants"."title" ->> 'de', '') <> ''),
	CONSTRAINT "product_variants_price_positive" CHECK ("product_variants"."price_in_cents" > 0),
	CONSTRAINT "product_variants_sale_below_price" CHECK ("product_variants"."sale_price_in_cents" is null or ("product_variants"."sale_price_in_cents" > 0 and "product_variants"."sale_price_in_cents" < "product_variants"."price_in_cents")),
	CONSTRAINT "product_variants_currency_code" CHECK ("product_variants"."currency" ~ '^[a-z]{3}$'),
	CONSTRAINT "product_variants_inventory_not_negative" CHECK ("product_variants"."inventory_quantity" >= 0),
	CONSTRAINT "product_variants_held_not_negative" CHECK ("product_variants"."held_quantity" >= 0),
	CONSTRAINT "product_variants_held_on_hand" CHECK ("product_variants"."held_quantity" <= "product_variants"."inventory_quantity"),
	CONSTRAINT "product_variants_weight_positive" CHECK ("product_variants"."weight_grams" is null or "product_variants"."weight_grams" > 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb,
	"ribbon_text" jsonb,
	"description" jsonb NOT NULL,
	"thumbnail" text,
	"type" text NOT NULL,
	"level" integer,
	"status" text DEFAULT 'published' NOT NULL,
	"purchasable" boolean DEFAULT true NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"site_product_selection" text,
	"metadata" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "products_id_readable" CHECK ("products"."id" ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
	CONSTRAINT "products_title_german" CHECK (coalesce("products"."title" ->> 'de', '') <> ''),
	CONSTRAINT "products_description_german" CHECK (coalesce("products"."description" ->> 'de', '') <> ''),
	CONSTRAINT "products_type_known" CHECK ("products"."type" in ('voucher_course', 'voucher_value', 'physical')),
	CONSTRAINT "products_status_known" CHECK ("products"."status" in ('draft', 'published')),
	CONSTRAINT "products_level_of_course_voucher" CHECK (("products"."type" = 'voucher_course' and "products"."level" is not null and "products"."level" between 1 and 3)
        or ("products"."type" <> 'voucher_course' and "products"."level" is null))
);
--> statement-breakpoint
CREATE TABLE "related_products" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"section_title" jsonb NOT NULL,
	"related_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "related_products_once" UNIQUE("product_id","related_id"),
	CONSTRAINT "related_products_not_itself" CHECK ("related_products"."product_id" <> "related_products"."related_id"),
	CONSTRAINT "related_products_german" CHECK (coalesce("related_products"."section_title" ->> 'de', '') <> '')
);
--> statement-breakpoint
CREATE TABLE "seeded_catalog_rows" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seeded_catalog_rows_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "seeded_catalog_rows_kind_known" CHECK ("seeded_catalog_rows"."kind" in ('product', 'collection'))
);
--> statement-breakpoint
CREATE TABLE "variant_option_values" (
	"id" text PRIMARY KEY NOT NULL,
	"option_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "variant_option_values_once" UNIQUE("option_id","variant_id"),
	CONSTRAINT "variant_option_values_german" CHECK (coalesce("variant_option_values"."value" ->> 'de', '') <> '')
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"cause" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"product_title" text NOT NULL,
	"variant_title" text NOT NULL,
	"image_url" text,
	"voucher_level" integer,
	"voucher_cents" integer,
	"quantity" integer NOT NULL,
	"stock_held" boolean DEFAULT false NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	CONSTRAINT "order_lines_kind" CHECK ("order_lines"."kind" in ('goods', 'course_voucher', 'value_voucher')),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" between 1 and 99),
	CONSTRAINT "order_lines_unit_price" CHECK ("order_lines"."unit_price_cents" >= 0),
	CONSTRAINT "order_lines_total" CHECK ("order_lines"."total_cents" = "order_lines"."quantity" * "order_lines"."unit_price_cents"),
	CONSTRAINT "order_lines_voucher" CHECK (("order_lines"."kind" = 'goods') = ("order_lines"."voucher_cents" is null))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"reference_hash" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"provider" text NOT NULL,
	"session_id" text,
	"session_url" text,
	"payment_id" text,
	"cancel_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"idempotency_hash" text,
	"request_hash" text NOT NULL,
	"customer_name" text,
	"customer_email" text,
	"customer_phone" text,
	"shipping_street" text,
	"shipping_postal_code" text,
	"shipping_city" text,
	"shipping_country" text,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"needs_attention" text[] DEFAULT '{}' NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_reference_hash_unique" UNIQUE("reference_hash"),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('pending_payment', 'paid', 'fulfilled', 'expired', 'cancelled', 'partially_refunded', 'refunded')),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" >= 0 and "orders"."refunded_cents" >= 0),
	CONSTRAINT "orders_currency" CHECK ("orders"."currency" ~ '^[a-z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "voucher_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"voucher_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount_cents" integer NOT NULL,
	"cause" text NOT NULL,
	CONSTRAINT "voucher_entries_amount" CHECK ("voucher_entries"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_line_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"level" integer,
	"initial_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"code_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"test" boolean NOT NULL,
	"valid_until" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vouchers_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "vouchers_kind" CHECK ("vouchers"."kind" in ('course', 'value')),
	CONSTRAINT "vouchers_level" CHECK (("vouchers"."kind" = 'course') = ("vouchers"."level" is not null)),
	CONSTRAINT "vouchers_initial" CHECK ("vouchers"."initial_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outgoing_mails_state" CHECK ("outgoing_mails"."state" in ('queued', 'sent', 'failed')),
	CONSTRAINT "outgoing_mails_language" CHECK ("outgoing_mails"."language" in ('de', 'en', 'fr', 'it'))
);
--> statement-breakpoint
CREATE TABLE "testkasse_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"request" jsonb NOT NULL,
	"customer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "testkasse_sessions_state" CHECK ("testkasse_sessions"."state" in ('open', 'paid', 'cancelled', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "product_additional_info" ADD CONSTRAINT "product_additional_info_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_collections" ADD CONSTRAINT "product_collections_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_collections" ADD CONSTRAINT "product_collections_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_custom_fields" ADD CONSTRAINT "product_custom_fields_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "related_products" ADD CONSTRAINT "related_products_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "variant_option_values" ADD CONSTRAINT "variant_option_values_option_id_product_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."product_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_option_values" ADD CONSTRAINT "variant_option_values_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_additional_info_by_product" ON "product_additional_info" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_collections_by_collection" ON "product_collections" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "product_custom_fields_by_product" ON "product_custom_fields" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_media_by_product" ON "product_media" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_options_by_product" ON "product_options" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_variants_by_product" ON "product_variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "related_products_by_related" ON "related_products" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "variant_option_values_by_variant" ON "variant_option_values" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_session" ON "orders" USING btree ("provider","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("idempotency_hash");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("provider","payment_id");--> statement-breakpoint
CREATE INDEX "orders_overdue" ON "orders" USING btree ("expires_at") WHERE "orders"."state" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "voucher_entries_voucher" ON "voucher_entries" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "vouchers_order_line" ON "vouchers" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_queued" ON "outgoing_mails" USING btree ("created_at") WHERE "outgoing_mails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "testkasse_sessions_undelivered" ON "testkasse_sessions" USING btree ("closed_at") WHERE "testkasse_sessions"."state" <> 'open' and "testkasse_sessions"."delivered_at" is null;
-- All tables as of this version, made by drizzle-kit from their files. By hand: the extension, UNLOGGED of request_counts,
-- and what stands below the last index (ADR-064).

-- Contained in PostgreSQL; who may create tables in the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "auth_audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"user_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"subject" text,
	"network" text,
	"times" integer DEFAULT 1 NOT NULL,
	"repeat_key" text,
	CONSTRAINT "auth_audit_repeat_key_unique" UNIQUE("repeat_key")
);
--> statement-breakpoint
CREATE TABLE "auth_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"factor_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer,
	"last_challenged_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_failures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_flows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"code_hash" text,
	"code_issued_at" timestamp with time zone,
	"challenge" text,
	"challenge_method" text,
	"method" text NOT NULL,
	"provider" text,
	"redirect_to" text,
	"provider_secrets" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_flows_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "auth_identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_identities_subject" UNIQUE("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "auth_one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"address" text NOT NULL,
	"flow_id" uuid,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_one_time_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "auth_one_time_tokens_kind" UNIQUE("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "auth_refresh_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"parent_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "auth_refresh_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"aal" text NOT NULL,
	"steps" jsonb NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'authenticated' NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"phone_confirmed_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"new_email" text,
	"email_change_sent_at" timestamp with time zone,
	"reauthentication_sent_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"staff_role" text,
	"staff_since" timestamp with time zone,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"banned_until" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_users_staff_role" CHECK ("auth_users"."staff_role" in ('owner', 'office', 'guide')),
	CONSTRAINT "auth_users_staff_since" CHECK (("auth_users"."staff_role" is null) = ("auth_users"."staff_since" is null))
);
--> statement-breakpoint
CREATE TABLE "auth_passkey_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"challenge" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"backed_up" boolean NOT NULL,
	"friendly_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "auth_passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff_presence" (
	"tab" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" text NOT NULL,
	"part" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_payments" (
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"withdrawn_cents" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_payments_provider_payment_id_pk" PRIMARY KEY("provider","payment_id"),
	CONSTRAINT "booking_payments_refunded" CHECK ("booking_payments"."refunded_cents" between 0 and "booking_payments"."amount_cents"),
	CONSTRAINT "booking_payments_withdrawn" CHECK ("booking_payments"."withdrawn_cents" between 0 and "booking_payments"."amount_cents" - "booking_payments"."refunded_cents")
);
--> statement-breakpoint
CREATE TABLE "booking_replacements" (
	"given_up_id" bigint NOT NULL,
	"replaced_by_id" uuid NOT NULL,
	"places" integer NOT NULL,
	"back_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_replacements_given_up_id_replaced_by_id_pk" PRIMARY KEY("given_up_id","replaced_by_id"),
	CONSTRAINT "booking_replacements_places" CHECK ("booking_replacements"."places" > 0 and "booking_replacements"."back_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "bookings_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 30001 CACHE 1),
	"reference_hash" text NOT NULL,
	"event_id" uuid NOT NULL,
	"state" text NOT NULL,
	"payment" text NOT NULL,
	"people" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"company" text,
	"invoice_address" jsonb,
	"participants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"emergency_contact" jsonb,
	"note" text,
	"note_consent_at" timestamp with time zone,
	"staff_note" text,
	"total_cents" integer NOT NULL,
	"voucher_cents" integer DEFAULT 0 NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"withdrawn_cents" integer DEFAULT 0 NOT NULL,
	"contested_cents" integer DEFAULT 0 NOT NULL,
	"credited_cents" integer DEFAULT 0 NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"place_cents" integer,
	"agreed_price" jsonb,
	"final_invoice_at" timestamp with time zone,
	"move_wish" jsonb,
	"voucher_id" uuid,
	"invoice_on_trust" boolean DEFAULT false NOT NULL,
	"due_way" text DEFAULT 'invoice' NOT NULL,
	"free_to_leave" boolean DEFAULT false NOT NULL,
	"network" text,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"offered_until" timestamp with time zone,
	"session_id" text,
	"session_url" text,
	"provider" text NOT NULL,
	"test" boolean DEFAULT false NOT NULL,
	"asked_cents" integer,
	"payment_id" text,
	"needs_attention" text[] DEFAULT '{}' NOT NULL,
	"moved_from_id" uuid,
	"idempotency_hash" text,
	"request_hash" text NOT NULL,
	"reminded_at" timestamp with time zone,
	"hold_reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_number_unique" UNIQUE("number"),
	CONSTRAINT "bookings_reference_hash_unique" UNIQUE("reference_hash"),
	CONSTRAINT "bookings_idempotency_hash_unique" UNIQUE("idempotency_hash"),
	CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('held', 'confirmed', 'waitlisted', 'moved', 'cancelled', 'attended', 'no_show')),
	CONSTRAINT "bookings_payment" CHECK ("bookings"."payment" in ('open', 'invoice_asked', 'invoiced', 'paid', 'refund_due', 'refund_failed', 'refunded', 'nothing_due')),
	CONSTRAINT "bookings_due_way" CHECK ("bookings"."due_way" in ('invoice', 'door', 'transfer')),
	CONSTRAINT "bookings_reachable" CHECK ("bookings"."email" is not null or "bookings"."phone" is not null),
	CONSTRAINT "bookings_people" CHECK ("bookings"."people" between 1 and 100),
	CONSTRAINT "bookings_total" CHECK ("bookings"."total_cents" >= 0),
	CONSTRAINT "bookings_place" CHECK ("bookings"."place_cents" >= 0 and "bookings"."place_cents" * ("bookings"."people" - 1) <= "bookings"."total_cents"),
	CONSTRAINT "bookings_voucher" CHECK ("bookings"."voucher_cents" between 0 and "bookings"."total_cents"),
	CONSTRAINT "bookings_refunded" CHECK ("bookings"."refunded_cents" between 0 and "bookings"."paid_cents"),
	CONSTRAINT "bookings_disputed" CHECK ("bookings"."withdrawn_cents" between 0 and "bookings"."paid_cents" - "bookings"."refunded_cents" and "bookings"."contested_cents" >= 0),
	CONSTRAINT "bookings_credited" CHECK ("bookings"."credited_cents" between 0 and "bookings"."paid_cents"),
	CONSTRAINT "bookings_held" CHECK (("bookings"."state" = 'held') = ("bookings"."held_until" is not null)),
	CONSTRAINT "bookings_note_consent" CHECK ("bookings"."note_consent_at" is null or "bookings"."note" is not null),
	CONSTRAINT "bookings_offered" CHECK ("bookings"."offered_until" is null or "bookings"."state" = 'waitlisted')
);
--> statement-breakpoint
CREATE TABLE "roster_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "roster_marks_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"person" smallint NOT NULL,
	"kind" text NOT NULL,
	"cents" integer,
	"means" text,
	"outcome" text,
	"device" uuid NOT NULL,
	"marked_by" uuid NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roster_marks_kind" CHECK ("roster_marks"."kind" in ('here', 'gone', 'paid')),
	CONSTRAINT "roster_marks_person" CHECK ("roster_marks"."person" between 0 and 99),
	CONSTRAINT "roster_marks_paid" CHECK (("roster_marks"."kind" = 'paid') = ("roster_marks"."cents" is not null) and ("roster_marks"."kind" = 'paid') = ("roster_marks"."means" is not null)
        and ("roster_marks"."kind" = 'paid') = ("roster_marks"."outcome" is not null)),
	CONSTRAINT "roster_marks_outcome" CHECK ("roster_marks"."outcome" is null or "roster_marks"."outcome" in ('paid', 'nothing_due', 'amount_changed', 'has_invoice'))
);
--> statement-breakpoint
CREATE TABLE "booking_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"link_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_groups_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "booking_groups_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "booking_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"entry_hash" text NOT NULL,
	"idempotency_hash" text NOT NULL,
	"name" text NOT NULL,
	"food" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"note_consent_at" timestamp with time zone,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_guests_entry_hash_unique" UNIQUE("entry_hash"),
	CONSTRAINT "booking_guests_idempotency_hash_unique" UNIQUE("idempotency_hash"),
	CONSTRAINT "booking_guests_food" CHECK ("booking_guests"."food" in ('everything', 'vegetarian', 'vegan')),
	CONSTRAINT "booking_guests_consent" CHECK (("booking_guests"."note" <> '') = ("booking_guests"."note_consent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "event_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"new_event_id" uuid,
	"started_local" text NOT NULL,
	"choices" text[] NOT NULL,
	"by_default" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" uuid NOT NULL,
	"reminded_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "event_plans_kind" CHECK ("event_plans"."kind" in ('postponed', 'called_off')),
	CONSTRAINT "event_plans_default" CHECK ("event_plans"."by_default" in ('new_date', 'refund')),
	CONSTRAINT "event_plans_new_event" CHECK (("event_plans"."kind" = 'postponed') = ("event_plans"."new_event_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "plan_choices" (
	"plan_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"choice" text,
	"chosen_at" timestamp with time zone,
	"by_default" boolean DEFAULT false NOT NULL,
	"voucher_id" uuid,
	CONSTRAINT "plan_choices_plan_id_booking_id_pk" PRIMARY KEY("plan_id","booking_id"),
	CONSTRAINT "plan_choices_choice" CHECK ("plan_choices"."choice" in ('new_date', 'other_date', 'voucher', 'refund')),
	CONSTRAINT "plan_choices_chosen" CHECK (("plan_choices"."choice" is null) = ("plan_choices"."chosen_at" is null))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" text,
	"title" jsonb NOT NULL,
	"starts_local" timestamp NOT NULL,
	"ends_local" timestamp NOT NULL,
	"starts_at" timestamp with time zone GENERATED ALWAYS AS (timezone('Europe/Zurich', starts_local)) STORED NOT NULL,
	"ends_at" timestamp with time zone GENERATED ALWAYS AS (timezone('Europe/Zurich', ends_local)) STORED NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"place" jsonb NOT NULL,
	"meeting_point" jsonb,
	"places" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"blocked" integer DEFAULT 0 NOT NULL,
	"price_cents" integer,
	"public" boolean DEFAULT true NOT NULL,
	"note" text,
	"minimum_participants" integer,
	"decide_by" date,
	"decision_asked_for" date,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"series_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_title_german" CHECK (coalesce("events"."title" ->> 'de', '') <> ''),
	CONSTRAINT "events_place_german" CHECK (coalesce("events"."place" ->> 'de', '') <> ''),
	CONSTRAINT "events_clock_exists" CHECK (timezone('Europe/Zurich', "events"."starts_at") = "events"."starts_local" and timezone('Europe/Zurich', "events"."ends_at") = "events"."ends_local"),
	CONSTRAINT "events_length" CHECK ("events"."ends_at" > "events"."starts_at" and "events"."ends_local" <= "events"."starts_local" + interval '30 days'),
	CONSTRAINT "events_five_minutes" CHECK (extract(epoch from "events"."starts_local") % 300 = 0 and extract(epoch from "events"."ends_local") % 300 = 0),
	CONSTRAINT "events_all_day" CHECK (not "events"."all_day" or ("events"."starts_local"::time = '00:00' and "events"."ends_local"::time = '00:00')),
	CONSTRAINT "events_places" CHECK ("events"."places" between 1 and 1000),
	CONSTRAINT "events_never_oversold" CHECK ("events"."taken" >= 0 and ("events"."places" is null or "events"."taken" <= "events"."places")),
	CONSTRAINT "events_blocked" CHECK ("events"."blocked" between 0 and "events"."taken"),
	CONSTRAINT "events_price" CHECK ("events"."price_cents" >= 0),
	CONSTRAINT "events_minimum" CHECK ("events"."minimum_participants" between 1 and coalesce("events"."places", 1000)),
	CONSTRAINT "events_decision" CHECK ("events"."decide_by" is null or "events"."decide_by" <= "events"."starts_local"::date),
	CONSTRAINT "events_state" CHECK ("events"."state" in ('scheduled', 'cancelled'))
);
--> statement-breakpoint
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
	"alt" jsonb,
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
	"sale_from" date,
	"sale_until" date,
	"sale_announced" boolean DEFAULT false NOT NULL,
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
	CONSTRAINT "product_variants_sale_days" CHECK (case when "product_variants"."sale_price_in_cents" is null then "product_variants"."sale_from" is null and "product_variants"."sale_until" is null
        else "product_variants"."sale_from" is null or "product_variants"."sale_until" is null or "product_variants"."sale_from" <= "product_variants"."sale_until" end),
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
	"own_least_francs" integer,
	"own_most_francs" integer,
	"voucher_pictures" jsonb,
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
	CONSTRAINT "products_description_german" CHECK ("products"."status" = 'draft' or coalesce("products"."description" ->> 'de', '') <> ''),
	CONSTRAINT "products_type_known" CHECK ("products"."type" in ('voucher_course', 'voucher_value', 'physical')),
	CONSTRAINT "products_status_known" CHECK ("products"."status" in ('draft', 'published')),
	CONSTRAINT "products_own_amount" CHECK (("products"."own_least_francs" is null) = ("products"."own_most_francs" is null) and ("products"."own_least_francs" is null
        or ("products"."type" = 'voucher_value' and "products"."own_least_francs" between 1 and "products"."own_most_francs" and "products"."own_most_francs" <= 9999))),
	CONSTRAINT "products_voucher_pictures" CHECK ("products"."voucher_pictures" is null
        or ("products"."type" <> 'physical' and jsonb_typeof("products"."voucher_pictures") = 'array' and jsonb_array_length("products"."voucher_pictures") > 0)),
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
CREATE TABLE "price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" text NOT NULL,
	"price_in_cents" integer NOT NULL,
	"sale_price_in_cents" integer,
	"sale_from" date,
	"sale_until" date,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" text NOT NULL,
	"kind" text NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_changes_kind" CHECK ("stock_changes"."kind" in ('received', 'sold', 'broken', 'counted')),
	CONSTRAINT "stock_changes_note" CHECK (length("stock_changes"."note") <= 200),
	CONSTRAINT "stock_changes_not_negative" CHECK ("stock_changes"."after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fact_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"publication_id" bigint,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_revisions_kind" CHECK (length("fact_revisions"."kind") between 1 and 40),
	CONSTRAINT "fact_revisions_key_limit" CHECK (length("fact_revisions"."key") <= 120),
	CONSTRAINT "fact_revisions_value" CHECK (octet_length("fact_revisions"."value"::text) <= 200000)
);
--> statement-breakpoint
CREATE TABLE "inquiry_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint,
	"digest" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_attachments_whole" CHECK ("inquiry_attachments"."inquiry_id" is null or ("inquiry_attachments"."bytes" is not null and "inquiry_attachments"."digest" is not null))
);
--> statement-breakpoint
CREATE TABLE "inquiry_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inquiry_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"state" text,
	"note" text,
	CONSTRAINT "inquiry_entries_one" CHECK (("inquiry_entries"."state" is null) <> ("inquiry_entries"."note" is null))
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "inquiries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 20001 CACHE 1),
	"reference_hash" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"topic" text,
	"message" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"robot_signs" text[] DEFAULT '{}' NOT NULL,
	"copied" boolean NOT NULL,
	"idempotency_hash" text,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer_due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiries_number_unique" UNIQUE("number"),
	CONSTRAINT "inquiries_reference_hash_unique" UNIQUE("reference_hash"),
	CONSTRAINT "inquiries_kind" CHECK ("inquiries"."kind" in ('contact', 'project', 'team_event')),
	CONSTRAINT "inquiries_state" CHECK ("inquiries"."state" in ('new', 'answered', 'won', 'lost')),
	CONSTRAINT "inquiries_language" CHECK ("inquiries"."language" in ('de', 'en', 'fr', 'it'))
);
--> statement-breakpoint
CREATE TABLE "invoice_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "invoice_numbers_last" CHECK ("invoice_numbers"."last" >= 1)
);
--> statement-breakpoint
CREATE TABLE "invoice_payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"paid_on" date NOT NULL,
	"way" text NOT NULL,
	"note" text,
	"provider" text,
	"payment_id" text,
	"voucher_id" uuid,
	"returned_cents" integer DEFAULT 0 NOT NULL,
	"recorded_by" uuid,
	"recorded_at" timestamp with time zone NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	CONSTRAINT "invoice_payments_cents" CHECK ("invoice_payments"."cents" > 0 or ("invoice_payments"."cents" < 0 and "invoice_payments"."provider" is null and "invoice_payments"."way" <> 'voucher')),
	CONSTRAINT "invoice_payments_returned" CHECK ("invoice_payments"."returned_cents" between 0 and greatest("invoice_payments"."cents", 0)),
	CONSTRAINT "invoice_payments_voucher" CHECK ("invoice_payments"."voucher_id" is null or "invoice_payments"."way" = 'voucher'),
	CONSTRAINT "invoice_payments_way" CHECK ("invoice_payments"."way" in ('transfer', 'cash', 'twint', 'card', 'other', 'voucher'))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"part" text DEFAULT 'whole' NOT NULL,
	"year" integer,
	"sequence" integer,
	"number" text,
	"reference_hash" text NOT NULL,
	"corrects_id" uuid,
	"source" text NOT NULL,
	"source_id" uuid,
	"language" text NOT NULL,
	"email" text,
	"recipient" jsonb NOT NULL,
	"order_number" text,
	"added_order_number" text,
	"added_order_number_on" date,
	"note" text,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"performed_from" date,
	"performed_to" date,
	"due_days" integer NOT NULL,
	"issued_on" date,
	"due_on" date,
	"seller" jsonb,
	"account" jsonb,
	"credited_cents" integer DEFAULT 0 NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"handed_cents" integer DEFAULT 0 NOT NULL,
	"settled_cents" integer DEFAULT 0 NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminded_on" date,
	"reminders_stopped" boolean DEFAULT false NOT NULL,
	"reminders_held" boolean DEFAULT false NOT NULL,
	"announced_level" integer,
	"announced_on" date,
	"written_off_reason" text,
	"session_id" text,
	"session_url" text,
	"asked_cents" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_reference_hash_unique" UNIQUE("reference_hash"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "invoices_state" CHECK ("invoices"."state" in ('draft', 'sent', 'written_off')),
	CONSTRAINT "invoices_part" CHECK ("invoices"."part" in ('whole', 'deposit', 'final')),
	CONSTRAINT "invoices_added_order_number" CHECK (("invoices"."added_order_number" is null) = ("invoices"."added_order_number_on" is null)),
	CONSTRAINT "invoices_source" CHECK ("invoices"."source" in ('hand', 'booking', 'order', 'offer')),
	CONSTRAINT "invoices_sent" CHECK ("invoices"."state" = 'draft' or ("invoices"."number" is not null and "invoices"."year" is not null and "invoices"."sequence" is not null and "invoices"."issued_on" is not null and "invoices"."due_on" is not null and "invoices"."seller" is not null)),
	CONSTRAINT "invoices_draft" CHECK ("invoices"."state" <> 'draft' or "invoices"."number" is null),
	CONSTRAINT "invoices_corrects" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."corrects_id" is not null)),
	CONSTRAINT "invoices_source_id" CHECK (("invoices"."source" = 'hand') = ("invoices"."source_id" is null)),
	CONSTRAINT "invoices_money" CHECK ("invoices"."total_cents" >= 0 and "invoices"."settled_cents" >= 0 and "invoices"."handed_cents" >= 0),
	CONSTRAINT "invoices_credited" CHECK ("invoices"."credited_cents" between 0 and "invoices"."total_cents"),
	CONSTRAINT "invoices_reminders" CHECK ("invoices"."reminders" between 0 and 3),
	CONSTRAINT "invoices_due_days" CHECK ("invoices"."due_days" between 0 and 365),
	CONSTRAINT "invoices_written_off" CHECK (("invoices"."state" = 'written_off') = ("invoices"."written_off_reason" is not null)),
	CONSTRAINT "invoices_announced" CHECK (("invoices"."announced_level" is null) = ("invoices"."announced_on" is null) and "invoices"."announced_level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "legal_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document" text NOT NULL,
	"content" jsonb NOT NULL,
	"file_content" jsonb NOT NULL,
	"version" text,
	"day" date,
	"is_file" boolean DEFAULT false NOT NULL,
	"snapshot" jsonb,
	"print" text,
	"publication_id" bigint,
	"effective_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_revisions_known" CHECK ("legal_revisions"."document" in ('terms', 'privacy', 'imprint')),
	CONSTRAINT "legal_revisions_day" CHECK (("legal_revisions"."version" is null) = ("legal_revisions"."day" is null)),
	CONSTRAINT "legal_revisions_effective" CHECK ("legal_revisions"."effective_at" is null or ("legal_revisions"."version" is not null and "legal_revisions"."snapshot" is not null and "legal_revisions"."print" is not null and "legal_revisions"."withdrawn_at" is null)),
	CONSTRAINT "legal_revisions_published" CHECK ("legal_revisions"."is_file" or ("legal_revisions"."publication_id" is null) = ("legal_revisions"."effective_at" is null))
);
--> statement-breakpoint
CREATE TABLE "message_list_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_list_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"namespace" text NOT NULL,
	"path" text NOT NULL,
	"keys" text[] NOT NULL,
	"file_keys" text[] NOT NULL,
	"publication_id" bigint,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_list_revisions_keys" CHECK (cardinality("message_list_revisions"."keys") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "message_publications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"language" text NOT NULL,
	"reverts" bigint,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_publications_language" CHECK ("message_publications"."language" in ('de', 'en', 'fr', 'it'))
);
--> statement-breakpoint
CREATE TABLE "message_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"namespace" text NOT NULL,
	"path" text NOT NULL,
	"language" text NOT NULL,
	"value" text,
	"file_hash" text NOT NULL,
	"german_hash" text,
	"is_unread" boolean DEFAULT false NOT NULL,
	"publication_id" bigint,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_revisions_language" CHECK ("message_revisions"."language" in ('de', 'en', 'fr', 'it')),
	CONSTRAINT "message_revisions_value" CHECK (length("message_revisions"."value") <= 4000),
	CONSTRAINT "message_revisions_unread" CHECK (not ("message_revisions"."is_unread" and "message_revisions"."publication_id" is not null)),
	CONSTRAINT "message_revisions_german" CHECK (("message_revisions"."language" = 'de') = ("message_revisions"."german_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "news_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"document" jsonb NOT NULL,
	"is_approved" boolean NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	"publication_id" bigint,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_revisions_slug_limit" CHECK (length("news_revisions"."slug") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"recipients" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_issues_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "newsletter_sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscriber_id" uuid,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"text_version" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_from" text,
	"confirmed_from" text,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_sign_ups_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_sign_ups_source" CHECK ("newsletter_sign_ups"."source" in ('page', 'footer', 'contact', 'project', 'team_event', 'booking', 'return')),
	CONSTRAINT "newsletter_sign_ups_language" CHECK ("newsletter_sign_ups"."language" in ('de', 'en', 'fr', 'it')),
	CONSTRAINT "newsletter_sign_ups_confirmed" CHECK (("newsletter_sign_ups"."confirmed_at" is null) = ("newsletter_sign_ups"."subscriber_id" is null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	"bounce_reason" text,
	CONSTRAINT "newsletter_subscribers_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "newsletter_subscribers_language" CHECK ("newsletter_subscribers"."language" in ('de', 'en', 'fr', 'it'))
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
	"gift" jsonb,
	"gift_queued_at" timestamp with time zone,
	"stock_held" boolean DEFAULT false NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	CONSTRAINT "order_lines_gift" CHECK ("order_lines"."gift" is null or "order_lines"."kind" <> 'goods'),
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
	"invoice_id" uuid,
	"currency" text NOT NULL,
	"total_cents" integer NOT NULL,
	"voucher_id" uuid,
	"voucher_cents" integer DEFAULT 0 NOT NULL,
	"voucher_returned_at" timestamp with time zone,
	"voucher_returned_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"withdrawn_cents" integer DEFAULT 0 NOT NULL,
	"contested_cents" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"provider" text NOT NULL,
	"test" boolean DEFAULT false NOT NULL,
	"session_id" text,
	"session_url" text,
	"payment_id" text,
	"cancel_url" text NOT NULL,
	"network" text,
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
	"fulfilled_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_reference_hash_unique" UNIQUE("reference_hash"),
	CONSTRAINT "orders_state" CHECK ("orders"."state" in ('pending_payment', 'invoiced', 'paid', 'fulfilled', 'expired', 'cancelled', 'partially_refunded', 'refunded')),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" >= 0 and "orders"."refunded_cents" >= 0),
	CONSTRAINT "orders_voucher" CHECK ("orders"."voucher_cents" between 0 and "orders"."total_cents"),
	CONSTRAINT "orders_voucher_returned" CHECK ("orders"."voucher_returned_cents" between 0 and "orders"."voucher_cents"),
	CONSTRAINT "orders_disputed" CHECK ("orders"."withdrawn_cents" >= 0 and "orders"."contested_cents" >= 0),
	CONSTRAINT "orders_currency" CHECK ("orders"."currency" ~ '^[a-z]{3}$'),
	CONSTRAINT "orders_invoiced" CHECK ("orders"."state" <> 'invoiced' or "orders"."invoice_id" is not null)
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
CREATE TABLE "order_address_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_parcel_lines" (
	"parcel_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_parcel_lines_parcel_id_line_id_pk" PRIMARY KEY("parcel_id","line_id"),
	CONSTRAINT "order_parcel_lines_quantity" CHECK ("order_parcel_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" uuid,
	"mail_id" uuid,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" uuid,
	CONSTRAINT "order_parcels_carrier" CHECK ("order_parcels"."carrier" in ('post', 'dpd', 'other'))
);
--> statement-breakpoint
CREATE TABLE "order_return_lines" (
	"return_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_return_lines_return_id_line_id_pk" PRIMARY KEY("return_id","line_id"),
	CONSTRAINT "order_return_lines_quantity" CHECK ("order_return_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"restocked" boolean NOT NULL,
	"voucher_cents" integer NOT NULL,
	"card_cents" integer NOT NULL,
	CONSTRAINT "order_returns_cents" CHECK ("order_returns"."voucher_cents" >= 0 and "order_returns"."card_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "people_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member" text NOT NULL,
	"person" jsonb NOT NULL,
	"publication_id" bigint NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_revisions_known" CHECK ("people_revisions"."member" in ('founder', 'coFounder') or "people_revisions"."member" ~ '^p-[0-9a-f]{12}$')
);
--> statement-breakpoint
CREATE TABLE "privacy_audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"address_hash" text NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"asked_from" text,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "privacy_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "privacy_links_language" CHECK ("privacy_links"."language" in ('de', 'en', 'fr', 'it'))
);
--> statement-breakpoint
CREATE TABLE "quote_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unread" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_holds" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"starts_local" timestamp NOT NULL,
	"ends_local" timestamp NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "quote_holds_order" CHECK ("quote_holds"."ends_local" > "quote_holds"."starts_local")
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"agreed_cents" integer[] DEFAULT '{}' NOT NULL,
	"list_prices" jsonb,
	"terms_version" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" uuid,
	CONSTRAINT "quote_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "quotes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 40001 CACHE 1),
	"reference_hash" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"sent_revision" integer DEFAULT 0 NOT NULL,
	"total_cents" integer NOT NULL,
	"valid_until" date NOT NULL,
	"inquiry_id" uuid,
	"awaits_date" boolean DEFAULT false NOT NULL,
	"acceptance" jsonb,
	"decline_reason" text,
	"event_id" uuid,
	"booking_id" uuid,
	"idempotency_hash" text,
	"reminded_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_reference_hash_unique" UNIQUE("reference_hash"),
	CONSTRAINT "quotes_idempotency_hash_unique" UNIQUE("idempotency_hash"),
	CONSTRAINT "quotes_state" CHECK ("quotes"."state" in ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "quotes_total" CHECK ("quotes"."total_cents" >= 0),
	CONSTRAINT "quotes_accepted" CHECK (("quotes"."state" = 'accepted') = ("quotes"."acceptance" is not null)),
	CONSTRAINT "quotes_sent" CHECK ("quotes"."state" in ('draft', 'withdrawn') or "quotes"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "mandate_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mandate_id" uuid NOT NULL,
	"title" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid NOT NULL,
	CONSTRAINT "mandate_documents_bytes" CHECK ("mandate_documents"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"quote_id" uuid PRIMARY KEY NOT NULL,
	"next_step" text DEFAULT '' NOT NULL,
	"next_day" date,
	"closed_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mandates_step" CHECK ("mandates"."next_day" is null or "mandates"."next_step" <> '')
);
--> statement-breakpoint
CREATE TABLE "group_invoicing" (
	"service_id" text PRIMARY KEY NOT NULL,
	"deposit_percent" integer NOT NULL,
	"deposit_days" integer NOT NULL,
	"revision" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_invoicing_percent" CHECK ("group_invoicing"."deposit_percent" between 0 and 100),
	CONSTRAINT "group_invoicing_days" CHECK ("group_invoicing"."deposit_days" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "service_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_id" text NOT NULL,
	"cents" integer[] NOT NULL,
	"from_day" date NOT NULL,
	"publication_id" bigint,
	"withdrawn_at" timestamp with time zone,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_prices_cents" CHECK (cardinality("service_prices"."cents") between 1 and 9),
	CONSTRAINT "service_prices_state" CHECK ("service_prices"."publication_id" is null or "service_prices"."withdrawn_at" is null)
);
--> statement-breakpoint
CREATE TABLE "blocked_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"kind" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_days_kind" CHECK ("blocked_days"."kind" in ('illness', 'holidays', 'other')),
	CONSTRAINT "blocked_days_length" CHECK ("blocked_days"."to_day" - "blocked_days"."from_day" between 0 and 365)
);
--> statement-breakpoint
CREATE TABLE "event_guides" (
	"event_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"role" text NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_guides_event_id_staff_id_pk" PRIMARY KEY("event_id","staff_id"),
	CONSTRAINT "event_guides_role" CHECK ("event_guides"."role" in ('lead', 'helper')),
	CONSTRAINT "event_guides_shown" CHECK ("event_guides"."role" = 'lead' or not "event_guides"."shown")
);
--> statement-breakpoint
CREATE TABLE "staff_profiles" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"leads" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_buckets" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"owner" text,
	"file_size_limit" bigint,
	"allowed_mime_types" text[],
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_objects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bucket_id" text NOT NULL,
	"key" text NOT NULL,
	"file_id" uuid NOT NULL,
	"owner" text,
	"content_type" text NOT NULL,
	"cache_control" text NOT NULL,
	"content_encoding" text,
	"size" bigint NOT NULL,
	"etag" text NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "storage_objects_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "storage_objects_size" CHECK ("storage_objects"."size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "storage_loose_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "due_put_offs" (
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "due_put_offs_kind_thing_pk" PRIMARY KEY("kind","thing"),
	CONSTRAINT "due_put_offs_times" CHECK ("due_put_offs"."times" >= 0)
);
--> statement-breakpoint
CREATE TABLE "voucher_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voucher_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"voucher_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount_cents" integer NOT NULL,
	"cause" text NOT NULL,
	"booking_id" uuid,
	"order_id" uuid,
	"invoice_id" uuid,
	"reference" text,
	"actor_id" uuid,
	"reverses_id" bigint,
	"request_key" text,
	CONSTRAINT "voucher_entries_reverses" UNIQUE("reverses_id"),
	CONSTRAINT "voucher_entries_request" UNIQUE("request_key"),
	CONSTRAINT "voucher_entries_amount" CHECK ("voucher_entries"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_line_id" uuid,
	"booking_id" uuid,
	"kind" text NOT NULL,
	"level" integer,
	"initial_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"code_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"test" boolean NOT NULL,
	"valid_until" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"block_reason" text,
	"replaced_by_id" uuid,
	CONSTRAINT "vouchers_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "vouchers_kind" CHECK ("vouchers"."kind" in ('course', 'value')),
	CONSTRAINT "vouchers_level" CHECK (("vouchers"."kind" = 'course') = ("vouchers"."level" is not null)),
	CONSTRAINT "vouchers_source" CHECK ("vouchers"."order_line_id" is null or "vouchers"."booking_id" is null),
	CONSTRAINT "vouchers_initial" CHECK ("vouchers"."initial_cents" > 0),
	CONSTRAINT "vouchers_block" CHECK (("vouchers"."blocked_at" is null) = ("vouchers"."block_reason" is null)),
	CONSTRAINT "vouchers_replaced" CHECK ("vouchers"."replaced_by_id" is null or "vouchers"."voided_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"code" text PRIMARY KEY NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "alerts_detail" CHECK (length("alerts"."detail"::text) <= 4000)
);
--> statement-breakpoint
CREATE TABLE "captcha_uses" (
	"challenge" text PRIMARY KEY NOT NULL,
	"used_for" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"key_fingerprint" text,
	"storage_place" text,
	"restore_id" uuid,
	"clock_seen_at" timestamp with time zone,
	"approved_deletions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "installation_one_row" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "request_counts" (
	"subject" text NOT NULL,
	"slot" bigint NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_counts_subject_slot_pk" PRIMARY KEY("subject","slot")
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
CREATE TABLE "sent_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "sent_mails_size" CHECK (octet_length("sent_mails"."sealed") <= 1048576)
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"dispute_id" text NOT NULL,
	"disputed_cents" integer,
	"standing" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_disputes_provider_payment_id_dispute_id_pk" PRIMARY KEY("provider","payment_id","dispute_id"),
	CONSTRAINT "payment_disputes_standing" CHECK ("payment_disputes"."standing" in ('inquiry', 'inquiry_closed', 'open', 'won', 'lost', 'reinstated')),
	CONSTRAINT "payment_disputes_disputed" CHECK ("payment_disputes"."disputed_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"before_cents" integer NOT NULL,
	"state" text DEFAULT 'owed' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"refund_id" text,
	"request_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_state" CHECK ("payment_refunds"."state" in ('owed', 'done', 'failed', 'halted')),
	CONSTRAINT "payment_refunds_subject" CHECK ("payment_refunds"."subject" in ('booking', 'order')),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount_cents" > 0 and "payment_refunds"."before_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "testkasse_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "testkasse_refunds_amount" CHECK ("testkasse_refunds"."amount_cents" > 0 and "testkasse_refunds"."total_cents" >= "testkasse_refunds"."amount_cents")
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
	"visits" integer DEFAULT 0 NOT NULL,
	"left_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "testkasse_sessions_state" CHECK ("testkasse_sessions"."state" in ('open', 'paid', 'cancelled', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "auth_challenges" ADD CONSTRAINT "auth_challenges_factor_id_auth_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."auth_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_factors" ADD CONSTRAINT "auth_factors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_flows" ADD CONSTRAINT "auth_flows_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_identities" ADD CONSTRAINT "auth_identities_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD CONSTRAINT "auth_one_time_tokens_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_one_time_tokens" ADD CONSTRAINT "auth_one_time_tokens_flow_id_auth_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."auth_flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_refresh_tokens" ADD CONSTRAINT "auth_refresh_tokens_session_id_auth_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_refresh_tokens" ADD CONSTRAINT "auth_refresh_tokens_parent_id_auth_refresh_tokens_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."auth_refresh_tokens"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_passkey_challenges" ADD CONSTRAINT "auth_passkey_challenges_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_passkeys" ADD CONSTRAINT "auth_passkeys_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_payments" ADD CONSTRAINT "booking_payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_replacements" ADD CONSTRAINT "booking_replacements_given_up_id_booking_events_id_fk" FOREIGN KEY ("given_up_id") REFERENCES "public"."booking_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_replacements" ADD CONSTRAINT "booking_replacements_replaced_by_id_bookings_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_marks" ADD CONSTRAINT "roster_marks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_groups" ADD CONSTRAINT "booking_groups_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_guests" ADD CONSTRAINT "booking_guests_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_choices" ADD CONSTRAINT "plan_choices_plan_id_event_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."event_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_choices" ADD CONSTRAINT "plan_choices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_entries" ADD CONSTRAINT "inquiry_entries_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payment_events" ADD CONSTRAINT "invoice_payment_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_list_revisions" ADD CONSTRAINT "message_list_revisions_publication_id_message_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."message_publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_publications" ADD CONSTRAINT "message_publications_reverts_message_publications_id_fk" FOREIGN KEY ("reverts") REFERENCES "public"."message_publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_revisions" ADD CONSTRAINT "message_revisions_publication_id_message_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."message_publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_sign_ups" ADD CONSTRAINT "newsletter_sign_ups_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_address_changes" ADD CONSTRAINT "order_address_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcel_lines" ADD CONSTRAINT "order_parcel_lines_parcel_id_order_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."order_parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcel_lines" ADD CONSTRAINT "order_parcel_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_entries" ADD CONSTRAINT "quote_entries_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_holds" ADD CONSTRAINT "quote_holds_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandate_documents" ADD CONSTRAINT "mandate_documents_mandate_id_mandates_quote_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("quote_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_objects" ADD CONSTRAINT "storage_objects_bucket_id_storage_buckets_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."storage_buckets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_reverses_id_voucher_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."voucher_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_replaced_by_id_vouchers_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."vouchers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_mail_id_outgoing_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outgoing_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testkasse_refunds" ADD CONSTRAINT "testkasse_refunds_session_id_testkasse_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."testkasse_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_audit_user" ON "auth_audit" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "auth_audit_at" ON "auth_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "auth_audit_action" ON "auth_audit" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "auth_challenges_factor" ON "auth_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "auth_factors_user" ON "auth_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_failures_subject" ON "auth_failures" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "auth_identities_user" ON "auth_identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_refresh_tokens_active" ON "auth_refresh_tokens" USING btree ("session_id") WHERE "auth_refresh_tokens"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "auth_refresh_tokens_parent" ON "auth_refresh_tokens" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_users_email" ON "auth_users" USING btree ("email") WHERE "auth_users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "auth_users_phone" ON "auth_users" USING btree ("phone") WHERE "auth_users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "auth_users_created" ON "auth_users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "auth_users_staff" ON "auth_users" USING btree ("staff_role") WHERE "auth_users"."staff_role" is not null;--> statement-breakpoint
CREATE INDEX "auth_passkey_challenges_created" ON "auth_passkey_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "auth_passkeys_user" ON "auth_passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_presence_place" ON "staff_presence" USING btree ("place");--> statement-breakpoint
CREATE INDEX "booking_events_booking" ON "booking_events" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "booking_events_by_staff" ON "booking_events" USING btree ("at",(('00000000-0000-4000-8001-' || lpad(to_hex("id"), 12, '0'))::uuid)) WHERE "booking_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "booking_payments_booking" ON "booking_payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_replacements_by" ON "booking_replacements" USING btree ("replaced_by_id");--> statement-breakpoint
CREATE INDEX "bookings_of_event" ON "bookings" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_held_until" ON "bookings" USING btree ("held_until") WHERE "bookings"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "bookings_offered_until" ON "bookings" USING btree ("offered_until") WHERE "bookings"."offered_until" is not null;--> statement-breakpoint
CREATE INDEX "bookings_session" ON "bookings" USING btree ("session_id") WHERE "bookings"."session_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "bookings_searched" ON "bookings" USING gin (("name" || ' ' || coalesce("email", '') || ' ' || coalesce("company", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_by_name" ON "bookings" USING btree ((lower(coalesce("name", '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "bookings_newest" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_customer" ON "bookings" USING btree (coalesce(lower("email"), 'tel ' || right(regexp_replace(coalesce("phone", ''), '[^0-9]', '', 'g'), 9)),"created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_total" ON "bookings" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("number") WHERE "bookings"."state" = 'waitlisted';--> statement-breakpoint
CREATE INDEX "bookings_given_up" ON "bookings" USING btree ("number") WHERE "bookings"."state" in ('cancelled', 'moved');--> statement-breakpoint
CREATE INDEX "bookings_open" ON "bookings" USING btree ("number") WHERE (case
  when "bookings"."state" in ('moved', 'waitlisted') or "bookings"."payment" in ('nothing_due', 'refunded') then 0
  else greatest(0, case "bookings"."state" when 'cancelled' then "bookings"."fee_cents" else "bookings"."total_cents" end
    - "bookings"."paid_cents" - "bookings"."voucher_cents" + "bookings"."refunded_cents" + "bookings"."withdrawn_cents" + "bookings"."credited_cents") end) > 0 and "bookings"."state" <> 'held';--> statement-breakpoint
CREATE INDEX "bookings_phone_digits" ON "bookings" USING gin (regexp_replace(coalesce("phone", ''), '[^0-9]', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_waiting_for_us" ON "bookings" USING btree ("updated_at") WHERE "bookings"."payment" in ('invoice_asked', 'refund_failed');--> statement-breakpoint
CREATE INDEX "bookings_needs_attention" ON "bookings" USING btree ("updated_at") WHERE cardinality("bookings"."needs_attention") > 0;--> statement-breakpoint
CREATE INDEX "bookings_groups_to_invoice" ON "bookings" USING btree ("event_id") WHERE "bookings"."agreed_price" is not null and "bookings"."final_invoice_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_unpaid" ON "bookings" USING btree ("created_at") WHERE "bookings"."payment" = 'invoiced';--> statement-breakpoint
CREATE INDEX "bookings_on_trust" ON "bookings" USING btree ("event_id") WHERE "bookings"."invoice_on_trust";--> statement-breakpoint
CREATE INDEX "bookings_network" ON "bookings" USING btree ("network") WHERE "bookings"."network" is not null;--> statement-breakpoint
CREATE INDEX "roster_marks_booking" ON "roster_marks" USING btree ("booking_id","sequence");--> statement-breakpoint
CREATE INDEX "booking_guests_booking" ON "booking_guests" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "event_plans_open" ON "event_plans" USING btree ("event_id") WHERE "event_plans"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "event_plans_until" ON "event_plans" USING btree ("until") WHERE "event_plans"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "event_plans_event" ON "event_plans" USING btree ("event_id","started_at");--> statement-breakpoint
CREATE INDEX "event_plans_new_event" ON "event_plans" USING btree ("new_event_id");--> statement-breakpoint
CREATE INDEX "plan_choices_booking" ON "plan_choices" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("starts_at","id","ends_at") WHERE "events"."public";--> statement-breakpoint
CREATE INDEX "events_by_service" ON "events" USING btree ("service_id","starts_at","id","ends_at") WHERE "events"."public";--> statement-breakpoint
CREATE INDEX "events_to_decide" ON "events" USING btree ("starts_at","id") WHERE "events"."state" = 'scheduled' and "events"."minimum_participants" is not null and "events"."decide_by" is not null;--> statement-breakpoint
CREATE INDEX "events_by_local_start" ON "events" USING btree ("starts_local","id");--> statement-breakpoint
CREATE INDEX "events_by_series" ON "events" USING btree ("series_id") WHERE "events"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "product_additional_info_by_product" ON "product_additional_info" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_collections_by_collection" ON "product_collections" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "product_custom_fields_by_product" ON "product_custom_fields" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_media_by_product" ON "product_media" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_options_by_product" ON "product_options" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_variants_by_product" ON "product_variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "related_products_by_related" ON "related_products" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "variant_option_values_by_variant" ON "variant_option_values" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "price_changes_by_variant" ON "price_changes" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "stock_changes_by_variant" ON "stock_changes" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "fact_revisions_key" ON "fact_revisions" USING btree ("kind","key","id");--> statement-breakpoint
CREATE INDEX "fact_revisions_published" ON "fact_revisions" USING btree ("kind","key","id") WHERE "fact_revisions"."publication_id" is not null;--> statement-breakpoint
CREATE INDEX "inquiry_attachments_inquiry" ON "inquiry_attachments" USING btree ("inquiry_id","position");--> statement-breakpoint
CREATE INDEX "inquiry_attachments_nobodys" ON "inquiry_attachments" USING btree ("created_at") WHERE "inquiry_attachments"."inquiry_id" is null;--> statement-breakpoint
CREATE INDEX "inquiry_entries_inquiry" ON "inquiry_entries" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_idempotency" ON "inquiries" USING btree ("idempotency_hash");--> statement-breakpoint
CREATE INDEX "inquiries_content" ON "inquiries" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_by_sender" ON "inquiries" USING btree ((lower(coalesce(coalesce("name", "email"), '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "inquiries_by_deadline" ON "inquiries" USING btree ("answer_due_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_by_state" ON "inquiries" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_searched" ON "inquiries" USING gin ((coalesce("name", '') || ' ' || "email" || ' ' || "message" || ' ' || "details"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiries_open" ON "inquiries" USING btree ("answer_due_at","id") WHERE "inquiries"."state" = 'new';--> statement-breakpoint
CREATE INDEX "invoice_events_invoice" ON "invoice_events" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payments_provider" ON "invoice_payments" USING btree ("provider","payment_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_invoice" ON "invoice_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_of_voucher" ON "invoice_payments" USING btree ("voucher_id") WHERE "invoice_payments"."voucher_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sequence" ON "invoices" USING btree ("kind","year","sequence");--> statement-breakpoint
CREATE INDEX "invoices_of_source" ON "invoices" USING btree ("source","source_id") WHERE "invoices"."source_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_corrected" ON "invoices" USING btree ("corrects_id") WHERE "invoices"."corrects_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_email" ON "invoices" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "invoices_session" ON "invoices" USING btree ("session_id") WHERE "invoices"."session_id" is not null;--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_on") WHERE "invoices"."state" = 'sent' and "invoices"."kind" = 'invoice' and "invoices"."paid_cents" < "invoices"."total_cents" - "invoices"."credited_cents";--> statement-breakpoint
CREATE INDEX "invoices_overpaid" ON "invoices" USING btree ("updated_at","id") WHERE "invoices"."kind" = 'invoice' and "invoices"."state" <> 'draft' and "invoices"."paid_cents" > "invoices"."total_cents" - "invoices"."credited_cents";--> statement-breakpoint
CREATE INDEX "invoices_reminded" ON "invoices" USING btree ("reminded_on") WHERE "invoices"."reminded_on" is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_drafts" ON "invoices" USING btree ("created_at","id") WHERE "invoices"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "invoices_credit_notes" ON "invoices" USING btree ("created_at","id") WHERE "invoices"."kind" = 'credit_note';--> statement-breakpoint
CREATE INDEX "invoices_by_customer" ON "invoices" USING btree ((lower(coalesce(coalesce(nullif("recipient" ->> 'company', ''), "recipient" ->> 'name'), '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "invoices_of_customer" ON "invoices" USING btree (lower("email"),"created_at","id") WHERE "invoices"."source" = 'hand' and "invoices"."state" <> 'draft' and "invoices"."kind" = 'invoice' and "invoices"."email" is not null and "invoices"."email" <> '';--> statement-breakpoint
CREATE INDEX "invoices_by_hand" ON "invoices" USING btree ("created_at","id") WHERE "invoices"."source" = 'hand' and "invoices"."state" <> 'draft' and "invoices"."kind" = 'invoice' and "invoices"."email" is not null and "invoices"."email" <> '';--> statement-breakpoint
CREATE INDEX "invoices_by_person" ON "invoices" USING btree ((lower(coalesce(coalesce(nullif("recipient" ->> 'name', ''), nullif("recipient" ->> 'company', ''), "email"), '')) collate "de-CH-x-icu"),"id") WHERE "invoices"."source" = 'hand' and "invoices"."state" <> 'draft' and "invoices"."kind" = 'invoice' and "invoices"."email" is not null and "invoices"."email" <> '';--> statement-breakpoint
CREATE INDEX "invoices_by_issue" ON "invoices" USING btree ((coalesce("issued_on", 'infinity'::date)),"id");--> statement-breakpoint
CREATE INDEX "invoices_by_due" ON "invoices" USING btree ((coalesce("due_on", 'infinity'::date)),"id");--> statement-breakpoint
CREATE INDEX "invoices_by_open" ON "invoices" USING btree ((case when "state" = 'sent' and "kind" = 'invoice' then greatest("total_cents" - "credited_cents" - "paid_cents", 0) else 0 end),"id");--> statement-breakpoint
CREATE INDEX "invoices_total" ON "invoices" USING btree ("total_cents");--> statement-breakpoint
CREATE INDEX "invoices_searched" ON "invoices" USING gin ((coalesce("number", '') || ' ' || coalesce("email", '') || ' ' || ("recipient")::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "legal_revisions_document" ON "legal_revisions" USING btree ("document","id");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_revisions_version" ON "legal_revisions" USING btree ("document","version") WHERE "legal_revisions"."version" is not null and "legal_revisions"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_revisions_planned" ON "legal_revisions" USING btree ("document") WHERE "legal_revisions"."version" is not null and "legal_revisions"."effective_at" is null and "legal_revisions"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "message_list_revisions_list" ON "message_list_revisions" USING btree ("namespace","path","id");--> statement-breakpoint
CREATE INDEX "message_publications_page" ON "message_publications" USING btree ("page","id");--> statement-breakpoint
CREATE INDEX "message_revisions_field" ON "message_revisions" USING btree ("namespace","language","path","id");--> statement-breakpoint
CREATE INDEX "message_revisions_published" ON "message_revisions" USING btree ("publication_id") WHERE "message_revisions"."publication_id" is not null;--> statement-breakpoint
CREATE INDEX "news_revisions_slug" ON "news_revisions" USING btree ("slug","id");--> statement-breakpoint
CREATE INDEX "news_revisions_published" ON "news_revisions" USING btree ("publication_id") WHERE "news_revisions"."publication_id" is not null;--> statement-breakpoint
CREATE INDEX "newsletter_sign_ups_email" ON "newsletter_sign_ups" USING btree (lower("email"),"asked_at");--> statement-breakpoint
CREATE INDEX "newsletter_sign_ups_network" ON "newsletter_sign_ups" USING btree ("asked_from","asked_at");--> statement-breakpoint
CREATE INDEX "newsletter_sign_ups_subscriber" ON "newsletter_sign_ups" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_gift_due" ON "order_lines" USING btree (("gift" ->> 'day')) WHERE "order_lines"."gift" ->> 'email' is not null and "order_lines"."gift_queued_at" is null;--> statement-breakpoint
CREATE INDEX "order_lines_gift_email" ON "order_lines" USING btree (lower("gift" ->> 'email'));--> statement-breakpoint
CREATE INDEX "order_lines_gift_searched" ON "order_lines" USING gin ((coalesce("gift" ->> 'recipient', '') || ' ' || coalesce("gift" ->> 'email', '') || ' ' || coalesce("gift" ->> 'sender', '')) gin_trgm_ops) WHERE "order_lines"."gift" is not null;--> statement-breakpoint
CREATE INDEX "orders_voucher_id" ON "orders" USING btree ("voucher_id") WHERE "orders"."voucher_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_session" ON "orders" USING btree ("provider","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("idempotency_hash");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("provider","payment_id");--> statement-breakpoint
CREATE INDEX "orders_session_url" ON "orders" USING btree ("session_url") WHERE "orders"."state" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "orders_network" ON "orders" USING btree ("network") WHERE "orders"."network" is not null;--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE INDEX "orders_searched" ON "orders" USING gin ((coalesce("customer_name", '') || ' ' || coalesce("customer_email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ((lower(coalesce(coalesce("customer_name", "customer_email", ''), '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id") WHERE ("orders"."paid_at" is not null or "orders"."invoice_id" is not null);--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree (lower("customer_email"),"placed_at","id") WHERE ("orders"."paid_at" is not null or "orders"."invoice_id" is not null);--> statement-breakpoint
CREATE INDEX "orders_total_cents" ON "orders" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "orders_refunded" ON "orders" USING btree ("number") WHERE "orders"."state" in ('refunded', 'partially_refunded');--> statement-breakpoint
CREATE INDEX "orders_on_invoice" ON "orders" USING btree ("number") WHERE "orders"."state" = 'invoiced';--> statement-breakpoint
CREATE INDEX "orders_sent" ON "orders" USING btree ("number") WHERE "orders"."fulfilled_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_attention" ON "orders" USING btree ("number") WHERE "orders"."needs_attention" <> '{}';--> statement-breakpoint
CREATE INDEX "orders_phone_digits" ON "orders" USING gin (regexp_replace(coalesce("customer_phone", ''), '[^0-9]', '', 'g') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree ("paid_at","number") WHERE "orders"."fulfilled_at" is null and "orders"."state" in ('paid', 'partially_refunded', 'invoiced');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoice" ON "orders" USING btree ("invoice_id") WHERE "orders"."invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_overdue" ON "orders" USING btree ("expires_at") WHERE "orders"."state" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_address_changes_position" ON "order_address_changes" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_parcel_lines_line" ON "order_parcel_lines" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_parcels_position" ON "order_parcels" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_return_lines_line" ON "order_return_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "people_revisions_member" ON "people_revisions" USING btree ("member","id");--> statement-breakpoint
CREATE INDEX "privacy_audit_address" ON "privacy_audit" USING btree ("address_hash","at");--> statement-breakpoint
CREATE INDEX "privacy_links_email" ON "privacy_links" USING btree (lower("email"),"asked_at");--> statement-breakpoint
CREATE INDEX "privacy_links_network" ON "privacy_links" USING btree ("asked_from","asked_at");--> statement-breakpoint
CREATE INDEX "quote_entries_quote" ON "quote_entries" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_entries_by_staff" ON "quote_entries" USING btree ("at",(('00000000-0000-4000-8002-' || lpad(to_hex("id"), 12, '0'))::uuid)) WHERE "quote_entries"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "quote_entries_unread" ON "quote_entries" USING btree ("quote_id","at") WHERE "quote_entries"."unread";--> statement-breakpoint
CREATE INDEX "quote_holds_by_start" ON "quote_holds" USING btree ("starts_local","quote_id");--> statement-breakpoint
CREATE INDEX "quotes_newest" ON "quotes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_by_customer" ON "quotes" USING btree ((lower(coalesce(coalesce(nullif("document" -> 'customer' ->> 'company', ''), "document" -> 'customer' ->> 'name'), '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "quotes_of_customer" ON "quotes" USING btree (coalesce(nullif(lower("document" -> 'customer' ->> 'email'), ''), 'tel ' || right(regexp_replace(coalesce("document" -> 'customer' ->> 'phone', ''), '[^0-9]', '', 'g'), 9)),"created_at","id") WHERE coalesce(nullif(lower("quotes"."document" -> 'customer' ->> 'email'), ''), 'tel ' || right(regexp_replace(coalesce("quotes"."document" -> 'customer' ->> 'phone', ''), '[^0-9]', '', 'g'), 9)) <> 'tel ';--> statement-breakpoint
CREATE INDEX "quotes_by_person" ON "quotes" USING btree ((lower(coalesce(coalesce(nullif("document" -> 'customer' ->> 'name', ''), nullif("document" -> 'customer' ->> 'company', ''), "document" -> 'customer' ->> 'email'), '')) collate "de-CH-x-icu"),"id") WHERE coalesce(nullif(lower("quotes"."document" -> 'customer' ->> 'email'), ''), 'tel ' || right(regexp_replace(coalesce("quotes"."document" -> 'customer' ->> 'phone', ''), '[^0-9]', '', 'g'), 9)) <> 'tel ';--> statement-breakpoint
CREATE INDEX "quotes_by_total" ON "quotes" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "quotes_by_end" ON "quotes" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "quotes_by_state" ON "quotes" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_valid" ON "quotes" USING btree ("valid_until","id") WHERE "quotes"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "quotes_awaiting" ON "quotes" USING btree ("created_at","id") WHERE "quotes"."awaits_date";--> statement-breakpoint
CREATE INDEX "quotes_email" ON "quotes" USING btree (lower("document" -> 'customer' ->> 'email'));--> statement-breakpoint
CREATE INDEX "quotes_booking" ON "quotes" USING btree ("booking_id") WHERE "quotes"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "quotes_inquiry" ON "quotes" USING btree ("inquiry_id") WHERE "quotes"."inquiry_id" is not null;--> statement-breakpoint
CREATE INDEX "quotes_searched" ON "quotes" USING gin ((("document" -> 'customer')::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mandate_documents_mandate" ON "mandate_documents" USING btree ("mandate_id","added_at");--> statement-breakpoint
CREATE INDEX "mandates_open" ON "mandates" USING btree ("next_day","quote_id") WHERE "mandates"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "mandates_closed" ON "mandates" USING btree ("closed_at","quote_id") WHERE "mandates"."closed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_prices_planned" ON "service_prices" USING btree ("service_id","from_day") WHERE "service_prices"."publication_id" is null and "service_prices"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "service_prices_published" ON "service_prices" USING btree ("service_id","publication_id");--> statement-breakpoint
CREATE INDEX "blocked_days_by_end" ON "blocked_days" USING btree ("to_day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_guides_one_lead" ON "event_guides" USING btree ("event_id") WHERE "event_guides"."role" = 'lead';--> statement-breakpoint
CREATE INDEX "event_guides_by_person" ON "event_guides" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "storage_objects_key" ON "storage_objects" USING btree ("bucket_id","key" collate "C");--> statement-breakpoint
CREATE INDEX "storage_objects_created" ON "storage_objects" USING btree ("bucket_id","created_at");--> statement-breakpoint
CREATE INDEX "storage_loose_files_due" ON "storage_loose_files" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "voucher_entries_voucher" ON "voucher_entries" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_entries_booking" ON "voucher_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "voucher_entries_order" ON "voucher_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "voucher_entries_invoice" ON "voucher_entries" USING btree ("invoice_id") WHERE "voucher_entries"."invoice_id" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_order_line" ON "vouchers" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "vouchers_booking" ON "vouchers" USING btree ("booking_id") WHERE "vouchers"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_issued" ON "vouchers" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_valid_until" ON "vouchers" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "vouchers_value" ON "vouchers" USING btree ("initial_cents","id");--> statement-breakpoint
CREATE INDEX "vouchers_last_four" ON "vouchers" USING btree ("last_four");--> statement-breakpoint
CREATE INDEX "vouchers_blocked" ON "vouchers" USING btree ("issued_at","id") WHERE "vouchers"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_replaced_by" ON "vouchers" USING btree ("replaced_by_id");--> statement-breakpoint
CREATE INDEX "captcha_uses_expiry" ON "captcha_uses" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outgoing_mails_recipient" ON "outgoing_mails" USING btree (lower("recipient"));--> statement-breakpoint
CREATE INDEX "outgoing_mails_newest" ON "outgoing_mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_state" ON "outgoing_mails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_sorted" ON "outgoing_mails" USING btree ((lower(coalesce("recipient", '')) collate "de-CH-x-icu"),"id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_searched" ON "outgoing_mails" USING gin (lower("recipient") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_request_key" ON "payment_refunds" USING btree ("request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_owed" ON "payment_refunds" USING btree ("provider","payment_id") WHERE "payment_refunds"."state" = 'owed';--> statement-breakpoint
CREATE INDEX "payment_refunds_subject_id" ON "payment_refunds" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_refund_id" ON "payment_refunds" USING btree ("provider","refund_id");--> statement-breakpoint
CREATE INDEX "testkasse_refunds_session" ON "testkasse_refunds" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "testkasse_refunds_undelivered" ON "testkasse_refunds" USING btree ("created_at") WHERE "testkasse_refunds"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "testkasse_sessions_left" ON "testkasse_sessions" USING btree ("left_at") WHERE "testkasse_sessions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "testkasse_sessions_undelivered" ON "testkasse_sessions" USING btree ("closed_at") WHERE "testkasse_sessions"."state" <> 'open' and "testkasse_sessions"."delivered_at" is null;--> statement-breakpoint
-- Most actions are rare. Without this PostgreSQL takes each of the few common ones for typical, and reads the log by time to find the newest of one that never happened.
ALTER TABLE "auth_audit" ALTER COLUMN "action" SET (n_distinct = 200);--> statement-breakpoint
INSERT INTO "installation" ("id") VALUES (1);

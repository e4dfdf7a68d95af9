ALTER TABLE "voucher_entries" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD COLUMN "reverses_id" bigint;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "block_reason" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_reverses_id_voucher_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."voucher_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_replaced_by_id_vouchers_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."vouchers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_entries_order" ON "voucher_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "vouchers_issued" ON "vouchers" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_valid_until" ON "vouchers" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "vouchers_blocked" ON "vouchers" USING btree ("issued_at","id") WHERE "vouchers"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "vouchers_replaced_by" ON "vouchers" USING btree ("replaced_by_id");--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_reverses" UNIQUE("reverses_id");--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_request" UNIQUE("request_key");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_block" CHECK (("vouchers"."blocked_at" is null) = ("vouchers"."block_reason" is null));--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_replaced" CHECK ("vouchers"."replaced_by_id" is null or "vouchers"."voided_at" is not null);
CREATE TABLE "order_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"text" text
);
--> statement-breakpoint
INSERT INTO "order_steps" ("id", "order_id", "kind", "at", "staff_id", "text")
SELECT "id", "order_id", 'order_noted', "at", "staff_id", "text" FROM "order_notes";--> statement-breakpoint
DROP TABLE "order_notes" CASCADE;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_steps_order" ON "order_steps" USING btree ("order_id","at");

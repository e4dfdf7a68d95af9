ALTER TABLE "auth_audit" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "auth_audit" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "auth_audit" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_audit" ADD COLUMN "repeat_key" text;--> statement-breakpoint
CREATE INDEX "auth_audit_at" ON "auth_audit" USING btree ("at");--> statement-breakpoint
ALTER TABLE "auth_audit" ADD CONSTRAINT "auth_audit_repeat_key_unique" UNIQUE("repeat_key");
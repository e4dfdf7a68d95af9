ALTER TABLE "auth_users" ADD COLUMN "staff_role" text;--> statement-breakpoint
-- Until now there was one kind of staff, which could do everything.
UPDATE "auth_users" SET "staff_role" = 'owner' WHERE "staff_since" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "auth_users_staff" ON "auth_users" USING btree ("staff_role") WHERE "auth_users"."staff_role" is not null;--> statement-breakpoint
ALTER TABLE "auth_users" ADD CONSTRAINT "auth_users_staff_role" CHECK ("auth_users"."staff_role" in ('owner', 'office', 'guide'));--> statement-breakpoint
ALTER TABLE "auth_users" ADD CONSTRAINT "auth_users_staff_since" CHECK (("auth_users"."staff_role" is null) = ("auth_users"."staff_since" is null));
ALTER TABLE "auth_users" ADD COLUMN "staff_since" timestamp with time zone;
--> statement-breakpoint
-- Who was invited or added by an administrator worked here; who signed up alone or came from a provider did not.
UPDATE "auth_users" "account" SET "staff_since" = coalesce("invited_at", "created_at")
WHERE "deleted_at" IS NULL AND NOT "is_anonymous" AND "role" = 'authenticated' AND (
  "invited_at" IS NOT NULL OR (
    EXISTS (SELECT FROM "auth_audit" WHERE "user_id" = "account"."id" AND "action" = 'user_added')
    AND NOT EXISTS (SELECT FROM "auth_audit" WHERE "user_id" = "account"."id" AND "action" = 'signed_up')
  )
);

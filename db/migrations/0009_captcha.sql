CREATE TABLE "captcha_uses" (
	"challenge" text PRIMARY KEY NOT NULL,
	"used_for" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "captcha_uses_expiry" ON "captcha_uses" USING btree ("expires_at");
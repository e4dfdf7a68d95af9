ALTER TABLE "testkasse_sessions" ADD COLUMN "visits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "testkasse_sessions" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "testkasse_sessions_left" ON "testkasse_sessions" USING btree ("left_at") WHERE "testkasse_sessions"."state" = 'open';
CREATE TABLE "staff_presence" (
	"tab" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" text NOT NULL,
	"part" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_presence_place" ON "staff_presence" USING btree ("place");
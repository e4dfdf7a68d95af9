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
CREATE UNIQUE INDEX "inquiries_idempotency" ON "inquiries" USING btree ("idempotency_hash");--> statement-breakpoint
CREATE INDEX "inquiries_content" ON "inquiries" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "inquiries_open" ON "inquiries" USING btree ("answer_due_at") WHERE "inquiries"."state" = 'new';
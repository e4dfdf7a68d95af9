CREATE TABLE "due_put_offs" (
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "due_put_offs_kind_thing_pk" PRIMARY KEY("kind","thing"),
	CONSTRAINT "due_put_offs_times" CHECK ("due_put_offs"."times" >= 0)
);

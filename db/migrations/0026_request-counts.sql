CREATE UNLOGGED TABLE "request_counts" (
	"subject" text NOT NULL,
	"slot" bigint NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_counts_subject_slot_pk" PRIMARY KEY("subject","slot")
);

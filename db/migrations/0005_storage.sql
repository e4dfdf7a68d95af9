CREATE TABLE "storage_buckets" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"owner" text,
	"file_size_limit" bigint,
	"allowed_mime_types" text[],
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_loose_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storage_objects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bucket_id" text NOT NULL,
	"key" text NOT NULL,
	"file_id" uuid NOT NULL,
	"owner" text,
	"content_type" text NOT NULL,
	"cache_control" text NOT NULL,
	"size" bigint NOT NULL,
	"etag" text NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "storage_objects_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "storage_objects_size" CHECK ("storage_objects"."size" >= 0)
);
--> statement-breakpoint
ALTER TABLE "storage_objects" ADD CONSTRAINT "storage_objects_bucket_id_storage_buckets_id_fk" FOREIGN KEY ("bucket_id") REFERENCES "public"."storage_buckets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "storage_loose_files_due" ON "storage_loose_files" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "storage_objects_key" ON "storage_objects" USING btree ("bucket_id","key" collate "C");--> statement-breakpoint
CREATE INDEX "storage_objects_created" ON "storage_objects" USING btree ("bucket_id","created_at");
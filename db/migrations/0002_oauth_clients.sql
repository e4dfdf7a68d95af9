CREATE TABLE "auth_oauth_clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text,
	"auth_method" text NOT NULL,
	"name" text NOT NULL,
	"uri" text NOT NULL,
	"logo_uri" text NOT NULL,
	"redirect_uris" jsonb NOT NULL,
	"grant_types" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "auth_oauth_clients_created" ON "auth_oauth_clients" USING btree ("created_at");
ALTER TABLE "product_media" ADD COLUMN "alt" jsonb;--> statement-breakpoint
UPDATE "product_media" SET "alt" = (
  SELECT "value" -> 'alt' FROM "fact_revisions"
  WHERE "kind" = 'picture' AND "publication_id" IS NOT NULL
    AND "key" = substring("product_media"."url" from '/photographs/([0-9a-f-]{36})-')
  ORDER BY "id" DESC LIMIT 1
) WHERE "url" LIKE '/storage/v1/object/public/photographs/%';

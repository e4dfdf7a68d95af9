ALTER TABLE "products" ADD COLUMN "own_least_francs" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "own_most_francs" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_own_amount" CHECK (("products"."own_least_francs" is null) = ("products"."own_most_francs" is null) and ("products"."own_least_francs" is null
        or ("products"."type" = 'voucher_value' and "products"."own_least_francs" between 1 and "products"."own_most_francs" and "products"."own_most_francs" <= 9999)));
-- Texts of the form that asks for another day have another path; what owners wrote stays theirs.
UPDATE "message_revisions" SET "path" = 'moveRequest.' || substr("path", length('moveWish.') + 1)
WHERE "namespace" = 'my-booking' AND "path" LIKE 'moveWish.%';

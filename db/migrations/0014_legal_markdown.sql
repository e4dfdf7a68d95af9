ALTER TABLE "legal_revisions" DROP CONSTRAINT "legal_revisions_effective";--> statement-breakpoint
ALTER TABLE "legal_revisions" DROP COLUMN "print";--> statement-breakpoint
ALTER TABLE "legal_revisions" ADD CONSTRAINT "legal_revisions_effective" CHECK ("legal_revisions"."effective_at" is null or ("legal_revisions"."version" is not null and "legal_revisions"."snapshot" is not null and "legal_revisions"."withdrawn_at" is null));--> statement-breakpoint
-- Sections and lines in four languages become Markdown; signs that would mean something there get a backslash.
WITH sources AS (
  SELECT id, 'content' AS field, content AS tree FROM "legal_revisions"
  UNION ALL SELECT id, 'file_content', file_content FROM "legal_revisions"
), texts AS (
  SELECT id, field, language, 0 AS section, 'lead' AS kind, 1 AS place, tree -> 'lead' ->> language AS words
  FROM sources, unnest(ARRAY['de', 'en', 'fr', 'it']) AS language
  UNION ALL
  SELECT id, field, language, s.place, kind, l.place, l.line -> 'texts' ->> language
  FROM sources, unnest(ARRAY['de', 'en', 'fr', 'it']) AS language, unnest(ARRAY['paragraphs', 'steps', 'items']) AS kind,
    jsonb_array_elements(tree -> 'sections') WITH ORDINALITY AS s(section, place),
    jsonb_array_elements(s.section -> kind) WITH ORDINALITY AS l(line, place)
), lines AS (
  SELECT id, field, language, section, kind, place,
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(btrim(words),
      '\s*\n\s*', ' ', 'g'), '([\\*])', '\\\1', 'g'), '^(\d+)([.)])', '\1\\\2'), '^([-#])', '\\\1') AS line
  FROM texts WHERE btrim(words) <> ''
), blocks AS (
  SELECT id, field, language, section, 1 AS kind, place, line AS block FROM lines WHERE kind IN ('lead', 'paragraphs')
  UNION ALL
  SELECT id, field, language, section, 2, 0, string_agg(place || '. ' || line, E'\n' ORDER BY place) FROM lines
  WHERE kind = 'steps' GROUP BY id, field, language, section
  UNION ALL
  SELECT id, field, language, section, 3, 0, string_agg('- ' || line, E'\n' ORDER BY place) FROM lines
  WHERE kind = 'items' GROUP BY id, field, language, section
  UNION ALL
  SELECT id, field, language, place, 0, 0, '## ' || (section -> 'title' ->> language) || ' {#' || (section ->> 'id') || '}'
  FROM sources, unnest(ARRAY['de', 'en', 'fr', 'it']) AS language,
    jsonb_array_elements(tree -> 'sections') WITH ORDINALITY AS s(section, place)
), documents AS (
  SELECT id, field, language, string_agg(block, E'\n\n' ORDER BY section, kind, place) AS markdown
  FROM blocks GROUP BY id, field, language
), contents AS (
  SELECT id, field, '{"de": "", "en": "", "fr": "", "it": ""}' || jsonb_object_agg(language, markdown) AS content
  FROM documents GROUP BY id, field
)
UPDATE "legal_revisions" SET content = c.content, file_content = f.content
FROM contents AS c, contents AS f
WHERE c.id = legal_revisions.id AND c.field = 'content' AND f.id = legal_revisions.id AND f.field = 'file_content';

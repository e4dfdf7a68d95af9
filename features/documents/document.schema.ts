import { z } from 'zod'
import { FACT_PAGES } from '#features/facts/content/missing-facts.ts'
import type { PublishedDocument } from './content/documents.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { MAX_DOCUMENT_BYTES } from './document-file.ts'
import { DOCUMENT_LIMITS, type DocumentTexts } from './staff-document.ts'

export const documentTitleSchema = z
  .string()
  .overwrite(plainLine)
  .max(DOCUMENT_LIMITS.title)
  .regex(SINGLE_LINE)

export const documentTextsSchema = z.object({
  title: z.object({
    de: documentTitleSchema,
    en: documentTitleSchema,
    fr: documentTitleSchema,
    it: documentTitleSchema,
  }),
  pages: z
    .array(
      z
        .string()
        .max(60)
        .refine((page) => FACT_PAGES.some((each) => each === page)),
    )
    .max(FACT_PAGES.length)
    .refine((pages) => new Set(pages).size === pages.length)
    .readonly(),
}) satisfies z.ZodType<DocumentTexts>

export const documentSchema = documentTextsSchema.extend({
  file: z.object({ bytes: z.int().min(1).max(MAX_DOCUMENT_BYTES) }),
}) satisfies z.ZodType<PublishedDocument>

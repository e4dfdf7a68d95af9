import { z } from 'zod'
import { FACT_PAGES } from '#features/facts/content/missing-facts.ts'
import type { PublishedDocument } from './content/documents.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { MAX_DOCUMENT_BYTES } from './document-file.ts'

/** Characters. */
export const DOCUMENT_LIMITS = { title: 120 } as const

export const documentTitleSchema = z
  .string()
  .overwrite(plainLine)
  .max(DOCUMENT_LIMITS.title)
  .regex(SINGLE_LINE)

/** What owners write about a document; empty titles are allowed until it is published. */
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
})

export type DocumentTexts = z.infer<typeof documentTextsSchema>

export const documentSchema = documentTextsSchema.extend({
  file: z.object({ bytes: z.int().min(1).max(MAX_DOCUMENT_BYTES) }),
}) satisfies z.ZodType<PublishedDocument>

/** Languages in which it needs a title before it is shown. */
export function findMissingTitles({ title }: Pick<DocumentTexts, 'title'>): Language[] {
  return LANGUAGES.filter((language) => title[language].trim() === '')
}

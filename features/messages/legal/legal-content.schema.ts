import { z } from 'zod'
import { LEGAL_LIMITS } from './legal-rules.ts'
import type { LegalContent } from './legal-content.ts'

/** A draft may be longer than what can be published, so that nothing typed is lost. */
const text = z.string().max(2 * LEGAL_LIMITS.line)
const texts = z.object({ de: text, en: text, fr: text, it: text })
const lines = z
  .array(z.object({ key: z.string().regex(/^[a-z][\w.-]{0,99}$/), texts }))
  .max(LEGAL_LIMITS.lines)
  .readonly()

export const legalContentSchema = z.object({
  lead: texts,
  sections: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
        title: texts,
        paragraphs: lines,
        steps: lines,
        items: lines,
      }),
    )
    .min(1)
    .max(LEGAL_LIMITS.sections)
    .readonly(),
}) satisfies z.ZodType<LegalContent>

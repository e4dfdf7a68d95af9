import { z } from 'zod'
import { NEWS_LIMITS, type NewsDocument } from './news-document.ts'

const line = z
  .string()
  .max(NEWS_LIMITS.line)
  .regex(/^[^\r\n\0]*$/)
const texts = z.object({
  title: line,
  lead: line,
  drawingAlt: line,
  nextLabel: line,
  body: z
    .string()
    .max(NEWS_LIMITS.body)
    .regex(/^[^\0]*$/),
})

/** Bounds only: a draft may lack anything. */
export const newsDocumentSchema = z.object({
  date: z.iso.date(),
  drawing: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .nullable(),
  next: line.nullable(),
  texts: z.object({ de: texts, en: texts, fr: texts, it: texts }),
}) satisfies z.ZodType<NewsDocument>

import { z } from 'zod'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { LANGUAGES } from './languages.ts'

/** One line of at most so many characters; may be empty. */
export const line = (most: number) => z.string().overwrite(plainLine).max(most).regex(SINGLE_LINE)

export const neededLine = (most: number) => line(most).min(1)

/** A line in the languages in which somebody wrote it; empty texts are none. */
export const someLanguages = (most: number) =>
  z
    .partialRecord(z.enum(LANGUAGES), line(most))
    .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')))

/** German at least, because the others are translated from it. */
export const requiredInGerman = (most: number) => someLanguages(most).refine((texts) => 'de' in texts)

import { LANGUAGES } from '#i18n/languages.ts'
import { z } from 'zod'
import type { Person } from '#features/company/content/people.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'

/** Characters, but for the numbers of qualifications. */
export const PERSON_LIMITS = {
  name: 80,
  role: 80,
  biography: 600,
  languages: 80,
  qualification: 100,
  body: 80,
  qualifications: 12,
  alt: 200,
  credit: 120,
  url: 200,
} as const
const FIRST_YEAR = 1950
const LAST_YEAR = 2100

const line = (most: number) => z.string().overwrite(plainLine).max(most).regex(SINGLE_LINE)
const needed = (most: number) => line(most).min(1)
const year = z.int().min(FIRST_YEAR).max(LAST_YEAR)

/** Empty texts are none. */
const someLanguages = (most: number) =>
  z
    .partialRecord(z.enum(LANGUAGES), line(most))
    .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')))

const percent = z.int().min(0).max(100)
const alt = needed(PERSON_LIMITS.alt)

export const personSchema = z.object({
  name: needed(PERSON_LIMITS.name).nullable(),
  role: someLanguages(PERSON_LIMITS.role),
  biography: someLanguages(PERSON_LIMITS.biography),
  languages: someLanguages(PERSON_LIMITS.languages),
  qualifications: z
    .array(
      z.object({
        name: someLanguages(PERSON_LIMITS.qualification).refine((name) => 'de' in name),
        body: needed(PERSON_LIMITS.body),
        year,
      }),
    )
    .max(PERSON_LIMITS.qualifications)
    .readonly(),
  since: year.nullable(),
  profileUrl: z
    .url({ protocol: /^https$/ })
    .max(PERSON_LIMITS.url)
    .nullable(),
  portrait: z
    .object({
      original: z.uuid(),
      focus: z.object({ x: percent, y: percent }),
      alt: z.object({ de: alt, en: alt, fr: alt, it: alt }),
      credit: needed(PERSON_LIMITS.credit),
    })
    .nullable(),
}) satisfies z.ZodType<Person>

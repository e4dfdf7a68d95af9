import { z } from 'zod'
import type {
  Instructor,
  Insurance,
  MeetingPlace,
  Membership,
  ProjectPrices,
  Proof,
  Reference,
  TravelTime,
  Voice,
} from '#features/facts/content/owner-facts.ts'
import { neededLine, someLanguages, requiredInGerman } from '#i18n/written-text.schema.ts'

/** Characters of texts, and how many of a list. */
export const OWNER_LIMITS = {
  name: 80,
  title: 60,
  text: 160,
  quote: 400,
  work: 400,
  url: 200,
  qualifications: 12,
  instructors: 20,
  proofs: 8,
  memberships: 20,
  references: 20,
  voices: 40,
  travelTimes: 10,
  meetingPlaces: 60,
  minutes: 600,
  cents: 100_000_00,
} as const

const LIMITS = OWNER_LIMITS
const name = neededLine(LIMITS.name)
const title = requiredInGerman(LIMITS.title)
const text = requiredInGerman(LIMITS.text)

const list = <Entry extends z.ZodType>(entry: Entry, most: number) => z.array(entry).max(most).readonly()

export const instructorsSchema = list(
  z.object({
    name,
    qualifications: list(
      z.object({ name: text, body: name, year: z.int().min(1950).max(2100) }),
      LIMITS.qualifications,
    ),
  }),
  LIMITS.instructors,
) satisfies z.ZodType<readonly Instructor[]>

export const proofsSchema = list(z.object({ title, text }), LIMITS.proofs) satisfies z.ZodType<
  readonly Proof[]
>

export const insuranceSchema = z.object({ insurer: name, cover: text }) satisfies z.ZodType<Insurance>

export const membershipsSchema = list(
  z.object({
    name,
    kind: title,
    url: z
      .url({ protocol: /^https$/ })
      .max(LIMITS.url)
      .nullable(),
  }),
  LIMITS.memberships,
) satisfies z.ZodType<readonly Membership[]>

export const referencesSchema = list(
  z.object({
    client: text,
    work: requiredInGerman(LIMITS.work),
    result: someLanguages(LIMITS.text),
    released: name,
  }),
  LIMITS.references,
) satisfies z.ZodType<readonly Reference[]>

export const voicesSchema = list(
  z.object({
    quote: requiredInGerman(LIMITS.quote),
    name,
    position: someLanguages(LIMITS.title),
    company: name.nullable(),
    occasion: someLanguages(LIMITS.text),
    pages: list(z.string().regex(/^[a-z0-9-]{1,60}$/), 40),
    released: name,
  }),
  LIMITS.voices,
) satisfies z.ZodType<readonly Voice[]>

export const meetingPlacesSchema = z
  .record(
    z.string().regex(/^[a-z0-9-]{1,60}$/),
    z.object({ place: text, arrival: someLanguages(LIMITS.work) }),
  )
  .refine((places) => Object.keys(places).length <= LIMITS.meetingPlaces) satisfies z.ZodType<
  Readonly<Record<string, MeetingPlace>>
>

export const travelTimesSchema = list(
  z.object({ from: name, minutes: z.int().min(1).max(LIMITS.minutes) }),
  LIMITS.travelTimes,
) satisfies z.ZodType<readonly TravelTime[]>

const cents = z.int().min(100).max(LIMITS.cents).nullable()

export const projectPricesSchema = z.object({
  checkCents: cents,
  dayRateCents: cents,
}) satisfies z.ZodType<ProjectPrices>

// zod/mini: a third of the bytes in the browser.
import * as z from 'zod/mini'
import { SERVICE_ID } from '#features/services/content/services.ts'
import { MULTI_LINE, plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import type { EventInput } from './event-input.ts'
import { MAX_REPETITIONS } from './repeat-days.ts'

/** Characters. */
export const EVENT_LIMITS = { title: 120, place: 120, meetingPoint: 200, note: 2000 } as const

const text = (length: number) =>
  z.string().check(z.overwrite(plainLine), z.minLength(1), z.maxLength(length), z.regex(SINGLE_LINE))
const localised = (length: number) =>
  z.object({
    de: text(length),
    en: z.exactOptional(text(length)),
    fr: z.exactOptional(text(length)),
    it: z.exactOptional(text(length)),
  })
/** `YYYY-MM-DD`. PostgreSQL has no year 0, and no clock changes before 1970. */
export const eventDaySchema = z.iso.date().check(z.refine((text) => text >= '1970-01-01'))
const wallClock = z.string().check(
  z.maxLength(16),
  z.regex(/T([01]\d|2[0-3]):[0-5]\d$/),
  z.refine((local) => eventDaySchema.safeParse(local.slice(0, -6)).success),
)
const count = z.int().check(z.minimum(1), z.maximum(1000))

/** Of one place, in Rappen. */
export const eventPrice = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** An event from the browser, shared by its form and the server. `checkEvent` checks the fields against each other. */
export const eventInputSchema = z.object({
  serviceId: z.nullable(z.string().check(z.regex(SERVICE_ID))),
  title: localised(EVENT_LIMITS.title),
  starts: wallClock,
  ends: wallClock,
  allDay: z.boolean(),
  place: localised(EVENT_LIMITS.place),
  meetingPoint: z.nullable(localised(EVENT_LIMITS.meetingPoint)),
  places: z.nullable(count),
  blocked: z.exactOptional(z.int().check(z.minimum(0), z.maximum(1000))),
  priceCents: z.nullable(eventPrice),
  public: z.boolean(),
  note: z.nullable(
    z
      .string()
      .check(z.overwrite(plainText), z.minLength(1), z.maxLength(EVENT_LIMITS.note), z.regex(MULTI_LINE)),
  ),
  minimumParticipants: z.nullable(count),
  decideBy: z.nullable(eventDaySchema),
}) satisfies z.ZodMiniType<EventInput, unknown>

/** How often an event repeats, or on which further days. */
export const repetitionSchema = z.union([
  z.object({
    rhythm: z.enum(['weekly', 'monthly']),
    count: z.int().check(z.minimum(1), z.maximum(MAX_REPETITIONS)),
  }),
  z.object({ days: z.array(eventDaySchema).check(z.minLength(1), z.maxLength(MAX_REPETITIONS)) }),
])

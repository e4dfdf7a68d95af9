import { z } from 'zod'
import { SERVICE_IDS } from '#content/services.ts'
import { MULTI_LINE, plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import type { EventInput } from './event-input.ts'

const text = (length: number) => z.string().overwrite(plainLine).min(1).max(length).regex(SINGLE_LINE)
const localised = (length: number) =>
  z.object({
    de: text(length),
    en: text(length).exactOptional(),
    fr: text(length).exactOptional(),
    it: text(length).exactOptional(),
  })
/** PostgreSQL has no year 0, and no clock changes that far back. */
const day = z.iso.date().refine((text) => text >= '1970-01-01')
const wallClock = z
  .string()
  .regex(/T([01]\d|2[0-3]):[0-5]\d$/)
  .refine((local) => day.safeParse(local.slice(0, -6)).success)
const count = z.int().min(1).max(1000)

/** An event from the browser. `checkEvent` checks the fields against each other. */
export const eventInputSchema = z.object({
  serviceId: z.enum(SERVICE_IDS).nullable(),
  title: localised(120),
  starts: wallClock,
  ends: wallClock,
  allDay: z.boolean(),
  place: localised(120),
  meetingPoint: localised(200).nullable(),
  places: count.nullable(),
  blocked: z.int().min(0).max(1000).exactOptional(),
  priceCents: z.int().min(0).max(1_000_000).nullable(),
  public: z.boolean(),
  note: z.string().overwrite(plainText).min(1).max(2000).regex(MULTI_LINE).nullable(),
  minimumParticipants: count.nullable(),
  decideBy: day.nullable(),
}) satisfies z.ZodType<EventInput, unknown>

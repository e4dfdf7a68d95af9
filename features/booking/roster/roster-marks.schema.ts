import { z } from 'zod'
import { MAX_PEOPLE } from '../booking.ts'
import { DOOR_MEANS, MOST_MARKS } from './roster-mark.ts'

const moment = z.iso.datetime()
const every = { id: z.uuid(), bookingId: z.uuid(), at: moment, device: z.uuid() }

const tick = z.object({
  ...every,
  person: z
    .int()
    .min(0)
    .max(MAX_PEOPLE - 1),
  kind: z.enum(['here', 'gone']),
  cents: z.null(),
  means: z.null(),
})
const taken = z.object({
  ...every,
  person: z.int().min(0).max(0),
  kind: z.literal('paid'),
  cents: z.int().min(1).max(100_000_000),
  means: z.enum(DOOR_MEANS),
})

/** `sentAt`: of the device's clock, to know what it is off. */
export const rosterMarksSchema = z.object({
  sentAt: moment,
  marks: z.array(z.discriminatedUnion('kind', [tick, taken])).max(MOST_MARKS),
})

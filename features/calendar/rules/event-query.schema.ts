import { z } from 'zod'
import type { ServiceId } from '#features/services/content/services.ts'
import { toLanguage } from '#i18n/languages.ts'
import { type EventQuery, MAX_EVENTS } from '../calendar-event.ts'

const day = z.iso.date().refine((text) => text >= '1970-01-01')

export const eventQuerySchema = (services: readonly ServiceId[]) =>
  z.object({
    /** Comma-separated ids; `none` for events outside the services. */
    service: z
      .string()
      .max(400)
      .transform((text) => [...new Set(text.split(','))].sort())
      .pipe(z.array(z.enum([...services, 'none'])).min(1))
      .optional(),
    from: day.optional(),
    until: day.optional(),
    cancelled: z.literal('1').optional(),
    limit: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(z.int().min(1).max(MAX_EVENTS))
      .default(MAX_EVENTS),
    lng: z.string().max(35).transform(toLanguage).optional(),
  })

export type EventQueryValues = z.output<ReturnType<typeof eventQuerySchema>>

export function toEventQuery({ service, from, until, cancelled, limit }: EventQueryValues): EventQuery {
  return {
    limit,
    ...(service && { serviceIds: service }),
    ...(from && { from }),
    ...(until && { until }),
    ...(cancelled && { withCancelled: true }),
  }
}

export const eventIdSchema = z.uuid()

import { z } from 'zod'
import { FIRST_SERVICE_IDS } from './content/services.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { SINGLE_LINE } from '#kernel/written-text.ts'
import { SERVICE_STATES, type ServiceFact, type ServiceOrder } from './service-fact.ts'

/** Characters of a name, with what it means in brackets. */
export const MAX_SERVICE_NAME = 60
export const MAX_SERVICE_ID = 40
export const MAX_GROUP = 200
export const MAX_BRACKETS = 8
export const MAX_SERVICES = 60

export const serviceIdSchema = z
  .string()
  .max(MAX_SERVICE_ID)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
/** A drawing's name or an id. */
export const servicePictureSchema = z.string().regex(/^[\w-]{1,60}$/)
const firstId = z.enum(FIRST_SERVICE_IDS)
const count = (max: number) => z.int().min(0).max(max)
const people = z.int().min(1).max(MAX_GROUP)
/** Whole or half. */
const days = z.number().min(0).max(14).multipleOf(0.5)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5][05]$/)

export const courseFactsSchema = z.object({
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  days: days.min(0.5),
  nights: count(13),
  group: z.object({ from: people, to: people }).refine(({ from, to }) => from <= to, { path: ['to'] }),
  hours: z.object({ from: time, to: time }),
  walk: z.object({ kilometres: count(200), ascentMetres: count(20_000) }),
  minimumAge: z.int().min(6).max(99),
})

export const teamEventFactsSchema = z
  .object({
    hours: count(12),
    days,
    nights: count(13),
    flatUpTo: people,
    brackets: z
      .array(z.object({ upTo: people }))
      .max(MAX_BRACKETS)
      .readonly(),
  })
  .refine(({ hours, days: whole }) => hours > 0 || whole > 0, { path: ['hours'] })
  .refine(({ flatUpTo, brackets }) => isAscending([flatUpTo, ...brackets.map(({ upTo }) => upTo)]), {
    path: ['brackets'],
  })

export const serviceNamesSchema = z.object(
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      z.string().trim().min(2).max(MAX_SERVICE_NAME).regex(SINGLE_LINE),
    ]),
  ) as Record<(typeof LANGUAGES)[number], z.ZodString>,
)

export const serviceFactsSchema = z.union([courseFactsSchema, teamEventFactsSchema])

/** `facts` must be those of the service's kind. */
export const serviceFactSchema: z.ZodType<ServiceFact> = z.object({
  state: z.enum(SERVICE_STATES),
  own: z
    .object({
      like: firstId,
      from: serviceIdSchema,
      names: serviceNamesSchema,
      texts: z.record(z.string().max(300), z.partialRecord(z.enum(LANGUAGES), z.string().max(4000))),
    })
    .nullable(),
  picture: servicePictureSchema.nullable(),
  leadsTo: serviceIdSchema.nullable(),
  facts: serviceFactsSchema,
})

export const serviceOrderSchema: z.ZodType<ServiceOrder> = z.array(serviceIdSchema).max(MAX_SERVICES)

function isAscending(limits: readonly number[]): boolean {
  return limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0))
}

import { z } from 'zod'
import { FIRST_PRICES } from '#features/services/content/first-prices.ts'
import { SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'
import season from './events-season.json' with { type: 'json' }
import { type Text, textSchema } from './seed-texts.ts'

const day = z.int().min(0).max(6)
const month = z.int().min(1).max(12)
/** Days after Monday of its week, and wall-clock time. */
const moment = z.tuple([day, z.iso.time({ precision: -1 })])

const roundSchema = z.strictObject({
  title: textSchema,
  place: textSchema,
  /** A text, or the railway station of a place. */
  meetingPoint: z.union([
    textSchema,
    z.strictObject({ station: z.string() }).transform(({ station }) => stationOf(station)),
  ]),
  starts: moment,
  ends: moment,
  places: z.int().positive(),
  /** Per person; null: the price of the course. */
  priceCents: z.int().nonnegative().nullable(),
  /** All year without. */
  months: z.tuple([month, month]).exactOptional(),
  /** First week relative to the season's start, and weeks between dates. */
  weeks: z.tuple([z.int().nonnegative(), z.int().positive()]),
  /** Taken places per date; `off`: cancelled. */
  taken: z.array(z.union([z.int().nonnegative(), z.literal('off')])),
})

export type SeedRound = z.output<typeof roundSchema> & {
  serviceId: string | null
  minimumParticipants: number | null
}

const courseSchema = roundSchema
  .omit({ starts: true, ends: true, places: true, priceCents: true })
  .extend({ serviceId: z.enum(SURVIVAL_COURSES.map(({ id }) => id)), days: z.tuple([day, day]) })

const openGroupSchema = roundSchema
  .omit({ title: true, places: true, priceCents: true })
  .extend({ serviceId: z.enum(TEAM_EVENTS.map(({ id }) => id)), name: z.string() })

const { courses, openGroups, evenings } = z
  .strictObject({
    courses: z.array(courseSchema),
    openGroups: z.array(openGroupSchema),
    evenings: z.array(roundSchema),
  })
  .parse(season)

/** Weekends for courses, working days for teams. */
export const SEASON: SeedRound[] = [
  ...courses.map(courseRound),
  ...openGroups.map(openGroupRound),
  ...evenings.map((round) => ({ ...round, serviceId: null, minimumParticipants: null })),
]

/** Group size, hours and price come from `features/services/content/services.ts`. */
function courseRound({ days: [first, last], ...round }: z.output<typeof courseSchema>): SeedRound {
  const found = SURVIVAL_COURSES.find(({ id }) => id === round.serviceId)
  if (!found) throw new Error(`no course ${round.serviceId}`)
  return {
    ...round,
    starts: [first, found.hours.from],
    ends: [last, found.hours.to],
    places: found.group.to,
    priceCents: null,
    minimumParticipants: found.group.from,
  }
}

/** Individuals pay the per-person price of a group of 13. */
function openGroupRound({ name, ...round }: z.output<typeof openGroupSchema>): SeedRound {
  return {
    ...round,
    title: {
      de: `${name}, offene Gruppe`,
      en: `${name}, open group`,
      fr: `${name}, groupe ouvert`,
      it: `${name}, gruppo aperto`,
    },
    places: 16,
    priceCents: FIRST_PRICES[round.serviceId][1] ?? null,
    minimumParticipants: 8,
  }
}

function stationOf(place: string): Text {
  return {
    de: `Bahnhof ${place}`,
    en: `${place} railway station`,
    fr: `Gare ${/^[AEIOU]/.test(place) ? 'd’' : 'de '}${place}`,
    it: `Stazione di ${place}`,
  }
}

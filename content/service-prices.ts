import {
  type ServiceId,
  SURVIVAL_COURSES,
  type SurvivalCourse,
  TEAM_EVENTS,
  type TeamEvent,
} from './services.ts'

/**
 * Rappen. A course has its price per person; a team event the flat price, then the price per person of each bracket in
 * `TEAM_EVENTS`.
 */
export type ServicePrices = Readonly<Record<ServiceId, readonly [first: number, ...brackets: number[]]>>

export type PricedCourse = SurvivalCourse & { pricePerPersonCents: number }

export type PricedTeamEvent = Omit<TeamEvent, 'brackets'> & {
  flatCents: number
  brackets: readonly { upTo: number; perPersonCents: number }[]
}

export interface PricedServices {
  courses: readonly PricedCourse[]
  teamEvents: readonly PricedTeamEvent[]
}

/** In the order of `services.ts`. Throws when a price is missing. */
export function pricedServices(prices: ServicePrices): PricedServices {
  return {
    courses: SURVIVAL_COURSES.map((course) => ({ ...course, pricePerPersonCents: prices[course.id][0] })),
    teamEvents: TEAM_EVENTS.map((event) => {
      const [flatCents, ...rates] = prices[event.id]
      const brackets = event.brackets.map(({ upTo }, index) => {
        const perPersonCents = rates[index]
        if (perPersonCents === undefined) throw new Error(`"${event.id}" has no price up to ${upTo} people`)
        return { upTo, perPersonCents }
      })
      return { ...event, flatCents, brackets }
    }),
  }
}

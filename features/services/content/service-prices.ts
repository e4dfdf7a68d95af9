import type { ServiceId, Services, SurvivalCourse, TeamEvent } from './services.ts'

/** Rappen. A course has its price per person; a team event the flat price, then the price per person of each bracket. */
export type Amounts = readonly [first: number, ...brackets: number[]]

export type ServicePrices = Readonly<Record<ServiceId, Amounts>>

export type PricedCourse = SurvivalCourse & { pricePerPersonCents: number }

export type PricedTeamEvent = Omit<TeamEvent, 'brackets'> & {
  flatCents: number
  brackets: readonly { upTo: number; perPersonCents: number }[]
}

export interface PricedServices {
  courses: readonly PricedCourse[]
  teamEvents: readonly PricedTeamEvent[]
}

/** Throws when a price is missing. */
export function pricesOf(prices: ServicePrices, id: ServiceId): Amounts {
  const amounts = prices[id]
  if (!amounts) throw new Error(`"${id}" has no price`)
  return amounts
}

/** What is offered, in the order of the site. Throws when a price is missing. */
export function pricedServices({ courses, teamEvents }: Services, prices: ServicePrices): PricedServices {
  return {
    courses: courses.map((course) => ({ ...course, pricePerPersonCents: pricesOf(prices, course.id)[0] })),
    teamEvents: teamEvents.map((event) => {
      const [flatCents, ...rates] = pricesOf(prices, event.id)
      const brackets = event.brackets.map(({ upTo }, index) => {
        const perPersonCents = rates[index]
        if (perPersonCents === undefined) throw new Error(`"${event.id}" has no price up to ${upTo} people`)
        return { upTo, perPersonCents }
      })
      return { ...event, flatCents, brackets }
    }),
  }
}

import {
  type ServiceId,
  SURVIVAL_COURSES,
  type SurvivalCourse,
  TEAM_EVENTS,
  type TeamEvent,
} from '#content/services.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'

/** What a group pays, in integer Rappen. */
export interface GroupPrice {
  people: number
  /** What is owed, exactly: the flat price, or the rate times the people. */
  totalCents: number
  /**
   * One person's share, rounded half up to the Rappen. When it is not `exact`, the shares do not sum to the total:
   * show it as approximate, and never multiply it.
   */
  perHead: { cents: number; exact: boolean }
  madeOf:
    | { kind: 'flat'; flatCents: number; upTo: number }
    /** `people` × `rateCents` is the total. */
    | { kind: 'per-person'; rateCents: number }
  /** The larger group that pays least, when it pays less than this one. The published price stays binding. */
  cheaperFrom: { people: number; totalCents: number } | null
}

export type GroupPriceRefusal =
  /** Not a whole number of people from 1, or too many to count. */
  | { code: 'invalid_number' }
  /** There is no price for so many; the group asks for one. */
  | { code: 'over_maximum'; maximum: number }

/** The price of any service for a group. Its rule is the service's: `priceGroup` or `pricePerson`. */
export function priceService(id: ServiceId, people: number): Result<GroupPrice, GroupPriceRefusal> {
  const event = TEAM_EVENTS.find((each) => each.id === id)
  if (event) return priceGroup(event, people)
  const course = SURVIVAL_COURSES.find((each) => each.id === id)
  if (course) return pricePerson(course, people)
  throw new Error(`There is no service "${id}"`)
}

/**
 * A team event for the whole group (RULING 1): up to `flatUpTo` people the flat price, above that every person
 * pays the rate of the group's bracket. So a larger group may pay less than a smaller one.
 */
export function priceGroup(event: TeamEvent, people: number): Result<GroupPrice, GroupPriceRefusal> {
  if (!isHeadCount(people)) return refuse({ code: 'invalid_number' })
  const maximum = largestGroup(event)
  if (people > maximum) return refuse({ code: 'over_maximum', maximum })
  const bracket = bracketsOf(event).find(({ upTo }) => people <= upTo)
  if (!bracket) throw new Error(`No bracket of "${event.id}" holds ${people} people`)
  const totalCents = totalIn(bracket, people)
  return accept({
    people,
    totalCents,
    perHead: perHead(totalCents, people),
    madeOf:
      bracket.kind === 'flat'
        ? { kind: 'flat', flatCents: bracket.cents, upTo: bracket.upTo }
        : { kind: 'per-person', rateCents: bracket.cents },
    cheaperFrom: cheaperFrom(event, people, totalCents),
  })
}

/** A survival course: everyone pays the same. How many places there are is the date's matter. */
export function pricePerson(course: SurvivalCourse, people: number): Result<GroupPrice, GroupPriceRefusal> {
  const rateCents: number = course.pricePerPersonCents
  const totalCents = people * rateCents
  if (!isHeadCount(people) || !Number.isSafeInteger(totalCents)) return refuse({ code: 'invalid_number' })
  return accept({
    people,
    totalCents,
    perHead: { cents: rateCents, exact: true },
    madeOf: { kind: 'per-person', rateCents },
    cheaperFrom: null,
  })
}

/** One line of an event's price table: the flat price, or what each person of the group pays. */
export interface PriceBracket {
  kind: 'flat' | 'per-person'
  from: number
  upTo: number
  cents: number
}

/** The price table, smallest groups first, without gaps. */
export function bracketsOf(event: TeamEvent): PriceBracket[] {
  const table: PriceBracket[] = [{ kind: 'flat', from: 1, upTo: event.flatUpTo, cents: event.flatCents }]
  for (const { upTo, perPersonCents } of event.brackets)
    table.push({ kind: 'per-person', from: (table.at(-1)?.upTo ?? 0) + 1, upTo, cents: perPersonCents })
  return table
}

/** Above this many people there is no price, only a request. */
export function largestGroup(event: TeamEvent): number {
  return event.brackets.at(-1)?.upTo ?? event.flatUpTo
}

/** What a group pays that falls into the bracket. */
export function totalIn(bracket: PriceBracket, people: number): number {
  return bracket.kind === 'flat' ? bracket.cents : people * bracket.cents
}

/** Inside a bracket more people never pay less, so the cheapest larger group is the first of a later bracket. */
function cheaperFrom(event: TeamEvent, people: number, totalCents: number): GroupPrice['cheaperFrom'] {
  let cheapest: GroupPrice['cheaperFrom'] = null
  for (const bracket of bracketsOf(event)) {
    const larger = { people: bracket.from, totalCents: totalIn(bracket, bracket.from) }
    if (larger.people > people && larger.totalCents < (cheapest?.totalCents ?? totalCents)) cheapest = larger
  }
  return cheapest
}

function perHead(totalCents: number, people: number): GroupPrice['perHead'] {
  const rest = totalCents % people
  const cents = (totalCents - rest) / people + (rest * 2 >= people ? 1 : 0)
  return { cents, exact: rest === 0 }
}

function isHeadCount(people: number): boolean {
  return Number.isSafeInteger(people) && people >= 1
}

import type { PricedCourse, PricedTeamEvent } from './service-prices.ts'
import type { TeamEvent } from './services.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'

/** Integer Rappen. */
export interface GroupPrice {
  people: number
  totalCents: number
  /** Rounded half up. Unless `exact`, show it as approximate and never multiply it. */
  perHead: { cents: number; exact: boolean }
  madeOf: { kind: 'flat'; flatCents: number; upTo: number } | { kind: 'per-person'; rateCents: number }
  /** A larger group that pays less. The published price stays binding. */
  cheaperFrom: { people: number; totalCents: number } | null
}

export type GroupPriceRefusal = { code: 'invalid_number' } | { code: 'over_maximum'; maximum: number }

/** RULING 1: flat up to `flatUpTo`, above it the bracket's rate per person, so a larger group may pay less. */
export function priceGroup(event: PricedTeamEvent, people: number): Result<GroupPrice, GroupPriceRefusal> {
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

/** The same price per person; the event limits the places. */
export function pricePerson(course: PricedCourse, people: number): Result<GroupPrice, GroupPriceRefusal> {
  const rateCents = course.pricePerPersonCents
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

export interface PriceBracket {
  kind: 'flat' | 'per-person'
  from: number
  upTo: number
  cents: number
}

/** Smallest groups first, without gaps. */
export function bracketsOf(event: PricedTeamEvent): PriceBracket[] {
  const table: PriceBracket[] = [{ kind: 'flat', from: 1, upTo: event.flatUpTo, cents: event.flatCents }]
  for (const { upTo, perPersonCents } of event.brackets)
    table.push({ kind: 'per-person', from: (table.at(-1)?.upTo ?? 0) + 1, upTo, cents: perPersonCents })
  return table
}

/** Larger groups have to request a price. */
export function largestGroup(
  event: Pick<TeamEvent, 'flatUpTo'> & { brackets: readonly { upTo: number }[] },
): number {
  return event.brackets.at(-1)?.upTo ?? event.flatUpTo
}

export function totalIn(bracket: PriceBracket, people: number): number {
  return bracket.kind === 'flat' ? bracket.cents : people * bracket.cents
}

/** Prices rise within a bracket, so the cheapest larger group is the first of a later bracket. */
function cheaperFrom(event: PricedTeamEvent, people: number, totalCents: number): GroupPrice['cheaperFrom'] {
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

import type { Amounts } from './content/service-prices.ts'
import { isCourse, type ServiceId, type SurvivalCourse, type TeamEvent } from './content/services.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { type RefusalOf, refusals } from '#kit/refusals.ts'

export const MAX_PRICE_CENTS = 10_000_000
/** How far ahead a price can be planned. */
export const MAX_PLAN_DAYS = 730

/** Drafts and retired ones too. */
export type KnownServices = readonly (SurvivalCourse | TeamEvent)[]

/** The prices of one service, as staff see them. */
export interface StaffServicePrice {
  id: ServiceId
  /** Up to how many people each amount is for; null: a course, whose price is per person. */
  limits: readonly number[] | null
  cents: Amounts
  /** The day from which they hold, `YYYY-MM-DD`; null: since the beginning. */
  since: string | null
  /** In the order of their days. */
  planned: PlannedPrice[]
  /** What held before, newest first. */
  earlier: { since: string | null; cents: Amounts }[]
  /** The newest change; 0 without any. Whoever changes the price names it, so that nobody overwrites unseen. */
  revision: number
}

export interface PlannedPrice {
  id: number
  /** Swiss day, `YYYY-MM-DD`. */
  fromDay: string
  cents: Amounts
}

export const SERVICE_PRICE_REFUSALS = refusals({
  unknown_service: 'missing',
  unknown_plan: 'missing',
  invalid_amounts: 'invalid',
  day_over: 'invalid',
  day_too_far: 'invalid',
  same_price: 'conflict',
  changed_meanwhile: 'conflict',
})
export type ServicePriceRefusal = RefusalOf<typeof SERVICE_PRICE_REFUSALS>

/** One amount for a course, one for each bracket of a team event; undefined where there is no such service. */
export function countAmounts(services: KnownServices, id: string): number | undefined {
  const service = services.find((each) => each.id === id)
  if (!service) return undefined
  return isCourse(service) ? 1 : limitsOf(service).length
}

/** Up to how many people the flat price and each bracket go. */
export function limitsOf({ flatUpTo, brackets }: Pick<TeamEvent, 'flatUpTo' | 'brackets'>): number[] {
  return [flatUpTo, ...brackets.map(({ upTo }) => upTo)]
}

export interface PricePlan {
  cents: readonly number[]
  /** Swiss day, `YYYY-MM-DD`; today: at once. */
  fromDay: string
}

/** Whether a service can have these amounts from that day. */
export function checkPlan(
  services: KnownServices,
  id: string,
  { cents, fromDay }: PricePlan,
  today: string,
): Result<{ service: KnownServices[number]; cents: Amounts }, ServicePriceRefusal> {
  const service = services.find((each) => each.id === id)
  if (!service) return refuse({ code: 'unknown_service' })
  if (cents.length !== countAmounts(services, id) || !cents.every(isAmount))
    return refuse({ code: 'invalid_amounts' })
  const ahead = (Date.parse(fromDay) - Date.parse(today)) / 86_400_000
  if (ahead < 0) return refuse({ code: 'day_over' })
  if (ahead > MAX_PLAN_DAYS) return refuse({ code: 'day_too_far' })
  return accept({ service, cents: cents as readonly number[] as Amounts })
}

/** Whole Rappen from CHF 1. */
function isAmount(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents >= 100 && cents <= MAX_PRICE_CENTS
}

export function isSamePrice(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((cents, index) => cents === other[index])
}

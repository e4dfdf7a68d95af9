import { DEPOSIT_LIMITS } from '#features/services/content/group-invoicing.ts'
import { contract, get, post } from '#kit/contract.ts'
import { count, day, json, listOf, revision } from '#kit/fields.ts'
import { SERVICE_PRICE_REFUSALS, type StaffServicePrice } from '../service-price.ts'
import type { StaffGroupInvoicing } from '../staff-group-invoicing.ts'

/** With its name in the language of the back office, as it is offered now. */
export type NamedServicePrice = StaffServicePrice & {
  name: string
  /** Of groups; null for a course. */
  invoicing: StaffGroupInvoicing | null
}

export const priceList = listOf({})

/** Of a service. */
const id = /^[\w-]{1,100}$/

/** What courses and team events cost, now and from a later day on. */
export const prices = contract(
  {
    permission: 'prices',
    isSmall: true,
    refusals: SERVICE_PRICE_REFUSALS,
    missing: 'unknown_service',
    subject: 'service',
  },
  {
    /** `today`: Swiss day. */
    list: get('/prices').answers<{ today: string; services: NamedServicePrice[] }>(),
    plan: post(
      '/prices/:id',
      { cents: json<readonly number[]>(), fromDay: day(), seen: revision() },
      { id, audit: 'price_planned' },
    ).answers<{ id: number; isPublished: boolean }>(),
    withdraw: post(
      '/planned-prices/:id/withdrawal',
      {},
      { id: /^[1-9]\d{0,14}$/, missing: 'unknown_plan', subject: '', audit: 'price_withdrawn' },
    ).answers<{ service: string }>(),
    /** How groups of a team event are invoiced unless their quote says otherwise. */
    setInvoicing: post(
      '/prices/:id/invoicing',
      {
        depositPercent: count(0, DEPOSIT_LIMITS.percent),
        depositDays: count(1, DEPOSIT_LIMITS.days),
        seen: count(0, 1_000_000),
      },
      { id, audit: 'group_invoicing_set' },
    ).answers<{ revision: number }>(),
  },
)

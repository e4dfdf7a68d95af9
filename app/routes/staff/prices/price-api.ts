import type { GroupInvoicing } from '#content/group-invoicing.ts'
import type { StaffServicePrice } from '#features/services/service-price.ts'
import type { StaffGroupInvoicing } from '#features/services/staff-group-invoicing.ts'
import type { Action, Nothing } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface PricePosts {
  '/prices/:id': Action<
    { cents: number[]; fromDay: string; seen: number },
    { id: number; isPublished: boolean }
  >
  /** How groups of a team event are invoiced unless their quote says otherwise. */
  '/prices/:id/invoicing': Action<GroupInvoicing & { seen: number }, { revision: number }>
  '/planned-prices/:id/withdrawal': Action<Nothing, { service: string }>
}

/** `GET` below `/api/staff`. */
export interface PriceAnswers {
  '/prices': { today: string; services: NamedServicePrice[] }
}

/** With its name in the language of the back office, as it is offered now. */
export type NamedServicePrice = StaffServicePrice & {
  name: string
  /** Of groups; null for a course. */
  invoicing: StaffGroupInvoicing | null
}

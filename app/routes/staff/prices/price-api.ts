import type { StaffServicePrice } from '#features/services/service-price.ts'
import type { Action, Nothing } from '../staff-api.ts'

/** `POST` below `/api/staff`. */
export interface PricePosts {
  '/prices/:id': Action<
    { cents: number[]; fromDay: string; seen: number },
    { id: number; isPublished: boolean }
  >
  '/planned-prices/:id/withdrawal': Action<Nothing, { service: string }>
}

/** `GET` below `/api/staff`. */
export interface PriceAnswers {
  '/prices': { today: string; services: NamedServicePrice[] }
}

/** With its name in the language of the back office, as it is offered now. */
export type NamedServicePrice = StaffServicePrice & { name: string }

import type { ServiceId } from '#features/services/content/services.ts'
import { contract, get, post } from '#kit/contract.ts'
import { json, line, listOf, nullable, picture, revision } from '#kit/fields.ts'
import { SERVICE_REFUSALS, type ServiceValues } from '../change-service.ts'
import type { StaffServices } from '../staff-service.ts'

export const serviceList = listOf({})

const seen = revision()
const values = {
  names: json<ServiceValues['names']>(),
  picture: nullable(picture()),
  facts: json<ServiceValues['facts']>(),
  cents: json<readonly number[]>(),
}
const changed = { audit: 'service_changed' } as const

/** Courses and team events: added as copies, changed, put onto the site, retired, in their order. */
export const services = contract(
  {
    permission: 'services',
    refusals: SERVICE_REFUSALS,
    missing: 'unknown_service',
    subject: 'service',
    id: /^[\w-]{1,100}$/,
  },
  {
    list: get('/services').answers<StaffServices>(),
    /** A draft with the words of the service that it is like. */
    add: post(
      '/services',
      { ...values, id: line(60), like: json<ServiceId>() },
      { ...changed, isCreated: true },
    ).answers<{ id: ServiceId }>(),
    save: post('/services/:id', { ...values, seen }, changed).answers<{ revision: number }>(),
    /** A draft, or a retired service again. */
    offer: post('/services/:id/publication', { seen }, changed).answers<{ revision: number }>(),
    /** `leadsTo`: the service that its address leads to; null: the overview. */
    retire: post(
      '/services/:id/retirement',
      { leadsTo: nullable(json<ServiceId>()), seen },
      changed,
    ).answers<{
      revision: number
    }>(),
    /** A draft that was never offered. */
    remove: post('/services/:id/removal', { seen }, changed).answers<{ revision: number }>(),
    arrange: post('/service-order', { ids: json<readonly ServiceId[]>(), seen }, changed).answers<{
      revision: number
    }>(),
  },
)

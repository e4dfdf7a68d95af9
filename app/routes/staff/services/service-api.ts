import type { NewService, ServiceValues } from '#features/services/change-service.ts'
import type { StaffServices } from '#features/services/staff-service.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface ServicePosts {
  /** A draft with the words of the service that it is like. */
  '/services': Action<NewService, { id: string }>
  '/services/:id': Action<ServiceValues & { seen: number }, { revision: number }>
  /** Of a draft, or of a retired service again. */
  '/services/:id/publication': Action<{ seen: number }, { revision: number }>
  '/services/:id/retirement': Action<{ leadsTo: string | null; seen: number }, { revision: number }>
  /** Of a draft that was never offered. */
  '/services/:id/removal': Action<{ seen: number }, { revision: number }>
  '/service-order': Action<{ ids: readonly string[]; seen: number }, { revision: number }>
}

/** `GET` below `/api/staff`. */
export interface ServiceAnswers {
  '/services': StaffServices
}

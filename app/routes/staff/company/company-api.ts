import type { StaffPart, StaffParts } from '#features/company/staff-part.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface CompanyPosts {
  '/facts/:id': Action<{ value: unknown; seen: number }, { revision: number }>
  '/company/:id': Action<{ value: unknown; seen: number }, { revision: number }>
}

/** `GET` below `/api/staff`. */
export interface CompanyAnswers {
  '/facts': StaffParts
  '/facts/:id': StaffPart
}

import type { ReactNode } from 'react'
import { type FieldProblem, inFieldOrder } from '#kernel/field-problem.ts'
import type { TypedFields } from './progress.ts'

export interface FormFields {
  typed: TypedFields
  first: TypedFields
  of: (name: string) => { id: string; error: ReactNode }
}

/** In page order, for the error summary. */
const ON_THE_PAGE = [
  'eventId',
  'people',
  'name',
  'email',
  'phone',
  'note',
  'noteConsent',
  'voucher',
  'way',
  'company',
  'street',
  'postalCode',
  'city',
  'terms',
]

export function inPageOrder(problems: readonly FieldProblem[]): FieldProblem[] {
  return inFieldOrder(problems, ON_THE_PAGE)
}

export function fieldId(name: string): string {
  return `buchen-${name}`
}

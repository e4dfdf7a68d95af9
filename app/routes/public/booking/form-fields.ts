import type { ReactNode } from 'react'
import { type FieldProblem, inFieldOrder } from '#kernel/field-problem.ts'
import type { TypedFields } from './progress.ts'

/** What the blocks need to know of the form they are parts of. */
export interface FormFields {
  /** What stands in the fields now. */
  typed: TypedFields
  /** What the server's markup begins with. */
  first: TypedFields
  /** Id and error of a field. */
  of: (name: string) => { id: string; error: ReactNode }
}

/** Fields in the order in which they stand on the page: problems are listed like that. */
const ON_THE_PAGE = [
  'eventId',
  'people',
  'name',
  'email',
  'phone',
  'note',
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

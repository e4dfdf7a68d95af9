import type { ReactNode } from 'react'
import type { Typed } from './progress.ts'

/** What the blocks need to know of the form they are parts of. */
export interface FormFields {
  /** What stands in the fields now. */
  typed: Typed
  /** What the server's markup begins with. */
  first: Typed
  /** Id and error of a field. */
  of: (name: string) => { id: string; error: ReactNode }
}

export function fieldId(name: string): string {
  return `buchen-${name}`
}

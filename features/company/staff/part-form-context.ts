import { createContext } from 'react'
import type { CompanyPart } from '../company-parts.ts'

interface PartForm {
  part: CompanyPart
  /** What is wrong with a field, by its name: `0.quote.de`. */
  errorOf: (field: string) => string | undefined
}

/** Of the form around the fields. */
export const PartFormContext = createContext<PartForm>({ part: 'company', errorOf: () => undefined })

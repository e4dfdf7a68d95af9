import type { Mandate, MandateLine } from '#features/quote/mandate/mandate.ts'
import type { Action, Nothing } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface MandatePosts {
  '/mandates/:id': Action<{ nextStep: string; nextDay: string | null; seen: number }>
  /** `closed: false` opens it again. */
  '/mandates/:id/closing': Action<{ closed: boolean; seen: number }>
  /** `original`: of the upload. */
  '/mandates/:id/documents': Action<{ original: string; title: string }>
  '/mandate-documents/:id/removal': Action<Nothing>
}

/** `GET` below `/api/staff`. */
export interface MandateAnswers {
  '/mandates': { today: string; mandates: MandateLine[] }
  '/mandates/:id': MandateFile
}

export interface MandateFile {
  /** Swiss day. */
  today: string
  mandate: Mandate
  invoices: MandateInvoice[]
}

export interface MandateInvoice {
  id: string
  /** Null: not sent yet. */
  number: string | null
  isDraft: boolean
  totalCents: number
  openCents: number
}

import { randomUUID } from 'node:crypto'
import type { InvoiceTerms } from '#features/invoice/invoice-deps.server.ts'
import { saveDraft, writeInvoice } from '#features/invoice/change/draft-invoice.server.ts'
import { sendInvoice } from '#features/invoice/change/send-invoice.server.ts'
import type { StoredInvoice } from '#features/invoice/database/invoices-repository.server.ts'
import type { Draft } from '#features/invoice/rules/draft.schema.ts'
import { FIRST_COMPANY } from '#content/first-company.ts'
import { SAMPLE_ACCOUNT, SAMPLE_REMINDERS, SAMPLE_RECIPIENT } from './invoice-samples.ts'
import { openBookingScene } from './bookings/booking-scene.ts'

export const STAFF = '00000000-0000-4000-8000-000000000001'

export const SAMPLE_DRAFT: Draft = {
  language: 'de',
  email: 'buchhaltung@example.ch',
  recipient: SAMPLE_RECIPIENT,
  orderNumber: '4500-118',
  note: null,
  lines: [
    {
      title: 'Feuer & Fokus',
      detail: 'bis 12 Personen',
      quantityHundredths: 100,
      unitCents: 140_000,
      vat: 'standard',
    },
  ],
  performedFrom: '2026-08-20',
  performedTo: '2026-08-20',
  dueDays: 30,
}

export type InvoiceScene = Awaited<ReturnType<typeof openInvoiceScene>>

/** A booking scene whose bookings, and what staff write by hand, are invoiced. */
export async function openInvoiceScene() {
  const scene = await openBookingScene()
  const terms: InvoiceTerms = {
    seller: FIRST_COMPANY,
    account: SAMPLE_ACCOUNT,
    dueDays: 30,
    reminders: SAMPLE_REMINDERS,
  }
  const deps = { ...scene.deps, terms: () => terms }
  return {
    ...scene,
    deps,
    bookings: scene.deps,
    terms,
    async draft(change: Partial<Draft> = {}): Promise<StoredInvoice> {
      const id = randomUUID()
      const written = await writeInvoice(deps, { id, language: 'de' }, STAFF)
      if (!written.ok) throw new Error(written.refusal.code)
      const saved = await saveDraft(deps, id, { ...SAMPLE_DRAFT, ...change }, written.value.revision)
      if (!saved.ok) throw new Error(saved.refusal.code)
      return saved.value
    },
    async sent(change: Partial<Draft> = {}): Promise<StoredInvoice> {
      const { id, revision } = await this.draft(change)
      const sent = await sendInvoice(deps, id, { seen: revision, staffId: STAFF })
      if (!sent.ok) throw new Error(sent.refusal.code)
      return sent.value
    },
  }
}

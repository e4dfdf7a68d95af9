import { desc, eq } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import { invoices } from '../database/invoice.tables.server.ts'
import {
  deleteDraft,
  findInvoice,
  insertInvoice,
  listCurrentInvoices,
  lockInvoice,
  type OnInvoice,
  recordInvoiceEvent,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import type { InvoiceDeps, Sold, SourceDraft } from '../invoice-deps.server.ts'
import type { Draft } from '../rules/draft.schema.ts'
import { totalOf } from '../rules/invoice-sums.ts'

/** Creates an empty draft. Idempotent per id, which the form creates. */
export function writeInvoice(
  deps: InvoiceDeps,
  { id, language }: { id: string; language: Language },
  staffId: string,
) {
  return deps.db.transaction(async (tx) => {
    const empty: SourceDraft = {
      language,
      email: null,
      recipient: {
        company: null,
        name: null,
        street: '',
        houseNumber: '',
        postalCode: '',
        city: '',
        country: 'CH',
      },
      lines: [],
      performedFrom: null,
      performedTo: null,
    }
    const drafted = await insertDraft(tx, deps, { id, source: 'hand', sourceId: null }, empty, staffId)
    const found = drafted ?? (await findInvoice(tx, { id }))
    return found ? accept(found) : refuse({ code: 'unknown_invoice' })
  })
}

/**
 * Drafts an invoice of the amount due of a booking, order or offer, or returns the existing draft. Only a booking is
 * invoiced in parts: when it is invoiced in full, returns the last invoice. Locks the source, so simultaneous
 * requests create one draft.
 */
export function draftFromSource(deps: InvoiceDeps, sold: Sold, staffId: string) {
  return deps.db.transaction((tx) => draftDue(tx, deps, sold, staffId))
}

/**
 * The same in the caller's transaction.
 * @param actorId null: automatically
 */
export async function draftDue(
  tx: Transaction,
  deps: DraftDeps & Pick<InvoiceDeps, 'sourceOf'>,
  sold: Sold,
  actorId: string | null,
) {
  const source = deps.sourceOf(sold)
  await source?.lock(tx)
  const own = sold.sourceId ? [sold.sourceId] : []
  const current = await listCurrentInvoices(tx, sold, (await source?.ids?.(tx)) ?? own)
  const begun = sold.source === 'booking' ? current.find(({ state }) => state === 'draft') : current[0]
  if (begun) return accept(begun)
  const due = (await source?.draft?.(tx)) ?? refuse({ code: 'unknown_source' })
  const last = current.at(-1)
  if (!due.ok) return last ? accept(last) : due
  const drafted = await insertDraft(tx, deps, { id: crypto.randomUUID(), ...sold }, due.value, actorId)
  if (!drafted) throw new Error('the draft was not inserted')
  return accept(drafted)
}

type DraftDeps = Pick<InvoiceDeps, 'key' | 'clock' | 'terms'>

/** @returns undefined when the id is taken */
export async function insertDraft(
  tx: Transaction,
  { key, clock, terms }: DraftDeps,
  own: Sold & { id: string },
  draft: SourceDraft,
  actorId: string | null,
) {
  const now = clock()
  const inserted = await insertInvoice(tx, {
    dueDays: terms().dueDays,
    ...own,
    ...draft,
    kind: 'invoice',
    state: 'draft',
    referenceHash: hashToken(deriveToken(key, 'invoice-reference', own.id)),
    totalCents: Math.max(0, totalOf(draft.lines)),
    remindersStopped: draft.email !== null && (await isStoppedFor(tx, draft.email)),
    createdAt: now,
    updatedAt: now,
  })
  if (inserted) await recordInvoiceEvent(tx, own.id, 'drafted', { actorId, now })
  return inserted
}

/** Whether the newest invoice of this customer has its reminders stopped. */
export async function isStoppedFor(tx: Transaction, email: string) {
  const [newest] = await tx
    .select({ stopped: invoices.remindersStopped })
    .from(invoices)
    .where(eq(invoices.customer, email.toLowerCase()))
    .orderBy(desc(invoices.createdAt))
    .limit(1)
  return newest?.stopped ?? false
}

/** @param seen revision that the author saw */
export function saveDraft({ db, clock }: InvoiceDeps, id: string, draft: Draft, seen: number) {
  return db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice) return refuse({ code: 'unknown_invoice' })
    if (invoice.state !== 'draft') return refuse({ code: 'invoice_sent' })
    if (invoice.revision !== seen) return refuse({ code: 'changed_meanwhile' })
    const stopped = draft.email !== null && (await isStoppedFor(tx, draft.email))
    const change = { ...draft, totalCents: Math.max(0, totalOf(draft.lines)), remindersStopped: stopped }
    return accept(await updateInvoice(tx, invoice, change, clock()))
  })
}

/** Idempotent. */
export function discardDraft({ db }: InvoiceDeps, id: string, record?: OnInvoice) {
  return db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice) return accept(undefined)
    if (invoice.state !== 'draft') return refuse({ code: 'invoice_sent' })
    await deleteDraft(tx, id)
    await record?.(tx, invoice)
    return accept(undefined)
  })
}

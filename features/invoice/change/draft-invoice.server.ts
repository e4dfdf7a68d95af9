import { desc, eq, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import { invoices } from '../database/invoice.tables.server.ts'
import {
  deleteDraft,
  findInvoice,
  insertInvoice,
  listCurrentInvoices,
  lockInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import type { InvoiceDeps, Sold, SourceDraft } from '../invoice-deps.server.ts'
import type { InvoiceRefusal } from '../invoice-refusal.ts'
import type { Draft } from '../rules/draft.schema.ts'
import { totalOf } from '../rules/invoice-sums.ts'
import type { OnInvoice } from './send-invoice.server.ts'

type Drafted = Promise<Result<StoredInvoice, InvoiceRefusal>>

/** Creates an empty draft. Idempotent per id, which the form creates. */
export async function writeInvoice(
  deps: InvoiceDeps,
  { id, language }: { id: string; language: Language },
  staffId: string,
): Drafted {
  return deps.db.transaction(async (tx): Drafted => {
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
export async function draftFromSource(deps: InvoiceDeps, sold: Sold, staffId: string): Drafted {
  return deps.db.transaction((tx) => draftDue(tx, deps, sold, staffId))
}

/**
 * The same in the caller's transaction.
 * @param actorId null: automatically
 */
export async function draftDue(
  tx: Transaction,
  deps: Pick<InvoiceDeps, 'key' | 'clock' | 'terms' | 'sources'>,
  sold: Sold,
  actorId: string | null,
): Drafted {
  await deps.sources.lock(tx, sold)
  const current = await listCurrentInvoices(tx, sold, await deps.sources.idsOf(tx, sold))
  const begun = sold.source === 'booking' ? current.find(({ state }) => state === 'draft') : current[0]
  if (begun) return accept(begun)
  const due = await deps.sources.draft(tx, sold)
  const last = current.at(-1)
  if (!due.ok) return last ? accept(last) : due
  const drafted = await insertDraft(tx, deps, { id: crypto.randomUUID(), ...sold }, due.value, actorId)
  if (!drafted) throw new Error('the draft was not inserted')
  return accept(drafted)
}

/** @returns undefined when the id is taken */
export async function insertDraft(
  tx: Transaction,
  { key, clock, terms }: Pick<InvoiceDeps, 'key' | 'clock' | 'terms'>,
  own: Sold & { id: string },
  draft: SourceDraft,
  actorId: string | null,
): Promise<StoredInvoice | undefined> {
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
  if (inserted) await recordInvoiceEvent(tx, { invoiceId: own.id, at: now, action: 'drafted', actorId })
  return inserted
}

/** Whether the newest invoice of this customer has its reminders stopped. */
export async function isStoppedFor(tx: Transaction, email: string): Promise<boolean> {
  const [newest] = await tx
    .select({ stopped: invoices.remindersStopped })
    .from(invoices)
    .where(eq(sql`lower(${invoices.email})`, email.toLowerCase()))
    .orderBy(desc(invoices.createdAt))
    .limit(1)
  return newest?.stopped ?? false
}

/** @param seen revision that the author saw */
export async function saveDraft(deps: InvoiceDeps, id: string, draft: Draft, seen: number): Drafted {
  return deps.db.transaction(async (tx): Drafted => {
    const invoice = await lockInvoice(tx, id)
    if (!invoice) return refuse({ code: 'unknown_invoice' })
    if (invoice.state !== 'draft') return refuse({ code: 'invoice_sent' })
    if (invoice.revision !== seen) return refuse({ code: 'changed_meanwhile' })
    const stopped = draft.email !== null && (await isStoppedFor(tx, draft.email))
    const change = { ...draft, totalCents: Math.max(0, totalOf(draft.lines)), remindersStopped: stopped }
    return accept(await updateInvoice(tx, invoice, change, deps.clock()))
  })
}

/** Idempotent. */
export async function discardDraft(
  deps: InvoiceDeps,
  id: string,
  onDiscarded?: OnInvoice,
): Promise<Result<void, InvoiceRefusal>> {
  return deps.db.transaction(async (tx): Promise<Result<void, InvoiceRefusal>> => {
    const invoice = await lockInvoice(tx, id)
    if (invoice && invoice.state !== 'draft') return refuse({ code: 'invoice_sent' })
    if (!invoice) return accept(undefined)
    await deleteDraft(tx, id)
    await onDiscarded?.(tx, invoice)
    return accept(undefined)
  })
}

import type { Database, Transaction } from '#platform/database/database.ts'
import { deriveToken, hashToken, type AppKey } from '#platform/secrets.ts'
import { findInvoice, isContested, type StoredInvoice } from './database/invoices-repository.server.ts'
import { listPayments } from './database/invoice-payments-repository.server.ts'
import { daysAfter, type InvoiceDocument, invoiceStatus, openCents, overpaidCents } from './invoice.ts'
import type { InvoiceTerms } from './invoice-deps.server.ts'
import { restOf } from './pay/return-to-voucher.server.ts'
import type { InvoiceView } from './invoice-view.ts'

const REFERENCE = /^[\w-]{43}$/

export function invoiceReference(key: AppKey, id: string) {
  return deriveToken(key, 'invoice-reference', id)
}

export function invoiceUrl({ key, publicUrl }: { key: AppKey; publicUrl: string }, id: string) {
  return `${publicUrl}/rechnung/${invoiceReference(key, id)}`
}

/** What was sent under an unguessable reference; undefined when there is none, or only a draft. */
export async function findInvoiceByReference(db: Database | Transaction, reference: string) {
  if (!REFERENCE.test(reference)) return undefined
  const invoice = await findInvoice(db, { referenceHash: hashToken(reference) })
  return invoice?.state === 'draft' ? undefined : invoice
}

/** As it was sent. Throws for a draft. */
export async function readDocument(
  db: Database | Transaction,
  invoice: StoredInvoice,
): Promise<InvoiceDocument> {
  const { number, seller, issuedOn, dueOn, correctsId } = invoice
  if (!number || !seller || !issuedOn || !dueOn) throw new Error(`invoice ${invoice.id} was not sent`)
  const corrected = correctsId ? await findInvoice(db, { id: correctsId }) : undefined
  return { ...invoice, number, seller, issuedOn, dueOn, corrects: corrected?.number ?? null }
}

/** A draft as it would be sent today: without a number, and without a way to pay. */
export function readDraftDocument(
  draft: StoredInvoice,
  { seller }: Pick<InvoiceTerms, 'seller'>,
  today: string,
): InvoiceDocument {
  const dueOn = daysAfter(today, draft.dueDays)
  return { ...draft, number: '', seller, account: null, issuedOn: today, dueOn, corrects: null }
}

/** What its customer sees on the private page. */
export async function viewInvoice(
  db: Database,
  invoice: StoredInvoice,
  reference: string,
): Promise<InvoiceView> {
  const { kind, part, number, language, seller, account, recipient, note, lines, ...document } =
    await readDocument(db, invoice)
  return {
    reference,
    kind,
    part,
    number,
    corrects: document.corrects,
    status: invoiceStatus(invoice),
    companyName: seller.legalName,
    hasAccount: account !== null,
    recipient,
    orderNumber: invoice.addedOrderNumber ?? invoice.orderNumber,
    orderNumberAddedOn: invoice.addedOrderNumberOn,
    mayGiveOrderNumber: kind === 'invoice' && openCents(invoice) > 0,
    note: note !== null && lines.some(({ title }) => title === note) ? null : note,
    lines,
    language,
    totalCents: invoice.totalCents,
    paidCents: invoice.paidCents,
    takesVoucher: openCents(invoice) > 0 && invoice.source !== 'order',
    voucherCents: (await listPayments(db, invoice.id)).reduce((sum, payment) => sum + restOf(payment), 0),
    creditedCents: invoice.creditedCents,
    openCents: openCents(invoice),
    overpaidCents: overpaidCents(invoice),
    surplusHeld: overpaidCents(invoice) > 0 && (await isContested(db, invoice.id)),
    issuedOn: document.issuedOn,
    dueOn: document.dueOn,
    performedFrom: document.performedFrom,
    performedTo: document.performedTo,
  }
}

import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { recordQuoteEntry } from '../database/quotes-repository.server.ts'
import type { QuoteDeps } from '../quote-deps.server.ts'
import type { MandateRefusal } from './mandate.ts'
import {
  deleteDocument,
  findMandateDocument,
  insertDocument,
  lockMandate,
  type StoredMandate,
  updateMandate,
} from './mandates-repository.server.ts'

type Deps = Pick<QuoteDeps, 'db' | 'clock'>
type Changed = Result<StoredMandate, MandateRefusal>

export interface NextStep {
  /** Empty: nothing is planned. */
  nextStep: string
  /** Swiss day, `YYYY-MM-DD`; none without a step. */
  nextDay: string | null
}

/**
 * Sets the next step and its day. Idempotent.
 * @param seen revision, against lost updates
 */
export function planNextStep(
  deps: Deps,
  id: string,
  { nextStep, nextDay: day, seen }: NextStep & { seen: number },
  onPlanned?: (tx: Transaction) => Promise<void>,
): Promise<Changed> {
  const nextDay = nextStep === '' ? null : day
  return change(deps, id, async (tx, mandate, now) => {
    if (mandate.nextStep === nextStep && mandate.nextDay === nextDay) return accept(mandate)
    if (mandate.revision !== seen) return refuse({ code: 'changed_meanwhile' })
    if (mandate.closedAt) return refuse({ code: 'mandate_closed' })
    await onPlanned?.(tx)
    return accept(await updateMandate(tx, mandate, { nextStep, nextDay }, now))
  })
}

/** Closes it, with nothing left to do, or opens it again. Idempotent; in the quote's history. */
export function closeMandate(
  deps: Deps,
  id: string,
  { closed, seen }: { closed: boolean; seen: number },
  staffId: string,
): Promise<Changed> {
  return change(deps, id, async (tx, mandate, now) => {
    if ((mandate.closedAt !== null) === closed) return accept(mandate)
    if (mandate.revision !== seen) return refuse({ code: 'changed_meanwhile' })
    const action = closed ? ('mandate_closed' as const) : ('mandate_opened' as const)
    await recordQuoteEntry(tx, { quoteId: id, at: now, action, actorId: staffId })
    const done = closed ? { closedAt: now, nextStep: '', nextDay: null } : { closedAt: null }
    return accept(await updateMandate(tx, mandate, done, now))
  })
}

/** Adds a PDF that is in the storage under `id`; the same one again changes nothing. */
export function addMandateDocument(
  deps: Deps,
  mandateId: string,
  document: { id: string; title: string; bytes: number },
  staffId: string,
): Promise<Changed> {
  return change(deps, mandateId, async (tx, mandate, now) => {
    const row = { ...document, mandateId, addedAt: now, addedBy: staffId }
    const isNew = await insertDocument(tx, row)
    const detail = { text: document.title }
    if (isNew)
      await recordQuoteEntry(tx, {
        quoteId: mandateId,
        at: now,
        action: 'document_added',
        actorId: staffId,
        detail,
      })
    else if ((await findMandateDocument(tx, document.id))?.mandateId !== mandateId)
      return refuse({ code: 'unknown_document' })
    return accept(mandate)
  })
}

/** Its file is deleted by the next sweep. */
export async function removeMandateDocument(
  deps: Deps,
  documentId: string,
  staffId: string,
): Promise<Changed> {
  const document = await findMandateDocument(deps.db, documentId)
  if (!document) return refuse({ code: 'unknown_document' })
  const { mandateId, title } = document
  return change(deps, mandateId, async (tx, mandate, now) => {
    if (!(await findMandateDocument(tx, documentId))) return refuse({ code: 'unknown_document' })
    await deleteDocument(tx, documentId)
    const detail = { text: title }
    await recordQuoteEntry(tx, {
      quoteId: mandateId,
      at: now,
      action: 'document_removed',
      actorId: staffId,
      detail,
    })
    return accept(mandate)
  })
}

function change(
  { db, clock }: Deps,
  id: string,
  run: (tx: Transaction, mandate: StoredMandate, now: Date) => Promise<Changed>,
): Promise<Changed> {
  return db.transaction(async (tx): Promise<Changed> => {
    const mandate = await lockMandate(tx, id)
    return mandate ? run(tx, mandate, clock()) : refuse({ code: 'unknown_mandate' })
  })
}

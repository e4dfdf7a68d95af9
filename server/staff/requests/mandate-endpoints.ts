import { recordAction } from '#features/account/security/audit.server.ts'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { checkPdf } from '#features/documents/check-pdf.server.ts'
import { DOCUMENT_TYPE } from '#features/documents/document-file.ts'
import { listStandingInvoices } from '#features/invoice/database/invoices-repository.server.ts'
import {
  addMandateDocument,
  closeMandate,
  planNextStep,
  removeMandateDocument,
} from '#features/quote/mandate/change-mandate.server.ts'
import { MANDATE_FILTERS, MANDATE_LIMITS } from '#features/quote/mandate/mandate.ts'
import { findMandateDocument } from '#features/quote/mandate/mandates-repository.server.ts'
import { listMandates, readMandate } from '#features/quote/mandate/staff-read-mandates.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { isUuid } from '#kernel/uuid.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { asAttachment } from '../../http/content-disposition.ts'
import { answer, refuseStaff } from '../answer-staff.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'
import type { Transaction } from '#platform/database/database.ts'

const line = (length: number) => z.string().overwrite(plainLine).max(length).regex(SINGLE_LINE)
const query = z.object({ filter: z.enum(MANDATE_FILTERS).default('open') })
const seen = z.int().min(0)
const step = z.object({
  nextStep: line(MANDATE_LIMITS.nextStep),
  nextDay: z.iso
    .date()
    .refine((day) => day >= '1970-01-01')
    .nullable(),
  seen,
})
const closing = z.object({ closed: z.boolean(), seen })
const upload = z.object({ original: z.uuid(), title: line(MANDATE_LIMITS.title).min(1) })

/** Accepted projects: their documents and their next step (ADR-062). */
export function mandateEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock, documents: store } = deps

  route('GET', '/mandates', 'quotes', 'none', query, async ({ query: { filter } }) => ({
    today: swissTime(clock()).day,
    mandates: await listMandates(db, filter),
  }))

  route('GET', '/mandates/:id', 'quotes', 'none', async ({ id, reply }) => {
    const mandate = isUuid(id) ? await readMandate(db, id) : undefined
    if (!mandate) return refuseStaff(reply, { code: 'unknown_mandate' })
    const invoices = await listStandingInvoices(db, { source: 'offer' }, [id])
    return {
      today: swissTime(clock()).day,
      mandate,
      invoices: invoices.map(({ id: invoice, number, state, totalCents, paidCents, creditedCents }) => ({
        id: invoice,
        number,
        isDraft: state === 'draft',
        totalCents,
        openCents: state === 'draft' ? 0 : Math.max(0, totalCents - paidCents - creditedCents),
      })),
    }
  })

  route('POST', '/mandates/:id', 'quotes', 'none', step, async ({ id, body, member, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    const onPlanned = (tx: Transaction) =>
      recordAction(tx, {
        at: clock(),
        action: 'mandate_planned',
        actorId: member.id,
        detail: { quoteId: id },
      })
    return answer(reply, await planNextStep(deps, id, body, onPlanned))
  })

  route('POST', '/mandates/:id/closing', 'quotes', 'none', closing, async ({ id, body, member, reply }) =>
    isUuid(id) ? answer(reply, await closeMandate(deps, id, body, member.id)) : unknown(reply),
  )

  route('POST', '/mandates/:id/documents', 'quotes', 'none', upload, async ({ id, body, member, reply }) => {
    if (!isUuid(id)) return unknown(reply)
    const file = await store.open(body.original)
    if (!file) return refuseStaff(reply, { code: 'document_missing' })
    const problem = checkPdf(await buffer(await file.read()))
    if (problem) return refuseStaff(reply, { code: problem })
    const document = { id: body.original, title: body.title, bytes: file.bytes }
    return answer(reply, await addMandateDocument(deps, id, document, member.id))
  })

  route('GET', '/mandate-documents/:id/file', 'quotes', 'none', async ({ id, reply }) => {
    const document = isUuid(id) ? await findMandateDocument(db, id) : undefined
    const file = document && (await store.open(id))
    if (!document || !file) return refuseStaff(reply, { code: 'unknown_document' })
    return reply
      .header('Content-Type', DOCUMENT_TYPE)
      .header('Content-Length', file.bytes)
      .header('Content-Disposition', asAttachment(`${document.title}.pdf`))
      .header('X-Content-Type-Options', 'nosniff')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(await file.read())
  })

  route(
    'POST',
    '/mandate-documents/:id/removal',
    'quotes',
    'deletes_data',
    noBody,
    async ({ id, member, reply }) =>
      isUuid(id)
        ? answer(reply, await removeMandateDocument(deps, id, member.id))
        : refuseStaff(reply, { code: 'unknown_document' }),
  )
}

function unknown(reply: Parameters<typeof refuseStaff>[0]) {
  return refuseStaff(reply, { code: 'unknown_mandate' })
}

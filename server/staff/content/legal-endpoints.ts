import { z } from 'zod'
import { paths } from '#app/paths.ts'
import { LEGAL_DOCUMENTS } from '#content/legal-document-ids.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import {
  dropLegalDraft,
  type LegalDeps,
  publishLegal,
  readState,
  saveLegalDraft,
  withdrawLegal,
} from '#features/messages/legal/edit-legal.server.ts'
import { legalContentSchema } from '#features/messages/legal/legal-content.schema.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Result } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { readLegalFiles } from '../../legal/read-legal-files.ts'
import { listStaffLegal, readableDraft, readEditedLegal, standOf } from '../../legal/read-edited-legal.ts'
import { withLegal } from '../../messages/site-messages.ts'
import { publishing } from '../../messages/publishing.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const seen = z.int().min(0)
const draft = z.object({ content: legalContentSchema, knowsFiles: z.boolean().optional(), seen })
const publication = z.object({ fromDay: z.iso.date(), isTranslated: z.boolean(), seen })

/** A document in four languages, with its keys. */
const DRAFT_BODY = { bodyLimit: 1024 * 1024 }

/** Terms, privacy and imprint: written, compared, planned, published. */
export function legalEndpoints(
  route: StaffRoute,
  { db, clock, messages, payments, renderPage }: StaffDeps,
): void {
  const editing = async (): Promise<LegalDeps> => ({
    clock,
    files: await readLegalFiles(db),
    ...publishing('legal'),
  })
  const find = (id: string) => LEGAL_DOCUMENTS.find((each) => each === id)
  const reading = () => ({ db, site: messages.current(), paymentProvider: payments.provider })

  /** In one transaction with the row of the audit log. */
  async function change<Value extends object, Refusal>(
    { action, actorId, document }: { action: string; actorId: string; document: string },
    run: (tx: Transaction) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    const result = await db.transaction(async (tx) => {
      const done = await run(tx)
      if (done.ok)
        await recordAction(tx, { at: clock(), action, actorId, detail: { document, ...done.value } })
      return done
    })
    // The next answer of this process shows it; other processes are notified.
    if (result.ok) await messages.reload()
    return result
  }

  route('GET', '/legal', 'legal', 'none', async () => ({
    today: swissTime(clock()).day,
    documents: await listStaffLegal(db),
  }))

  route('GET', '/legal/:id', 'legal', 'none', async ({ id, reply }) => {
    const document = find(id)
    if (!document) return refuseStaff(reply, { code: 'unknown_document' })
    const edited = await readEditedLegal(reading(), document, (authors) => listAddresses(db, authors))
    return { today: swissTime(clock()).day, document: edited }
  })

  route('GET', '/legal/:id/preview', 'legal', 'none', async ({ id, language, reply }) => {
    const document = find(id)
    if (!document) return refuseStaff(reply, { code: 'unknown_document' })
    const state = await readState(db, await readLegalFiles(db), document)
    const content = state.draft ?? state.planned?.content ?? state.content
    const site = withLegal(messages.current(), document, readableDraft(document, content))
    const { body } = await renderPage(paths[document], language, undefined, undefined, site)
    return { html: String(body) }
  })

  route(
    'POST',
    '/legal/:id/drafts',
    'legal',
    'none',
    draft,
    async ({ id, body, member, reply }) => {
      const document = find(id)
      if (!document) return refuseStaff(reply, { code: 'unknown_document' })
      const saved = await db.transaction(async (tx) =>
        saveLegalDraft(tx, await editing(), { document, ...body }, member.id),
      )
      if (!saved.ok) return refuseStaff(reply, saved.refusal)
      const state = await readState(db, await readLegalFiles(db), document)
      return { ...standOf(reading(), document, state, body.content), ...saved.value }
    },
    DRAFT_BODY,
  )

  route(
    'POST',
    '/legal/:id/draft-removal',
    'legal',
    'none',
    z.object({ seen }),
    async ({ id, body, member, reply }) => {
      const document = find(id)
      if (!document) return refuseStaff(reply, { code: 'unknown_document' })
      const dropped = await db.transaction(async (tx) =>
        dropLegalDraft(tx, await editing(), { document, ...body }, member.id),
      )
      return answerWith(reply, dropped, (value) => value)
    },
  )

  route(
    'POST',
    '/legal/:id/publication',
    'legal',
    'none',
    publication,
    async ({ id, body, member, reply }) => {
      const document = find(id)
      if (!document) return refuseStaff(reply, { code: 'unknown_document' })
      const log = { action: 'legal_published', actorId: member.id, document }
      const result = await change(log, async (tx) =>
        publishLegal(tx, await editing(), { document, ...body }, member.id),
      )
      return answerWith(reply, result, (value) => value)
    },
  )

  route(
    'POST',
    '/legal/:id/withdrawal',
    'legal',
    'none',
    z.object({ seen }),
    async ({ id, body, member, reply }) => {
      const document = find(id)
      if (!document) return refuseStaff(reply, { code: 'unknown_document' })
      const log = { action: 'legal_withdrawn', actorId: member.id, document }
      const result = await change(log, async (tx) =>
        withdrawLegal(tx, await editing(), { document, ...body }, member.id),
      )
      return answerWith(reply, result, (value) => value)
    },
  )
}

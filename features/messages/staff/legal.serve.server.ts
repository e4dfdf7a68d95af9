import { z } from 'zod'
import type { LegalDocumentId } from '#content/legal-document-ids.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result } from '#kernel/result.ts'
import { type Record, serve } from '#kit/serve.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { listStaffLegal, readableDraft, readEditedLegal, statusOf } from './read-edited-legal.server.ts'
import { legalPath } from '#features/messages/http/legal-files.ts'
import { readLegalFiles } from '#features/messages/http/read-legal-files.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import { withLegal } from '#features/messages/http/site-messages.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import {
  dropLegalDraft,
  type LegalDeps,
  publishLegal,
  readState,
  saveLegalDraft,
  withdrawLegal,
} from '../legal/edit-legal.server.ts'
import { LEGAL_LIMITS, type LegalContent } from '../legal/legal-text.ts'
import { legal } from './legal.contract.ts'

/** A draft may be longer than what can be published, so that nothing typed is lost. */
const body = z
  .string()
  .max(LEGAL_LIMITS.body)
  .refine((text) => text.split('\n').length <= LEGAL_LIMITS.rows)
const content = z.object({ de: body, en: body, fr: body, it: body }) satisfies z.ZodType<LegalContent>

/** The contract lets no other id through. */
const documentOf = (id: string) => id as LegalDocumentId

export const serveLegal = serve(legal, { save: { content } })<StaffDeps>((deps) => {
  const { db, clock, messages, payments, renderPage } = deps
  const editing = async (): Promise<LegalDeps> => ({
    clock,
    files: await readLegalFiles(db),
    ...publishing('legal'),
  })
  const reading = () => ({ db, site: messages.current(), paymentProvider: payments.provider })
  const stateOf = async (document: LegalDocumentId) => readState(db, await readLegalFiles(db), document)

  /** In one transaction with the row of the audit log. */
  async function change<Value extends { readonly [name: string]: unknown }, Refusal>(
    record: Record,
    run: (tx: Transaction) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    const result = await db.transaction(async (tx) => {
      const done = await run(tx)
      if (done.ok) await record(tx, done.value)
      return done
    })
    // The next answer of this process shows it; other processes are notified.
    if (result.ok) await messages.reload()
    return result
  }

  return {
    list: async ({ now }) => accept({ today: swissTime(now).day, documents: await listStaffLegal(db) }),
    read: async ({ id, now }) => {
      const names = (authors: string[]) => listAddresses(db, authors)
      const document = await readEditedLegal(reading(), documentOf(id), names)
      return accept({ today: swissTime(now).day, document })
    },
    preview: async ({ id, language }) => {
      const document = documentOf(id)
      const { draft, planned, content: published } = await stateOf(document)
      const edited = readableDraft(document, draft ?? planned?.content ?? published)
      const site = withLegal(messages.current(), document, edited)
      const { body } = await renderPage(legalPath(document), language, undefined, undefined, site)
      return accept({ html: String(body) })
    },
    save: async ({ id, input, member }) => {
      const document = documentOf(id)
      const saved = await db.transaction(async (tx) =>
        saveLegalDraft(tx, await editing(), { document, ...input }, member.id),
      )
      if (!saved.ok) return saved
      const status = statusOf(reading(), document, await stateOf(document), input.content)
      return accept({ ...status, ...saved.value })
    },
    drop: ({ id, input, member }) =>
      db.transaction(async (tx) =>
        dropLegalDraft(tx, await editing(), { document: documentOf(id), ...input }, member.id),
      ),
    publish: ({ id, input, member, record }) =>
      change(record, async (tx) =>
        publishLegal(tx, await editing(), { document: documentOf(id), ...input }, member.id),
      ),
    withdraw: ({ id, input, member, record }) =>
      change(record, async (tx) =>
        withdrawLegal(tx, await editing(), { document: documentOf(id), ...input }, member.id),
      ),
  }
})

import { z } from 'zod'
import type { LegalDocumentId } from '#features/messages/content/legal-document-ids.ts'
import { paths } from '#content/paths.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result } from '#kernel/result.ts'
import { type Call, serve } from '#kit/serve.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { listStaffLegal, readEditedLegal, statusOf } from './read-edited-legal.server.ts'
import { readLegalFiles } from '#features/messages/http/legal-files.ts'
import { withLegal } from '#features/messages/http/site-messages.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import {
  dropLegalDraft,
  type LegalChange,
  publishLegal,
  saveLegalDraft,
  withdrawLegal,
} from '../legal/edit-legal.server.ts'
import type { LegalFiles } from '../legal/legal-snapshot.ts'
import { LEGAL_LIMITS, type LegalContent, replaceUnknown } from '../legal/legal-text.ts'
import type { LegalRefusal } from '../legal/staff-legal.ts'
import { readState } from '../legal/versions-repository.server.ts'
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
  const { db, messages, payments, renderPage } = deps
  const reading = () => ({ db, site: messages.current(), paymentProvider: payments.provider })

  /** In one transaction with the row of the audit log, where the contract names one. */
  async function change<Input extends { seen: number }, Value extends { readonly [name: string]: unknown }>(
    { id, input, member, now, record }: Pick<Call, 'id' | 'member' | 'now' | 'record'> & { input: Input },
    run: (
      tx: Transaction,
      files: LegalFiles,
      change: Input & LegalChange,
    ) => Promise<Result<Value, LegalRefusal>>,
    isPublic = true,
  ): Promise<Result<Value, LegalRefusal>> {
    const files = await readLegalFiles(db)
    const result = await db.transaction(async (tx) => {
      const by = { document: documentOf(id), authorId: member.id, at: now }
      const done = await run(tx, files, { ...input, ...by })
      if (done.ok && isPublic) await record(tx, done.value)
      return done
    })
    // The next answer of this process shows it; other processes are notified.
    if (result.ok && isPublic) await messages.reload()
    return result
  }

  return {
    list: async ({ now }) => accept({ today: swissTime(now).day, documents: await listStaffLegal(db) }),
    read: async ({ id, now }) =>
      accept({ today: swissTime(now).day, document: await readEditedLegal(reading(), documentOf(id)) }),
    preview: async ({ id, language }) => {
      const document = documentOf(id)
      const files = await readLegalFiles(db)
      const { draft, planned, content: published } = await readState(db, files, document)
      const edited = draft ?? planned?.content ?? published
      // Dots instead of placeholders that there are not (yet).
      const readable = replaceUnknown(edited, files.placeholdersOf(document), () => '…')
      const site = withLegal(messages.current(), document, readable)
      const { body: html } = await renderPage(paths[document], language, undefined, undefined, site)
      return accept({ html: String(html) })
    },
    save: async (call) => {
      const saved = await change(call, saveLegalDraft, false)
      if (!saved.ok) return saved
      const [document, files] = [documentOf(call.id), await readLegalFiles(db)]
      const state = await readState(db, files, document)
      return accept({ ...statusOf(reading(), files, document, state, call.input.content), ...saved.value })
    },
    drop: (call) => change(call, dropLegalDraft, false),
    publish: (call) => change(call, publishLegal),
    withdraw: (call) => change(call, withdrawLegal),
  }
})

import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { publishDrafts, revertPublication, saveDraft } from '#features/messages/edit-messages.server.ts'
import type { EditDeps } from '#features/messages/edited-fields.server.ts'
import { markText } from '#features/messages/field-marks.ts'
import { MAX_TEXT_LENGTH } from '#features/messages/field-rules.ts'
import { changeList } from '#features/messages/lists/change-list.server.ts'
import {
  listEditablePages,
  readDrafts,
  readEditablePage,
} from '#features/messages/read-editable-pages.server.ts'
import { readTextQueue } from '#features/messages/read-text-queue.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { withTexts } from '../../messages/site-messages.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import { listUntranslated } from './list-untranslated.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const seen = z.int().min(0)
const draft = z.object({
  namespace: z.string().max(100),
  path: z.string().max(200),
  language: z.enum(LANGUAGES),
  value: z
    .string()
    .max(2 * MAX_TEXT_LENGTH)
    .nullable(),
  seen,
})
const publication = z.object({ language: z.enum(LANGUAGES), seen, seenLists: seen.optional() })
const key = z.string().max(60)
const listDraft = z.object({
  namespace: z.string().max(100),
  path: z.string().max(200),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('add'), after: key.nullable() }),
    z.object({ kind: z.literal('remove'), key }),
    z.object({ kind: z.literal('move'), key, to: z.int().min(0).max(100) }),
    z.object({ kind: z.literal('restore'), key }),
    z.object({ kind: z.literal('keep') }),
  ]),
  seen,
})
const publicationNumber = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

/** What the preview shows where an added item has no text yet, so that it can be pressed. */
const MISSING = '…'

/** Texts of the site: reading, drafts, publications and their reversal. */
export function messageEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock, messages } = deps
  const editing = (): EditDeps => ({ db, clock, files: messages.current().files })

  route('GET', '/texts', 'texts', 'none', async () => ({
    pages: await listEditablePages(editing()),
    untranslated: await listUntranslated(db, clock(), messages.current()),
  }))

  route('GET', '/texts/:id', 'texts', 'none', async ({ id, reply }) => {
    const page = await readEditablePage(editing(), id, (authors) => listAddresses(db, authors))
    return page
      ? { ...page, canSuggest: Boolean(deps.translator) }
      : refuseStaff(reply, { code: 'unknown_text' })
  })

  route('GET', '/text-queue/:id', 'texts', 'none', async ({ id, reply }) => {
    const language = LANGUAGES.find((each) => each === id)
    return language ? readTextQueue(editing(), language) : refuseStaff(reply, { code: 'unknown_text' })
  })

  route('GET', '/texts/:id/preview', 'texts', 'none', async ({ id, language, reply }) => {
    const page = await readDrafts(editing(), id, language)
    if (!page) return refuseStaff(reply, { code: 'unknown_text' })
    const marked = page.texts.map((each, field) => ({
      ...each,
      text: markText(each.isMissing ? MISSING : each.text, field),
    }))
    const site = withTexts(messages.current().withDrafts(), language, marked, page.lists)
    const { body } = await deps.renderPage(page.path, language, undefined, undefined, site)
    return { html: String(body), fields: page.texts.map((each) => `${each.namespace} ${each.path}`) }
  })

  route('POST', '/texts/:id/drafts', 'texts', 'none', draft, async ({ id, body, member, reply }) =>
    answerWith(reply, await saveDraft(editing(), { page: id, ...body }, member.id), (field) => ({ field })),
  )

  route('POST', '/texts/:id/lists', 'texts', 'none', listDraft, async ({ id, body, member, reply }) =>
    answerWith(reply, await changeList(editing(), { page: id, ...body }, member.id), (value) => value),
  )

  route(
    'POST',
    '/texts/:id/publications',
    'texts',
    'none',
    publication,
    async ({ id, body, member, reply }) => {
      const result = await db.transaction(async (tx) => {
        const published = await publishDrafts(tx, editing(), { page: id, ...body }, member.id)
        if (published.ok) {
          const detail = { page: id, language: body.language, ...published.value }
          await recordAction(tx, { at: clock(), action: 'texts_published', actorId: member.id, detail })
        }
        return published
      })
      // The next answer of this process shows them; other processes are notified.
      if (result.ok) await messages.reload()
      return answerWith(reply, result, (value) => value)
    },
  )

  route('POST', '/publications/:id/reversal', 'texts', 'none', noBody, async ({ id, member, reply }) => {
    const number = publicationNumber.safeParse(id)
    if (!number.success) return refuseStaff(reply, { code: 'unknown_text' })
    const result = await db.transaction(async (tx) => {
      const reverted = await revertPublication(tx, editing(), number.data, member.id)
      if (reverted.ok) {
        const detail = { reverted: number.data, ...reverted.value }
        await recordAction(tx, { at: clock(), action: 'texts_reverted', actorId: member.id, detail })
      }
      return reverted
    })
    if (result.ok) await messages.reload()
    return answerWith(reply, result, (value) => value)
  })
}

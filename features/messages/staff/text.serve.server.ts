import { z } from 'zod'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { CSV } from '#kit/csv.server.ts'
import { found, type Record, serve } from '#kit/serve.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { withTexts } from '#features/messages/http/site-messages.ts'
import { listUntranslated } from './list-untranslated.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { readTranslationCsv, writeTranslationCsv } from '#features/messages/http/translation-csv.ts'
import { publishDrafts, revertPublication, saveDraft } from '../edit-messages.server.ts'
import type { EditDeps } from '../edited-fields.server.ts'
import { markText } from '../field-marks.ts'
import { MAX_TEXT_LENGTH } from '../field-rules.ts'
import { changeList } from '../lists/change-list.server.ts'
import { listEditablePages, readDrafts, readEditablePage } from '../read-editable-pages.server.ts'
import { readTextQueue } from '../read-text-queue.server.ts'
import { suggestTranslations } from '../suggest-translations.server.ts'
import { MAX_TRANSLATION_FILE_LENGTH } from '../translation.ts'
import { checkTranslations, importTranslations, listTranslations } from '../translations.server.ts'
import { texts } from './text.contract.ts'

const key = z.string().max(60)

const documents = {
  save: { value: z.string().max(2 * MAX_TEXT_LENGTH) },
  arrange: {
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('add'), after: key.nullable() }),
      z.object({ kind: z.literal('remove'), key }),
      z.object({ kind: z.literal('move'), key, to: z.int().min(0).max(100) }),
      z.object({ kind: z.literal('restore'), key }),
      z.object({ kind: z.literal('keep') }),
    ]),
  },
  import: { text: z.string().max(MAX_TRANSLATION_FILE_LENGTH) },
}

/** What the preview shows where an added item has no text yet, so that it can be pressed. */
const MISSING = '…'

export const serveTexts = serve(
  texts,
  documents,
)<StaffDeps>((deps) => {
  const { db, clock, messages, translator = null } = deps
  const editing = (): EditDeps => ({ db, clock, files: messages.current().files })

  /** In one transaction with the row of the audit log. */
  async function publish<Value extends object, Refusal>(
    record: Record,
    detail: { [name: string]: unknown },
    run: (tx: Transaction) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    const result = await db.transaction(async (tx) => {
      const done = await run(tx)
      if (done.ok) await record(tx, { ...detail, ...done.value })
      return done
    })
    // The next answer of this process shows them; other processes are notified.
    if (result.ok) await messages.reload()
    return result
  }

  return {
    list: async ({ now }) =>
      accept({
        pages: await listEditablePages(editing()),
        untranslated: await listUntranslated(db, now, messages.current()),
      }),
    read: async ({ id }) => {
      const page = await readEditablePage(editing(), id, (authors) => listAddresses(db, authors))
      return page ? accept({ ...page, canSuggest: Boolean(translator) }) : refuse({ code: 'missing' })
    },
    preview: async ({ id, language }) => {
      const page = await readDrafts(editing(), id, language)
      if (!page) return refuse({ code: 'missing' })
      const marked = page.texts.map((each, field) => ({
        ...each,
        text: markText(each.isMissing ? MISSING : each.text, field),
      }))
      const site = withTexts(messages.current().withDrafts(), language, marked, page.lists)
      const { body } = await deps.renderPage(page.path, language, undefined, undefined, site)
      const fields = page.texts.map((each) => `${each.namespace} ${each.path}`)
      return accept({ html: String(body), fields })
    },
    queue: ({ id }) => {
      const language = LANGUAGES.find((each) => each === id)
      return found(language ? readTextQueue(editing(), language) : Promise.resolve(undefined))
    },
    save: async ({ id, input, member }) => {
      const saved = await saveDraft(editing(), { page: id, ...input }, member.id)
      return saved.ok ? accept({ field: saved.value }) : saved
    },
    arrange: ({ id, input, member }) => changeList(editing(), { page: id, ...input }, member.id),
    suggest: ({ id, input: { language }, member, record }) =>
      suggestTranslations(editing(), translator, { page: id, language }, member.id, (tx, { suggested }) =>
        record(tx, { language, texts: suggested }),
      ),
    publish: ({ id, input, member, record }) =>
      publish(record, { language: input.language }, (tx) =>
        publishDrafts(tx, editing(), { page: id, ...input }, member.id),
      ),
    revert: ({ id, member, record }) =>
      publish(record, { reverted: Number(id) }, (tx) =>
        revertPublication(tx, editing(), Number(id), member.id),
      ),
    csv: async ({ input: { to, scope }, now }) => {
      const wanted = await listTranslations(editing(), to, scope)
      if (wanted.length === 0) return refuse({ code: 'nothing_to_translate' } as const)
      const name = `texte-de-${to}-${swissTime(now).day}.csv`
      return accept({ name, type: CSV, content: Buffer.from(writeTranslationCsv(to, wanted)) })
    },
    import: async ({ input: { text, dryRun, seen }, member, record }) => {
      const file = readTranslationCsv(text)
      if (!file.ok) return file
      if (dryRun || seen === undefined) return accept(await checkTranslations(editing(), file.value))
      return db.transaction(async (tx) => {
        const report = await importTranslations(tx, editing(), file.value, seen, member.id)
        const refused = report.texts.filter(({ state }) => state === 'refused').length
        const taken = report.texts.length - refused
        if (taken > 0) await record(tx, { language: report.language, texts: taken, refused })
        return accept(report)
      })
    },
  }
})

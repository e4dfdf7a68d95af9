import { isEditable } from './content/editable-pages.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { EditedField, EditRefusal } from './edited-message.ts'
import { type EditDeps, readField, readPages } from './edited-fields.server.ts'
import { findTextProblem, normalizeText } from './field-rules.ts'
import { isListDraft, readLists } from './lists/arrange-lists.server.ts'
import type { FileText } from './message-field.ts'
import { editablePage, type MessageFiles, rulesOfText, textAt } from './message-files.ts'
import {
  findPublication,
  insertLists,
  insertPublication,
  insertRevisions,
  listChanges,
  listNewest,
  lockMessages,
} from './messages-repository.server.ts'
import { isReady } from './ready-draft.ts'
import { hashText } from './text-state.server.ts'

export interface TextDraft {
  page: string
  namespace: string
  path: string
  language: Language
  /** Null: as the file has it. */
  value: string | null
  /** The revision that the author saw; 0 without any. */
  seen: number
}

/**
 * Saves a draft. Refuses a concurrent change, with the current text. The same text again only confirms that the
 * translation, or the owner's text above a newer one of a release, still fits.
 */
export function saveDraft(
  deps: EditDeps,
  draft: TextDraft,
  authorId: string,
): Promise<Result<EditedField, EditRefusal>> {
  const { namespace, path, language, seen } = draft
  const page = editablePage(deps.files, draft.page)
  const file = page?.namespaces.includes(namespace as Namespace)
    ? editableText(deps.files, namespace as Namespace, path)
    : undefined
  if (!file) return Promise.resolve(refuse({ code: 'unknown_text' }))
  const checked = checkText(file, language, draft.value)
  if (!checked.ok) return Promise.resolve(checked)
  return deps.db.transaction(async (tx) => {
    await lockMessages(tx)
    const before = await readField(tx, namespace, file)
    if (before.languages[language].revision !== seen) return refuse({ code: 'text_changed', current: before })
    const at = deps.clock()
    const germanHash = hashText(checked.value ?? file.texts.de)
    const written = [
      toDraft(before, file, language, checked.value),
      ...followers(before, language).map((each) => ({
        ...toDraft(before, file, each, checked.value),
        germanHash,
      })),
    ]
    await insertRevisions(
      tx,
      written.map((row) => ({ ...row, authorId, at })),
    )
    return accept(await readField(tx, namespace, file))
  })
}

/** A time is the same in all languages: those that had none, or the German one, follow. */
function followers({ languages }: EditedField, language: Language): Language[] {
  if (language !== 'de' || !languages.de.rules.isTime) return []
  return LANGUAGES.filter((each) => each !== 'de' && ['', languages.de.text].includes(languages[each].text))
}

/** The text as a draft has it: normalized, null where it is the file's. */
export function checkText(
  file: FileText,
  language: Language,
  value: string | null,
): Result<string | null, Extract<EditRefusal, { code: 'invalid_text' }>> {
  if (value === null) return accept(null)
  const typed = normalizeText(value)
  const problem = findTextProblem(rulesOfText(file, language), typed, language)
  if (problem) return refuse({ code: 'invalid_text', problem })
  return accept(typed === file.texts[language] ? null : typed)
}

/** A revision that says which German text it translates. `value`: of `checkText`. */
export function toDraft(field: EditedField, file: FileText, language: Language, value: string | null) {
  return {
    namespace: field.namespace,
    path: field.path,
    language,
    value,
    fileHash: hashText(file.texts[language]),
    germanHash: language === 'de' ? null : hashText(field.languages.de.text),
  }
}

export interface PublishRequest {
  page: string
  language: Language
  /** The newest revision of a text that the author saw; a later one is not published unseen. */
  seen: number
  /** The same of lists, which are the same in all languages; without it they stay as they are. */
  seenLists?: number | undefined
}

export interface Published {
  publication: number
  texts: number
  lists: number
}

/**
 * Publishes all drafts of a page in one language, and its lists, in the caller's transaction, without unread
 * suggestions.
 */
export async function publishDrafts(
  tx: Transaction,
  { files, clock }: Pick<EditDeps, 'files' | 'clock'>,
  { page: id, language, seen, seenLists }: PublishRequest,
  authorId: string,
): Promise<Result<Published, EditRefusal>> {
  const page = editablePage(files, id)
  if (!page) return refuse({ code: 'unknown_text' })
  await lockMessages(tx)
  const [state] = await readPages(tx, files, [page])
  const lists = seenLists === undefined ? [] : (state?.lists ?? []).filter(isListDraft)
  const drafts = (state?.fields ?? []).filter(({ languages }) => isReady(languages[language]))
  if (
    drafts.some(({ languages }) => languages[language].revision > seen) ||
    lists.some(({ newest }) => (newest?.id ?? 0) > (seenLists ?? 0))
  )
    return refuse({ code: 'texts_changed' })
  if (drafts.length + lists.length === 0) return refuse({ code: 'nothing_to_publish' })
  const by = { authorId, at: clock() }
  const publication = await insertPublication(tx, { page: page.id, language, ...by })
  const published = { publicationId: publication, ...by }
  const rows = drafts.map(
    ({ namespace, path }) => state?.revisions.get(`${namespace} ${path}`)?.revisions[language]?.newest,
  )
  await insertRevisions(tx, again(rows, published))
  await insertLists(
    tx,
    again(
      lists.map(({ newest }) => newest),
      published,
    ),
  )
  return accept({ publication, texts: drafts.length, lists: lists.length })
}

/** The same rows above those that there are. */
function again<Row extends { id: number }, Changed extends object>(
  rows: readonly (Row | undefined)[],
  changed: Changed,
): (Omit<Row, 'id'> & Changed)[] {
  return rows.flatMap((row) => {
    if (!row) return []
    const { id: _id, ...kept } = row
    return [{ ...kept, ...changed }]
  })
}

/**
 * Publishes again what stood before a publication, in the caller's transaction. Texts that were published again since stay
 * as they are; drafts above stay drafts.
 */
export async function revertPublication(
  tx: Transaction,
  { files, clock }: Pick<EditDeps, 'files' | 'clock'>,
  publication: number,
  authorId: string,
): Promise<Result<Published & { page: string; language: Language }, EditRefusal>> {
  const reverted = await findPublication(tx, publication)
  const page = reverted && editablePage(files, reverted.page)
  if (!page) return refuse({ code: 'unknown_text' })
  await lockMessages(tx)
  const changed = await listChanges(tx, page.namespaces, [publication])
  const texts = changed.texts.filter(({ isNewest }) => isNewest)
  const lists = changed.lists.filter(({ isNewest }) => isNewest)
  if (texts.length + lists.length === 0) return refuse({ code: 'nothing_to_publish' })
  const { newest } = await listNewest(tx, page.namespaces)
  const arranged = await readLists(tx, files, page.namespaces)
  const { language } = reverted
  const by = { authorId, at: clock() }
  const reversal = await insertPublication(tx, { page: page.id, language, reverts: publication, ...by })
  const isAt = (one: { namespace: string; path: string }) => (other: { namespace: string; path: string }) =>
    one.namespace === other.namespace && one.path === other.path
  await insertRevisions(
    tx,
    texts.map(({ namespace, path, before, germanHash }) => {
      const file = textAt(files, namespace, path)?.texts
      return {
        namespace,
        path,
        language,
        value: before?.value ?? null,
        fileHash: hashText(file?.[language] ?? ''),
        germanHash: before?.germanHash ?? (germanHash === null ? null : hashText(file?.de ?? '')),
        publicationId: reversal,
        ...by,
      }
    }),
  )
  const isDraft = (row: { publicationId: number | null } | undefined) => row?.publicationId === null
  await insertRevisions(
    tx,
    again(
      newest.filter((row) => row.language === language && isDraft(row) && texts.some(isAt(row))),
      {},
    ),
  )
  const ofLists = lists.map((change) => ({
    change,
    list: arranged.find(({ namespace, shape }) => isAt(change)({ namespace, path: shape.path })),
  }))
  await insertLists(
    tx,
    ofLists.map(({ change: { namespace, path, before, fileKeys }, list }) => ({
      namespace,
      path,
      keys: before?.keys ?? [...(list?.shape.keys ?? fileKeys)],
      fileKeys,
      publicationId: reversal,
      ...by,
    })),
  )
  await insertLists(tx, again(ofLists.map(({ list }) => list?.newest).filter(isDraft), {}))
  return accept({
    publication: reversal,
    page: page.id,
    language,
    texts: texts.length,
    lists: lists.length,
  })
}

function editableText(files: MessageFiles, namespace: Namespace, path: string): FileText | undefined {
  return isEditable(namespace, path) ? textAt(files, namespace, path) : undefined
}

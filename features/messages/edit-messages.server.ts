import {
  editablePage,
  EDITABLE_PAGES,
  type EditablePage,
  isEditable,
  isSpecified,
} from '#content/editable-pages.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { EditedField, EditedPage, EditRefusal, LanguageCounts, PageSummary } from './edited-message.ts'
import { findTextProblem, normalizeText, rulesOf } from './field-rules.ts'
import type { FileText, MessageFiles } from './message-files.ts'
import {
  findPublication,
  insertPublication,
  insertRevisions,
  listChanges,
  listGermanTexts,
  listNewest,
  listPublications,
  lockMessages,
  type PublishedChange,
  type StoredRevision,
} from './messages-repository.server.ts'
import { describeField, type FieldRevisions, hashText } from './text-state.server.ts'

export interface EditDeps {
  db: Database
  clock: Clock
  files: MessageFiles
}

const MOST_PUBLICATIONS = 30

/** All pages with what is unpublished, outdated or changed by a release, in each language. */
export async function listEditablePages({ db, files }: EditDeps): Promise<PageSummary[]> {
  const revisions = indexRevisions(await listNewest(db))
  return EDITABLE_PAGES.map((page) => {
    const fields = fieldsOf(files, revisions, page)
    return { id: page.id, path: page.path, texts: fields.length, counts: countStates(fields) }
  })
}

/** Undefined for a page that cannot be edited. `nameOf`: the authors' addresses. */
export async function readEditablePage(
  { db, files }: EditDeps,
  id: string,
  nameOf: (authorIds: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<EditedPage | undefined> {
  const page = editablePage(id)
  if (!page) return undefined
  const [revisions, publications] = await Promise.all([
    readRevisions(db, page.namespaces),
    listPublications(db, id, MOST_PUBLICATIONS),
  ])
  const [changes, names] = await Promise.all([
    listChanges(
      db,
      page.namespaces,
      publications.map((each) => each.id),
    ),
    nameOf([...new Set(publications.map(({ authorId }) => authorId))]),
  ])
  const textOf = ({ namespace, path, language }: PublishedChange, value: string | null) =>
    value ?? files.textsOf(namespace).get(path)?.texts[language] ?? ''
  return {
    id: page.id,
    path: page.path,
    fields: fieldsOf(files, revisions, page),
    publications: publications.map(({ id: publication, language, at, authorId, reverts }) => ({
      id: publication,
      language,
      at: at.toISOString(),
      author: names.get(authorId) ?? null,
      isReversal: reverts !== null,
      changes: changes
        .filter(({ publicationId }) => publicationId === publication)
        .map((change) => ({
          namespace: change.namespace,
          path: change.path,
          before: textOf(change, change.before),
          after: textOf(change, change.value),
        })),
    })),
  }
}

/** A page's texts as their authors left them, published or not, in the order of `readEditablePage`. */
export async function readDrafts(
  { db, files }: Pick<EditDeps, 'db' | 'files'>,
  id: string,
  language: Language,
): Promise<{ path: string; texts: { namespace: Namespace; path: string; text: string }[] } | undefined> {
  const page = editablePage(id)
  if (!page?.path) return undefined
  const fields = fieldsOf(files, await readRevisions(db, page.namespaces), page)
  return {
    path: page.path,
    texts: fields.map(({ namespace, path, languages }) => ({
      namespace: namespace as Namespace,
      path,
      text: languages[language].text,
    })),
  }
}

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
 * Keeps a draft. Refuses with what stands there when somebody else was faster. The same text again only says that the
 * translation, or the owner's text above a newer one of a release, still fits.
 */
export function saveDraft(
  deps: EditDeps,
  draft: TextDraft,
  authorId: string,
): Promise<Result<EditedField, EditRefusal>> {
  const { namespace, path, language, seen } = draft
  const page = editablePage(draft.page)
  const file = page?.namespaces.includes(namespace as Namespace)
    ? editableText(deps.files, namespace as Namespace, path)
    : undefined
  if (!file) return Promise.resolve(refuse({ code: 'unknown_text' }))
  const typed = draft.value === null ? null : normalizeText(draft.value)
  const problem = typed === null ? undefined : findTextProblem(rulesOf(file.texts, language), typed, language)
  if (problem) return Promise.resolve(refuse({ code: 'invalid_text', problem }))
  const value = typed === file.texts[language] ? null : typed
  return deps.db.transaction(async (tx) => {
    await lockMessages(tx)
    const before = await readField(tx, namespace, file)
    if (before.languages[language].revision !== seen) return refuse({ code: 'text_changed', current: before })
    const written = {
      namespace,
      path,
      language,
      value,
      fileHash: hashText(file.texts[language]),
      germanHash: language === 'de' ? null : hashText(before.languages.de.text),
    }
    await insertRevisions(tx, [{ ...written, authorId, at: deps.clock() }])
    return accept(await readField(tx, namespace, file))
  })
}

/**
 * Publishes all drafts of a page in one language, in the caller's transaction. `seen`: the newest revision that the author
 * saw; a later one of somebody else is not published unseen.
 */
export async function publishDrafts(
  tx: Transaction,
  { files, clock }: Pick<EditDeps, 'files' | 'clock'>,
  { page: id, language, seen }: { page: string; language: Language; seen: number },
  authorId: string,
): Promise<Result<{ publication: number; texts: number }, EditRefusal>> {
  const page = editablePage(id)
  if (!page) return refuse({ code: 'unknown_text' })
  await lockMessages(tx)
  const rows = await listNewest(tx, page.namespaces)
  const drafts = fieldsOf(files, indexRevisions(rows), page).filter(
    ({ languages }) => languages[language].isDraft,
  )
  if (drafts.some(({ languages }) => languages[language].revision > seen))
    return refuse({ code: 'texts_changed' })
  if (drafts.length === 0) return refuse({ code: 'nothing_to_publish' })
  const at = clock()
  const publication = await insertPublication(tx, { page: page.id, language, authorId, at })
  const chosen = new Set(drafts.map(({ languages }) => languages[language].revision))
  await insertRevisions(
    tx,
    rows.newest
      .filter((row) => chosen.has(row.id))
      .map(({ id: _id, ...row }) => ({ ...row, publicationId: publication, authorId, at })),
  )
  return accept({ publication, texts: drafts.length })
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
): Promise<Result<{ publication: number; texts: number }, EditRefusal>> {
  const reverted = await findPublication(tx, publication)
  const page = reverted && editablePage(reverted.page)
  if (!page) return refuse({ code: 'unknown_text' })
  await lockMessages(tx)
  const changes = (await listChanges(tx, page.namespaces, [publication])).filter(({ isNewest }) => isNewest)
  if (changes.length === 0) return refuse({ code: 'nothing_to_publish' })
  const { newest } = await listNewest(tx, page.namespaces)
  const at = clock()
  const { language } = reverted
  const reversal = await insertPublication(tx, {
    page: page.id,
    language,
    reverts: publication,
    authorId,
    at,
  })
  const rows = changes.map(({ namespace, path, before, germanHash, beforeGermanHash }) => ({
    namespace,
    path,
    language,
    value: before,
    fileHash: hashText(files.textsOf(namespace).get(path)?.texts[language] ?? ''),
    germanHash: beforeGermanHash ?? (germanHash === null ? null : germanOfFile(files, namespace, path)),
    publicationId: reversal,
    authorId,
    at,
  }))
  await insertRevisions(tx, rows)
  const changed = new Set(changes.map(({ namespace, path }) => `${namespace} ${path}`))
  const draftsAbove = newest.filter(
    (row) =>
      row.language === language && row.publicationId === null && changed.has(`${row.namespace} ${row.path}`),
  )
  await insertRevisions(
    tx,
    draftsAbove.map(({ id: _id, ...row }) => row),
  )
  return accept({ publication: reversal, texts: changes.length })
}

function germanOfFile(files: MessageFiles, namespace: string, path: string): string {
  return hashText(files.textsOf(namespace).get(path)?.texts.de ?? '')
}

interface RevisedField {
  revisions: Partial<Record<Language, FieldRevisions>>
  germanTexts: string[]
}

type RevisionIndex = ReadonlyMap<string, RevisedField>

async function readRevisions(
  db: Database | Transaction,
  namespaces: readonly string[],
): Promise<RevisionIndex> {
  const index = indexRevisions(await listNewest(db, namespaces))
  for (const { namespace, path, value } of await listGermanTexts(db, namespaces))
    index.get(`${namespace} ${path}`)?.germanTexts.push(value)
  return index
}

function indexRevisions({
  newest,
  published,
}: Awaited<ReturnType<typeof listNewest>>): Map<string, RevisedField> {
  const index = new Map<string, RevisedField>()
  const at = ({ namespace, path, language }: StoredRevision): FieldRevisions => {
    const key = `${namespace} ${path}`
    const field = index.get(key) ?? { revisions: {}, germanTexts: [] }
    index.set(key, field)
    return (field.revisions[language] ??= {})
  }
  for (const row of newest) at(row).newest = row
  for (const row of published) at(row).published = row
  return index
}

function fieldsOf(files: MessageFiles, revisions: RevisionIndex, page: EditablePage): EditedField[] {
  return page.namespaces.flatMap((namespace) =>
    [...files.textsOf(namespace).values()]
      .filter(({ path }) => isEditable(namespace, path))
      .map((file) => toField(namespace, file, revisions.get(`${namespace} ${file.path}`))),
  )
}

function editableText(files: MessageFiles, namespace: Namespace, path: string): FileText | undefined {
  return isEditable(namespace, path) ? files.textsOf(namespace).get(path) : undefined
}

async function readField(tx: Transaction, namespace: string, file: FileText): Promise<EditedField> {
  const revisions = await readRevisions(tx, [namespace])
  return toField(namespace, file, revisions.get(`${namespace} ${file.path}`))
}

function toField(namespace: string, file: FileText, revised: RevisedField | undefined): EditedField {
  const states = describeField(file, revised?.revisions ?? {}, revised?.germanTexts)
  const languages = LANGUAGES.map((language) => [
    language,
    { ...states[language], rules: rulesOf(file.texts, language) },
  ])
  return {
    namespace,
    path: file.path,
    isSpecified: isSpecified(file.texts.de),
    languages: Object.fromEntries(languages) as EditedField['languages'],
  }
}

function countStates(fields: readonly EditedField[]): LanguageCounts {
  const counts = LANGUAGES.map((language) => {
    const states = fields.map(({ languages }) => languages[language])
    return [
      language,
      {
        drafts: states.filter(({ isDraft }) => isDraft).length,
        outdated: states.filter(({ isOutdated }) => isOutdated).length,
        released: states.filter(({ file }) => file !== null).length,
      },
    ]
  })
  return Object.fromEntries(counts) as LanguageCounts
}

import { type EditablePage, isEditable, isSpecified } from '#content/editable-pages.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { EditedField } from './edited-message.ts'
import { arrangeTexts, type ArrangedLists } from './lists/arrange-lists.server.ts'
import type { FileText } from './message-field.ts'
import { type MessageFiles, rulesOfText } from './message-files.ts'
import { listGermanTexts, listNewest, type StoredRevision } from './messages-repository.server.ts'
import { describeField, type FieldRevisions } from './text-state.server.ts'

export interface EditDeps {
  db: Database
  clock: Clock
  files: MessageFiles
}

interface RevisedField {
  revisions: Partial<Record<Language, FieldRevisions>>
  germanTexts: string[]
}

export type RevisionIndex = ReadonlyMap<string, RevisedField>

/** With every text that German once had, to show what a translation was made from. */
export async function readRevisions(
  db: Database | Transaction,
  namespaces: readonly string[],
): Promise<RevisionIndex> {
  const index = indexRevisions(await listNewest(db, namespaces))
  for (const { namespace, path, value } of await listGermanTexts(db, namespaces))
    index.get(`${namespace} ${path}`)?.germanTexts.push(value)
  return index
}

export function indexRevisions({
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

/** A page's editable fields, in the order of their files and lists. */
export function fieldsOf(
  files: MessageFiles,
  revisions: RevisionIndex,
  lists: ArrangedLists,
  page: EditablePage,
): EditedField[] {
  return page.namespaces.flatMap((namespace) =>
    arrangeTexts(files, namespace, lists)
      .filter(({ path }) => isEditable(namespace, path))
      .map((file) => toField(namespace, file, revisions.get(`${namespace} ${file.path}`))),
  )
}

export async function readField(tx: Transaction, namespace: string, file: FileText): Promise<EditedField> {
  const revisions = await readRevisions(tx, [namespace])
  return toField(namespace, file, revisions.get(`${namespace} ${file.path}`))
}

function toField(namespace: string, file: FileText, revised: RevisedField | undefined): EditedField {
  const states = describeField(file, revised?.revisions ?? {}, revised?.germanTexts)
  const languages = LANGUAGES.map((language) => [
    language,
    { ...states[language], rules: rulesOfText(file, language) },
  ])
  return {
    namespace,
    path: file.path,
    isSpecified: isSpecified(file.texts.de),
    languages: Object.fromEntries(languages) as EditedField['languages'],
  }
}

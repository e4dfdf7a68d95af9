import { type EditablePage, isEditable, isSpecified } from './content/editable-pages.ts'
import { type Language, perLanguage } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { EditedField } from './edited-message.ts'
import { type ArrangedList, arrangeTexts, readLists } from './lists/arrange-lists.server.ts'
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

interface PageState {
  page: EditablePage
  /** In the order of their files and lists. */
  fields: EditedField[]
  lists: ArrangedList[]
  revisions: RevisionIndex
}

/** Pages as their authors left them. */
export async function readPages(
  db: Database | Transaction,
  files: MessageFiles,
  pages = files.pages,
): Promise<PageState[]> {
  const namespaces = pages.flatMap((page) => page.namespaces)
  const revisions = await readRevisions(db, namespaces)
  const lists = await readLists(db, files, namespaces)
  return pages.map((page) => ({
    page,
    fields: page.namespaces.flatMap((namespace) =>
      arrangeTexts(files, namespace, lists)
        .filter(({ path }) => isEditable(namespace, path))
        .map((file) => toField(namespace, file, revisions)),
    ),
    lists: lists.filter(({ namespace }) => page.namespaces.some((each) => each === namespace)),
    revisions,
  }))
}

export async function readField(tx: Transaction, namespace: string, file: FileText): Promise<EditedField> {
  return toField(namespace, file, await readRevisions(tx, [namespace]))
}

/** With every text that German once had, to show what a translation was made from. */
async function readRevisions(
  db: Database | Transaction,
  namespaces: readonly string[],
): Promise<RevisionIndex> {
  const index = new Map<string, RevisedField>()
  const at = ({ namespace, path, language }: StoredRevision): FieldRevisions => {
    const key = `${namespace} ${path}`
    const field = index.get(key) ?? { revisions: {}, germanTexts: [] }
    index.set(key, field)
    return (field.revisions[language] ??= {})
  }
  const { newest, published } = await listNewest(db, namespaces)
  for (const row of newest) at(row).newest = row
  for (const row of published) at(row).published = row
  for (const { namespace, path, value } of await listGermanTexts(db, namespaces))
    index.get(`${namespace} ${path}`)?.germanTexts.push(value)
  return index
}

function toField(namespace: string, file: FileText, all: RevisionIndex): EditedField {
  const { revisions = {}, germanTexts } = all.get(`${namespace} ${file.path}`) ?? {}
  const states = describeField(file, revisions, germanTexts)
  return {
    namespace,
    path: file.path,
    isSpecified: isSpecified(file.texts.de),
    languages: perLanguage((language) => ({ ...states[language], rules: rulesOfText(file, language) })),
  }
}

import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { editablePage } from './message-files.ts'
import type { EditedField, EditedPage, LanguageCounts, PageSummary } from './edited-message.ts'
import { type EditDeps, fieldsOf, indexRevisions, readRevisions } from './edited-fields.server.ts'
import {
  listChanges,
  listNewest,
  listPublications,
  type PublishedChange,
} from './messages-repository.server.ts'

type ReadDeps = Pick<EditDeps, 'db' | 'files'>

const MOST_PUBLICATIONS = 30

/** All pages with what is unpublished, outdated or changed by a release, in each language. */
export async function listEditablePages({ db, files }: ReadDeps): Promise<PageSummary[]> {
  const revisions = indexRevisions(await listNewest(db))
  return files.pages.map((page) => {
    const fields = fieldsOf(files, revisions, page)
    return { id: page.id, path: page.path, texts: fields.length, counts: countStates(fields) }
  })
}

/** Undefined for a page that cannot be edited. `nameOf`: the authors' addresses. */
export async function readEditablePage(
  { db, files }: ReadDeps,
  id: string,
  nameOf: (authorIds: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<EditedPage | undefined> {
  const page = editablePage(files, id)
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
      isRevertible: changes.some(({ publicationId, isNewest }) => isNewest && publicationId === publication),
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
  { db, files }: ReadDeps,
  id: string,
  language: Language,
): Promise<{ path: string; texts: { namespace: Namespace; path: string; text: string }[] } | undefined> {
  const page = editablePage(files, id)
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

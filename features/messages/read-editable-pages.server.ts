import { LANGUAGES, type Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import type { EditedField, EditedPage, LanguageCounts, PageSummary } from './edited-message.ts'
import { isListDraft, readLists } from './lists/arrange-lists.server.ts'
import { describeLists, describeListChange } from './lists/describe-lists.server.ts'
import { listListChanges } from './lists/lists-repository.server.ts'
import { editablePage, textAt } from './message-files.ts'
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
  const lists = await readLists(
    db,
    files,
    files.pages.flatMap(({ namespaces }) => namespaces),
  )
  return files.pages.map((page) => {
    const fields = fieldsOf(files, revisions, lists, page)
    const own = [...lists.values()].filter(({ namespace }) =>
      page.namespaces.includes(namespace as Namespace),
    )
    return {
      id: page.id,
      path: page.path,
      ...(page.names && { names: page.names }),
      texts: fields.length,
      counts: countStates(fields),
      listDrafts: own.filter(isListDraft).length,
    }
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
  const [revisions, lists, publications] = await Promise.all([
    readRevisions(db, page.namespaces),
    readLists(db, files, page.namespaces),
    listPublications(db, id, MOST_PUBLICATIONS),
  ])
  const numbers = publications.map((each) => each.id)
  const [changes, changedLists, names] = await Promise.all([
    listChanges(db, page.namespaces, numbers),
    listListChanges(db, page.namespaces, numbers),
    nameOf([...new Set(publications.map(({ authorId }) => authorId))]),
  ])
  const textOf = ({ namespace, path, language }: PublishedChange, value: string | null) =>
    value ?? textAt(files, namespace, path)?.texts[language] ?? ''
  return {
    id: page.id,
    path: page.path,
    ...(page.names && { names: page.names }),
    fields: fieldsOf(files, revisions, lists, page),
    lists: describeLists(files, lists, revisions),
    publications: publications.map(({ id: publication, language, at, authorId, reverts }) => ({
      id: publication,
      language,
      at: at.toISOString(),
      author: names.get(authorId) ?? null,
      isReversal: reverts !== null,
      isRevertible: [...changes, ...changedLists].some(
        ({ publicationId, isNewest }) => isNewest && publicationId === publication,
      ),
      lists: changedLists
        .filter(({ publicationId }) => publicationId === publication)
        .map((change) => describeListChange(files, revisions, change, language)),
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
): Promise<PageDrafts | undefined> {
  const page = editablePage(files, id)
  if (!page?.path) return undefined
  const lists = await readLists(db, files, page.namespaces)
  const fields = fieldsOf(files, await readRevisions(db, page.namespaces), lists, page)
  return {
    path: page.path,
    texts: fields.map(({ namespace, path, languages }) => ({
      namespace: namespace as Namespace,
      path,
      text: languages[language].text,
      // Texts of the files may be empty, and pages leave them out.
      isMissing: languages[language].isMissing && !languages[language].rules.mayBeEmpty,
    })),
    lists: [...lists.values()].map(({ namespace, shape, order }) => ({
      namespace,
      path: shape.path,
      keys: order,
    })),
  }
}

interface PageDrafts {
  path: string
  texts: { namespace: Namespace; path: string; text: string; isMissing: boolean }[]
  lists: { namespace: string; path: string; keys: readonly string[] }[]
}

function countStates(fields: readonly EditedField[]): LanguageCounts {
  const counts = LANGUAGES.map((language) => {
    const states = fields.map(({ languages }) => languages[language])
    return [
      language,
      {
        drafts: states.filter(({ isDraft }) => isDraft).length,
        missing: states.filter(({ isMissing }) => isMissing).length,
        outdated: states.filter(({ isOutdated }) => isOutdated).length,
        unread: states.filter(({ isUnread }) => isUnread).length,
        released: states.filter(({ file }) => file !== null).length,
      },
    ]
  })
  return Object.fromEntries(counts) as LanguageCounts
}

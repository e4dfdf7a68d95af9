import { type Language, perLanguage } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import type { EditedField, EditedPage, LanguageCounts, PageSummary } from './edited-message.ts'
import { isListDraft } from './lists/arrange-lists.server.ts'
import { describeList, describeListChange } from './lists/describe-lists.server.ts'
import { editablePage, textAt } from './message-files.ts'
import { type EditDeps, readPages } from './edited-fields.server.ts'
import { listChanges, listPublications } from './messages-repository.server.ts'

type ReadDeps = Pick<EditDeps, 'db' | 'files'>

const MOST_PUBLICATIONS = 30

/** All pages with what is unpublished, outdated or changed by a release, in each language. */
export async function listEditablePages({ db, files }: ReadDeps): Promise<PageSummary[]> {
  return (await readPages(db, files)).map(({ page: { id, path, names }, fields, lists }) => ({
    id,
    path,
    ...(names && { names }),
    texts: fields.length,
    counts: countStates(fields),
    listDrafts: lists.filter(isListDraft).length,
  }))
}

/** Undefined for a page that cannot be edited. `nameOf`: the authors' addresses. */
export async function readEditablePage(
  { db, files }: ReadDeps,
  id: string,
  nameOf: (authorIds: string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<EditedPage | undefined> {
  const page = editablePage(files, id)
  const [state] = page ? await readPages(db, files, [page]) : []
  if (!page || !state) return undefined
  const { path, names, namespaces } = page
  const { fields, lists, revisions } = state
  const publications = await listPublications(db, id, MOST_PUBLICATIONS)
  const changes = await listChanges(
    db,
    namespaces,
    publications.map((each) => each.id),
  )
  const authors = await nameOf([...new Set(publications.map(({ authorId }) => authorId))])
  return {
    id,
    path,
    ...(names && { names }),
    fields,
    lists: lists.map((list) => describeList(files, revisions, list)),
    publications: publications.map(({ id: publication, language, at, authorId, reverts }) => {
      const isOwn = (row: { publicationId: number | null }) => row.publicationId === publication
      const [texts, orders] = [changes.texts.filter(isOwn), changes.lists.filter(isOwn)]
      return {
        id: publication,
        language,
        at: at.toISOString(),
        author: authors.get(authorId) ?? null,
        isReversal: reverts !== null,
        isRevertible: [...texts, ...orders].some(({ isNewest }) => isNewest),
        lists: orders.map((change) => describeListChange(files, revisions, change, language)),
        changes: texts.map((row) => {
          const file = textAt(files, row.namespace, row.path)?.texts[row.language] ?? ''
          return {
            namespace: row.namespace,
            path: row.path,
            before: row.before?.value ?? file,
            after: row.value ?? file,
          }
        }),
      }
    }),
  }
}

/** A page's texts as their authors left them, published or not, in the order of `readEditablePage`. */
export async function readDrafts({ db, files }: ReadDeps, id: string, language: Language) {
  const page = editablePage(files, id)
  const [state] = page ? await readPages(db, files, [page]) : []
  if (!page?.path || !state) return undefined
  return {
    path: page.path,
    texts: state.fields.map(({ namespace, path, languages }) => ({
      namespace: namespace as Namespace,
      path,
      text: languages[language].text,
      // Texts of the files may be empty, and pages leave them out.
      isMissing: languages[language].isMissing && !languages[language].rules.mayBeEmpty,
    })),
    lists: state.lists.map(({ namespace, shape, order }) => ({ namespace, path: shape.path, keys: order })),
  }
}

function countStates(fields: readonly EditedField[]): LanguageCounts {
  return perLanguage((language) => {
    const states = fields.map(({ languages }) => languages[language])
    return {
      drafts: states.filter(({ isDraft }) => isDraft).length,
      missing: states.filter(({ isMissing }) => isMissing).length,
      outdated: states.filter(({ isOutdated }) => isOutdated).length,
      unread: states.filter(({ isUnread }) => isUnread).length,
      released: states.filter(({ file }) => file !== null).length,
    }
  })
}

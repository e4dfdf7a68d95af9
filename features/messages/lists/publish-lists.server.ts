import type { Transaction } from '#platform/database/database.ts'
import type { ArrangedList, ArrangedLists } from './arrange-lists.server.ts'
import { insertLists, type PublishedListChange } from './lists-repository.server.ts'

interface Publication {
  publicationId: number
  authorId: string
  at: Date
}

/** Publishes the drafts of lists in the caller's transaction; lists without a draft are skipped. */
export async function publishLists(
  tx: Transaction,
  lists: readonly ArrangedList[],
  publication: Publication,
): Promise<void> {
  await insertLists(
    tx,
    lists.flatMap(({ newest }) => {
      if (!newest) return []
      const { id: _id, ...row } = newest
      return [{ ...row, ...publication }]
    }),
  )
}

/** As they stood before; drafts above stay drafts. */
export async function revertLists(
  tx: Transaction,
  changes: readonly PublishedListChange[],
  arranged: ArrangedLists,
  publication: Publication,
): Promise<void> {
  await insertLists(
    tx,
    changes.map(({ namespace, path, before, fileKeys }) => ({
      namespace,
      path,
      keys: before ?? [...(arranged.get(`${namespace} ${path}`)?.shape.keys ?? fileKeys)],
      fileKeys,
      ...publication,
    })),
  )
  const drafts = changes.flatMap(({ namespace, path }) => {
    const newest = arranged.get(`${namespace} ${path}`)?.newest
    return newest?.publicationId === null ? [newest] : []
  })
  await insertLists(
    tx,
    drafts.map(({ id: _id, ...row }) => row),
  )
}

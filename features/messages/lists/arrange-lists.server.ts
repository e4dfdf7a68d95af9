import type { Database, Transaction } from '#platform/database/database.ts'
import type { FileText } from '../message-field.ts'
import type { MessageFiles } from '../message-files.ts'
import { listNewestLists, type StoredList } from '../messages-repository.server.ts'
import { isSameOrder, type ListOrder, usableOrder } from './list-order.ts'
import { addedTexts, ADDED_KEY, itemKey, type ListShape } from './list-shape.ts'

export interface ArrangedList {
  namespace: string
  shape: ListShape
  order: ListOrder
  published: ListOrder
  newest: StoredList | undefined
}

export async function readLists(
  db: Database | Transaction,
  files: MessageFiles,
  namespaces: readonly string[],
): Promise<ArrangedList[]> {
  const { newest, published } = await listNewestLists(db, namespaces)
  return namespaces.flatMap((namespace) =>
    files.listsOf(namespace).map((shape) => {
      const rowOf = (rows: readonly StoredList[]) =>
        rows.find((row) => row.namespace === namespace && row.path === shape.path)
      const row = rowOf(newest)
      return {
        namespace,
        shape,
        order: usableOrder(shape, row?.keys),
        published: usableOrder(shape, rowOf(published)?.keys),
        newest: row,
      }
    }),
  )
}

export const isListDraft = ({ order, published }: ArrangedList) => !isSameOrder(order, published)

/** A namespace's texts as they stand on the page: lists in their order, without what was removed. */
export function arrangeTexts(
  files: MessageFiles,
  namespace: string,
  lists: readonly ArrangedList[],
): FileText[] {
  const begun = new Set<ListShape>()
  return [...files.textsOf(namespace).values()].flatMap((text) => {
    const shape = files.listsOf(namespace).find((each) => itemKey(each, text.path) !== undefined)
    if (!shape) return [text]
    if (begun.has(shape)) return []
    begun.add(shape)
    const list = lists.find((each) => each.namespace === namespace && each.shape.path === shape.path)
    return (list?.order ?? shape.keys).flatMap((key) => itemTexts(files, namespace, shape, key))
  })
}

/** Of an item of the file, or of one that owners added. */
export function itemTexts(files: MessageFiles, namespace: string, shape: ListShape, key: string): FileText[] {
  return ADDED_KEY.test(key)
    ? addedTexts(shape, key)
    : [...files.textsOf(namespace).values()].filter(({ path }) => itemKey(shape, path) === key)
}

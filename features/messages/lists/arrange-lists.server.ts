import type { Database, Transaction } from '#platform/database/database.ts'
import type { FileText } from '../message-field.ts'
import type { MessageFiles } from '../message-files.ts'
import { isSameOrder, type ListOrder, usableOrder } from './list-order.ts'
import { addedTexts, ADDED_KEY, itemKey, type ListShape } from './list-shape.ts'
import { listNewestLists, type StoredList } from './lists-repository.server.ts'

export interface ArrangedList {
  namespace: string
  shape: ListShape
  order: ListOrder
  published: ListOrder
  newest: StoredList | undefined
}

/** By namespace and path, separated by a space. */
export type ArrangedLists = ReadonlyMap<string, ArrangedList>

export async function readLists(
  db: Database | Transaction,
  files: MessageFiles,
  namespaces: readonly string[],
): Promise<ArrangedLists> {
  const { newest, published } = await listNewestLists(db, namespaces)
  const rowOf = (rows: readonly StoredList[], namespace: string, path: string) =>
    rows.find((row) => row.namespace === namespace && row.path === path)
  return new Map(
    namespaces.flatMap((namespace) =>
      files.listsOf(namespace).map((shape): [string, ArrangedList] => {
        const row = rowOf(newest, namespace, shape.path)
        return [
          `${namespace} ${shape.path}`,
          {
            namespace,
            shape,
            order: usableOrder(shape, row?.keys),
            published: usableOrder(shape, rowOf(published, namespace, shape.path)?.keys),
            newest: row,
          },
        ]
      }),
    ),
  )
}

export const isListDraft = ({ order, published }: ArrangedList) => !isSameOrder(order, published)

/** A namespace's texts as they stand on the page: lists in their order, without what was removed. */
export function arrangeTexts(files: MessageFiles, namespace: string, lists: ArrangedLists): FileText[] {
  const texts = files.textsOf(namespace)
  const begun = new Set<ListShape>()
  return [...texts.values()].flatMap((text) => {
    const shape = files.listsOf(namespace).find((each) => itemKey(each, text.path) !== undefined)
    if (!shape) return [text]
    if (begun.has(shape)) return []
    begun.add(shape)
    const order = lists.get(`${namespace} ${shape.path}`)?.order ?? shape.keys
    return order.flatMap((key) =>
      ADDED_KEY.test(key)
        ? addedTexts(shape, key)
        : [...texts.values()].filter(({ path }) => itemKey(shape, path) === key),
    )
  })
}

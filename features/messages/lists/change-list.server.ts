import type { Namespace } from '#i18n/namespaces.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { EditRefusal } from '../edited-message.ts'
import type { EditDeps } from '../edited-fields.server.ts'
import { editablePage } from '../message-files.ts'
import { insertLists, listKeys, lockMessages } from '../messages-repository.server.ts'
import { readLists } from './arrange-lists.server.ts'
import { changeOrder, type ListChange } from './list-order.ts'
import { ADDED_KEY } from './list-shape.ts'

export interface ListDraft {
  page: string
  namespace: string
  path: string
  change: ListChange
  /** The revision of the list that the author saw; 0 without any. */
  seen: number
}

/** Keeps length or order of a list as a draft. `key`: of the item that was added, or else of the one that was meant. */
export function changeList(
  { db, clock, files }: EditDeps,
  { page: id, namespace, path, change, seen }: ListDraft,
  authorId: string,
): Promise<Result<{ key: string | null }, EditRefusal>> {
  if (!editablePage(files, id)?.namespaces.includes(namespace as Namespace))
    return Promise.resolve(refuse({ code: 'unknown_text' }))
  return db.transaction(async (tx) => {
    await lockMessages(tx)
    const list = (await readLists(tx, files, [namespace])).find(({ shape }) => shape.path === path)
    if (!list) return refuse({ code: 'unknown_text' })
    if ((list.newest?.id ?? 0) !== seen) return refuse({ code: 'texts_changed' })
    const next = nextKey(await listKeys(tx, namespace))
    const order = changeOrder(list.shape, list.order, change, next)
    if (!order.ok) return order
    await insertLists(tx, [
      {
        namespace,
        path,
        keys: [...order.value],
        fileKeys: [...list.shape.keys],
        authorId,
        at: clock(),
      },
    ])
    return accept({ key: change.kind === 'add' ? next : 'key' in change ? change.key : null })
  })
}

/** One for all lists of a namespace, since pages join some of them. */
function nextKey(used: readonly string[]): string {
  const numbers = used.filter((key) => ADDED_KEY.test(key)).map((key) => Number(key.slice(1)))
  return `n${Math.max(0, ...numbers) + 1}`
}

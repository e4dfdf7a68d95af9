import { accept, type Result, refuse } from '#kernel/result.ts'
import { ADDED_KEY, type ListShape } from './list-shape.ts'

/** Keys of a list's items, as they stand on the page. */
export type ListOrder = readonly string[]

export type ListChange =
  /** Below an item, or at the beginning. */
  | { kind: 'add'; after: string | null }
  | { kind: 'remove'; key: string }
  /** @param to position that the item has afterwards */
  | { kind: 'move'; key: string; to: number }
  | { kind: 'restore'; key: string }
  /** As it is, though a release came with further items. */
  | { kind: 'keep' }

export type ListRefusal = { code: 'list_full' | 'list_too_short' | 'unknown_item' }

type Limits = Pick<ListShape, 'keys' | 'least' | 'most'>

/**
 * What of a stored order still holds: items that the files do not have any more are left out, and where fewer or more are left than
 * the page allows, the files' order stands.
 */
export function usableOrder({ keys, least, most }: Limits, stored: ListOrder | null | undefined): ListOrder {
  if (!stored) return keys
  const known = [...new Set(stored)].filter((key) => keys.includes(key) || ADDED_KEY.test(key))
  return known.length < least || known.length > most ? keys : known
}

/** @param next key of an item that is added; one that no list of the namespace has had */
export function changeOrder(
  { keys, least, most }: Limits,
  order: ListOrder,
  change: ListChange,
  next: string,
): Result<ListOrder, ListRefusal> {
  switch (change.kind) {
    case 'keep':
      return accept(order)
    case 'add': {
      if (order.length >= most) return refuse({ code: 'list_full' })
      const at = change.after === null ? 0 : order.indexOf(change.after) + 1
      if (change.after !== null && at === 0) return refuse({ code: 'unknown_item' })
      return accept(order.toSpliced(at, 0, next))
    }
    case 'remove':
      if (!order.includes(change.key)) return refuse({ code: 'unknown_item' })
      if (order.length <= least) return refuse({ code: 'list_too_short' })
      return accept(order.filter((key) => key !== change.key))
    case 'move': {
      if (!order.includes(change.key)) return refuse({ code: 'unknown_item' })
      const others = order.filter((key) => key !== change.key)
      return accept(others.toSpliced(Math.min(Math.max(change.to, 0), others.length), 0, change.key))
    }
    case 'restore': {
      if (order.includes(change.key)) return accept(order)
      if (!keys.includes(change.key) && !ADDED_KEY.test(change.key)) return refuse({ code: 'unknown_item' })
      if (order.length >= most) return refuse({ code: 'list_full' })
      return accept(order.toSpliced(placeOf(keys, order, change.key), 0, change.key))
    }
  }
}

/** Behind the nearest item that the file has before it, or at the end for an added one. */
function placeOf(keys: readonly string[], order: ListOrder, key: string): number {
  const position = keys.indexOf(key)
  if (position < 0) return order.length
  const before = keys.slice(0, position).findLast((each) => order.includes(each))
  return before === undefined ? 0 : order.indexOf(before) + 1
}

export function isSameOrder(one: ListOrder, other: ListOrder): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index])
}

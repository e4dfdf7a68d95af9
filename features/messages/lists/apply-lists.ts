import { addedTexts, ADDED_KEY, type ListShape } from './list-shape.ts'
import { type ListOrder, usableOrder } from './list-order.ts'

/** By path of the list. */
export type ListOrders = ReadonlyMap<string, ListOrder>

/**
 * A copy in which each list has its published order. An added item stands in it only with all its texts of this language; texts are
 * never taken from another one.
 *
 * @param texts of the language, by path
 */
export function applyLists<Tree>(
  tree: Tree,
  shapes: readonly ListShape[],
  orders: ListOrders,
  texts: ReadonlyMap<string, string>,
): Tree {
  const changed = shapes.filter(({ path }) => orders.has(path))
  return changed.length === 0 ? tree : (copied(tree, '') as Tree)

  function copied(value: unknown, path: string): unknown {
    if (value === null || typeof value !== 'object') return value
    const shape = changed.find((each) => each.path === path)
    if (shape) return listed(value as Record<string, unknown>, shape)
    if (!changed.some((each) => path === '' || each.path.startsWith(`${path}.`))) return value
    const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
    if (Array.isArray(value)) return value.map((each: unknown, index) => copied(each, below(index)))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copied(each, below(key))]))
  }

  function listed(items: Record<string, unknown>, shape: ListShape): unknown {
    const entries = usableOrder(shape, orders.get(shape.path)).flatMap((key): [string, unknown][] => {
      if (!ADDED_KEY.test(key)) return [[key, items[key]]]
      const item = addedItem(shape, key, texts)
      return item === undefined ? [] : [[key, item]]
    })
    // Where a language lacks the texts of added items, and too few others are left.
    if (entries.length < shape.least) return items
    return shape.isKeyed ? Object.fromEntries(entries) : entries.map(([, item]) => item)
  }
}

/** Undefined while a text is missing. */
function addedItem(shape: ListShape, key: string, texts: ReadonlyMap<string, string>): unknown {
  const item: Record<string, unknown> = {}
  for (const [index, { path }] of addedTexts(shape, key).entries()) {
    const leaf = shape.leaves[index]
    const text = texts.get(path) ?? ''
    if (!leaf || (text === '' && !leaf.rules.mayBeEmpty)) return undefined
    if (leaf.path === '') return text
    if (text !== '') setLeaf(item, leaf.path.split('.'), text)
  }
  return item
}

function setLeaf(item: Record<string, unknown>, [key = '', ...below]: string[], text: string): void {
  if (below.length === 0) item[key] = text
  else setLeaf((item[key] ??= {}) as Record<string, unknown>, below, text)
}

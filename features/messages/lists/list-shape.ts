import { listLimits } from '#features/messages/content/changeable-lists.ts'
import type { Language } from '#i18n/languages.ts'
import { type FieldRules, rulesLike } from '../field-rules.ts'
import { type FileText, fieldsOf } from '../message-field.ts'

/** A list of a file of which owners change length and order: what its items are. */
export interface ListShape {
  path: string
  /** Of the file's items: positions, or names where the file has an object. */
  keys: readonly string[]
  isKeyed: boolean
  least: number
  most: number
  leaves: readonly ListLeaf[]
}

/** A text that each item has. */
interface ListLeaf {
  /** Below the item; '' where items are texts themselves. */
  path: string
  rules: FieldRules
}

const NO_TEXTS: Readonly<Record<Language, string>> = { de: '', en: '', fr: '', it: '' }

/** The key of an item that owners added; unlike positions and names of the files. */
export const ADDED_KEY = /^n[1-9]\d{0,5}$/

/** @param tree the German file, @param texts its texts in the four languages */
export function listShapes(
  namespace: string,
  tree: unknown,
  texts: ReadonlyMap<string, FileText>,
): ListShape[] {
  return shapesAt(tree, '')

  function shapesAt(value: unknown, path: string): ListShape[] {
    if (value === null || typeof value !== 'object') return []
    const items = Object.entries(value)
    const limits = path === '' ? undefined : listLimits(namespace, path)
    const below = () => items.flatMap(([key, item]) => shapesAt(item, path === '' ? key : `${path}.${key}`))
    if (!limits || items.length === 0 || items.some(([, item]) => hasLists(item))) return below()
    const keys = items.map(([key]) => key)
    const leaves = [...new Set(items.flatMap(([, item]) => fieldsOf(item).map((each) => each.path)))]
    return [
      {
        path,
        keys,
        isKeyed: !Array.isArray(value),
        ...limits,
        leaves: leaves.map((leaf) => leafOf(path, keys, leaf)),
      },
    ]
  }

  function leafOf(path: string, keys: readonly string[], leaf: string): ListLeaf {
    const samples = keys.flatMap((key) => texts.get(leafPath(path, key, leaf))?.texts ?? [])
    return { path: leaf, rules: rulesLike(samples, { mayBeEmpty: samples.length < keys.length }) }
  }
}

function hasLists(item: unknown): boolean {
  if (item === null || typeof item !== 'object') return false
  return Array.isArray(item) || Object.values(item).some(hasLists)
}

function leafPath(list: string, key: string, leaf: string): string {
  return leaf === '' ? `${list}.${key}` : `${list}.${key}.${leaf}`
}

/** The texts of an item that owners added. */
export function addedTexts({ path, leaves }: ListShape, key: string): FileText[] {
  return leaves.map((leaf) => ({ path: leafPath(path, key, leaf.path), texts: NO_TEXTS, added: leaf.rules }))
}

/** The text of an added item that has this path; undefined for paths of no list. */
export function findAddedText(shapes: readonly ListShape[], path: string): FileText | undefined {
  for (const shape of shapes) {
    const key = itemKey(shape, path)
    if (key !== undefined && ADDED_KEY.test(key))
      return addedTexts(shape, key).find((text) => text.path === path)
  }
  return undefined
}

/** Of the item that a text stands in; undefined for texts outside of the list. */
export function itemKey({ path: list }: Pick<ListShape, 'path'>, path: string): string | undefined {
  return path.startsWith(`${list}.`) ? path.slice(list.length + 1).split('.', 1)[0] : undefined
}

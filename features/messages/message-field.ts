import type { Language } from '#i18n/languages.ts'
import type { FieldRules } from './field-rules.ts'

/** Texts of one namespace as the files have them: strings in objects and lists. */
export type MessageTree = string | { readonly [key: string]: MessageTree } | readonly MessageTree[]

export interface MessageField {
  /** Keys and positions, joined by dots. */
  path: string
  text: string
}

/** A text as the files have it, with its placeholders. */
export interface FileText {
  path: string
  texts: Readonly<Record<Language, string>>
  /** Of an item that owners added, which the files do not have: `texts` are empty. */
  added?: FieldRules
}

/** The namespace's texts in the order of its file. */
export function fieldsOf(tree: unknown, path = ''): MessageField[] {
  if (typeof tree === 'string') return [{ path, text: tree }]
  if (tree === null || typeof tree !== 'object') return []
  return Object.entries(tree).flatMap(([key, value]) => fieldsOf(value, path === '' ? key : `${path}.${key}`))
}

/** A copy with other texts at the given paths; paths that lead to no text change nothing. */
export function replaceTexts<Tree>(tree: Tree, texts: ReadonlyMap<string, string>): Tree {
  return replaced(tree, texts, '') as Tree
}

function replaced(tree: unknown, texts: ReadonlyMap<string, string>, path: string): unknown {
  if (typeof tree === 'string') return texts.get(path) ?? tree
  if (tree === null || typeof tree !== 'object') return tree
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
  if (Array.isArray(tree)) return tree.map((value: unknown, index) => replaced(value, texts, below(index)))
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, replaced(value, texts, below(key))]),
  )
}

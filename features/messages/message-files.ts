import type { EditablePage } from './content/editable-pages.ts'
import type { Language } from '#i18n/languages.ts'
import { type FieldRules, rulesOf } from './field-rules.ts'
import { findAddedText, type ListShape } from './lists/list-shape.ts'
import type { FileText } from './message-field.ts'

/** The texts that the build came with: defaults, shape and fallback of the published ones. */
export interface MessageFiles {
  /** What can be edited, in the order of the menu. */
  pages: readonly EditablePage[]
  /** In the order of the German file; empty for an unknown namespace. */
  textsOf(namespace: string): ReadonlyMap<string, FileText>
  /** Lists of which owners change length and order. */
  listsOf(namespace: string): readonly ListShape[]
}

export function rulesOfText({ texts, added }: FileText, language: Language): FieldRules {
  return added ?? rulesOf(texts, language)
}

/** Also of an item that owners added; undefined where there is no such text. */
export function textAt(files: MessageFiles, namespace: string, path: string): FileText | undefined {
  return files.textsOf(namespace).get(path) ?? findAddedText(files.listsOf(namespace), path)
}

export function editablePage({ pages }: MessageFiles, id: string): EditablePage | undefined {
  return pages.find((page) => page.id === id)
}

import type { EditablePage } from '#content/editable-pages.ts'
import type { Language } from '#i18n/languages.ts'

/** A text as the files have it, with its placeholders. */
export interface FileText {
  path: string
  texts: Readonly<Record<Language, string>>
}

/** The texts that the build came with: defaults, shape and fallback of the published ones. */
export interface MessageFiles {
  /** What can be edited, in the order of the menu. */
  pages: readonly EditablePage[]
  /** In the order of the German file; empty for an unknown namespace. */
  textsOf(namespace: string): ReadonlyMap<string, FileText>
}

export function editablePage({ pages }: MessageFiles, id: string): EditablePage | undefined {
  return pages.find((page) => page.id === id)
}

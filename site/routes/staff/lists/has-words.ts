import { includesFolded } from '#kernel/folded-text.ts'

/** Whether every word of a search is somewhere in the texts, whatever the case: for lists that are loaded whole. */
export function hasWords(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const text = texts.filter(Boolean).join(' ')
  return search.split(/\s+/).every((word) => includesFolded(text, word))
}

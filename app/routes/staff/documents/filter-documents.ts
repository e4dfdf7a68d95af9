import type { StaffDocument } from '#features/documents/staff-document.ts'
import type { Language } from '#i18n/languages.ts'
import type { ListSort } from '#kernel/list-page.ts'
import { hasWords } from '../lists/has-words.ts'
import { sortRows } from '../lists/sort-rows.ts'

/** `nowhere`: published, and on no page. */
export const DOCUMENT_FILTERS = ['all', 'published', 'draft', 'nowhere'] as const
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number]

export const DOCUMENT_SORTS = ['title', 'state', 'size'] as const
export type DocumentSort = (typeof DOCUMENT_SORTS)[number]

/** Characters. */
export const MAX_DOCUMENT_SEARCH = 80

interface DocumentWish {
  filter: DocumentFilter
  /** Words of the title in any language. */
  search: string
  /** Null: what was changed last first. */
  sort: ListSort<DocumentSort> | null
  language: Language
}

/** In the browser and for their file. */
export function filterDocuments(
  documents: readonly StaffDocument[],
  { filter, search, sort, language }: DocumentWish,
): readonly StaffDocument[] {
  const found = documents.filter(
    (document) => isOf(document, filter) && hasWords(search, Object.values(document.texts.title)),
  )
  return sortRows(
    found,
    sort,
    {
      title: (document) => titleOf(document, language),
      state: ({ state }) => Number(state === 'published'),
      size: ({ file }) => file.bytes,
    },
    language,
  )
}

/** Empty where it has none. */
export function titleOf({ texts: { title } }: StaffDocument, language: Language): string {
  return title[language] || title.de
}

/** How many of them each filter has. */
export function countDocuments(
  documents: readonly StaffDocument[],
  wish: Pick<DocumentWish, 'search' | 'language'>,
): Record<DocumentFilter, number> {
  const counts = DOCUMENT_FILTERS.map((filter) => [
    filter,
    filterDocuments(documents, { ...wish, filter, sort: null }).length,
  ])
  return Object.fromEntries(counts) as Record<DocumentFilter, number>
}

function isOf({ state, texts: { pages } }: StaffDocument, filter: DocumentFilter): boolean {
  if (filter === 'nowhere') return state === 'published' && pages.length === 0
  return filter === 'all' || state === filter
}

import type { Language } from '#i18n/languages.ts'
import type { RowRules } from '#kit/whole-list.ts'
import type { StaffDocument } from '../staff-document.ts'

/** `nowhere`: published, and on no page. */
export const DOCUMENT_FILTERS = ['all', 'published', 'draft', 'nowhere'] as const
type DocumentFilter = (typeof DOCUMENT_FILTERS)[number]

export const DOCUMENT_SORTS = ['title', 'state', 'size'] as const
type DocumentSort = (typeof DOCUMENT_SORTS)[number]

/** Their own order: what was changed last first. */
export function documentRows(language: Language): RowRules<StaffDocument, DocumentFilter, DocumentSort> {
  return {
    filters: {
      all: () => true,
      published: ({ state }) => state === 'published',
      draft: ({ state }) => state === 'draft',
      nowhere: ({ state, texts }) => state === 'published' && texts.pages.length === 0,
    },
    texts: ({ texts }) => Object.values(texts.title),
    values: {
      title: (document) => titleOf(document, language),
      state: ({ state }) => Number(state === 'published'),
      size: ({ file }) => file.bytes,
    },
  }
}

/** Empty where it has none. */
export function titleOf({ texts: { title } }: StaffDocument, language: Language): string {
  return title[language] || title.de
}

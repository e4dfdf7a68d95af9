import type { NewsState, StaffNewsPiece } from '#features/news/staff/news-document.ts'

/** What the list can be sorted by, in the browser and for its file. */
export const NEWS_SORTS = ['piece', 'date', 'state'] as const

export function newsValues(states: Readonly<Record<NewsState, string>>) {
  return {
    piece: ({ title }: StaffNewsPiece) => title,
    date: ({ date }: StaffNewsPiece) => date,
    state: ({ state }: StaffNewsPiece) => states[state],
  }
}

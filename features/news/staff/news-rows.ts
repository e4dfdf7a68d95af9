import type { RowRules } from '#kit/whole-list.ts'
import type { NEWS_SORTS, NewsState, StaffNewsPiece } from './news-document.ts'

/** How the list is sorted, in the browser and for its file. */
export function newsRows(
  states: Readonly<Record<NewsState, string>>,
): RowRules<StaffNewsPiece, never, (typeof NEWS_SORTS)[number]> {
  return {
    values: { piece: ({ title }) => title, date: ({ date }) => date, state: ({ state }) => states[state] },
  }
}

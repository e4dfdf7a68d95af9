/** Where a page of a list begins: behind (`after`) or before (`before`) a row, named by its cursor. */
export interface ListPosition {
  after?: string | undefined
  before?: string | undefined
}

/** Cursors of the neighbouring pages; null at the list's ends. */
export interface ListPages {
  previous: string | null
  next: string | null
}

/** Values of the sort columns, joined with `_`: a number or milliseconds, and perhaps an id. */
export const LIST_CURSOR = /^\d{1,15}(_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/

/** Above it a list says "more than". Counting stops there, so that no count grows with its table. */
export const MOST_COUNTED = 999

import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../language/language.tsx'
import { type StaffView, staffPaths } from '../../../staff-paths.ts'
import { readPosition } from './pagination.tsx'
import { type Sorting, useSorting } from './use-sorting.ts'

/** Filter, search and sorting of a list, as the page's address has them. */
export interface ListQuery<Filter extends string, Key extends string = string> {
  filter: Filter
  filters: readonly Filter[]
  /** Empty: everything. */
  search: string
  sorting: Sorting<Key>
  /** What is shown, without its position: for the file of the list. */
  shown: { filter: Filter; q: string; sort?: string }
  /** Query of the page that is shown, for the server. */
  asked: URLSearchParams
  /** Of the first page of a filter, with the search and sorting kept; has a query. */
  addressOf: (filter: Filter) => string
  /** @param wanted trimmed; empty: everything again */
  onFind: (wanted: string) => void
}

interface ListQueryInput<Filter, Key> {
  part: StaffView
  filters: readonly Filter[]
  /** Without a choice and without a search. */
  initialFilter: Filter
  /** In which a search begins; without one it stays in the chosen filter. */
  searchFilter?: Filter
  /** What the server sorts by. */
  sorts: readonly Key[]
  /** Of the address beside filter and search, such as a period: kept, and sent along. */
  more?: Readonly<Record<string, string>>
  /** Whether a sorting makes sense within a filter; without it: always. */
  canSort?: (filter: Filter, sort: string) => boolean
}

export function useListQuery<Filter extends string, Key extends string>(
  input: ListQueryInput<Filter, Key>,
): ListQuery<Filter, Key> {
  const { part, filters, initialFilter, searchFilter, sorts, more = {}, canSort = () => true } = input
  const [query, setQuery] = useSearchParams()
  const language = useLanguage()
  const sorting = useSorting(sorts)
  const search = query.get('q') ?? ''
  const filter = filters.find((each) => each === query.get('filter')) ?? startOf(search) ?? initialFilter
  const shown = { ...more, filter, q: search, ...sorting.asked }
  return {
    filter,
    filters,
    search,
    sorting,
    shown,
    asked: new URLSearchParams({ lng: language, ...shown, ...readPosition(query) }),
    addressOf: (next) => `${staffPaths.part(part)}&${queryOf(next, search)}`,
    onFind: (wanted) => setQuery(`view=${part}&${queryOf(startOf(wanted) ?? filter, wanted)}`),
  }

  /** Undefined where a search keeps the filter. */
  function startOf(wanted: string): Filter | undefined {
    return searchFilter && (wanted ? searchFilter : initialFilter)
  }

  function queryOf(next: Filter, wanted: string): URLSearchParams {
    const { sort } = sorting
    return new URLSearchParams({
      ...more,
      filter: next,
      ...(wanted && { q: wanted }),
      ...(sort !== null && canSort(next, sort) && { sort }),
    })
  }
}

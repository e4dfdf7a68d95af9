import { useSearchParams } from 'react-router'
import {
  INQUIRY_FILTERS,
  INQUIRY_SORTS,
  type InquiryFilter,
  MAX_INQUIRY_SEARCH,
} from '#features/inquiry/staff/staff-inquiry.ts'
import { MOST_COUNTED } from '#kernel/list-page.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import styles from '../lists/list.module.css'
import { ListSearch } from '../lists/list-search.tsx'
import { Pagination, readPosition } from '../lists/pagination.tsx'
import { StaffHead } from '../staff-head.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useSorting } from '../lists/use-sorting.ts'
import { LoadingState } from '../api/loading-state.tsx'
import { RequestTable } from './request-table.tsx'

export default function RequestsView() {
  const { requests: messages } = useMessages('staff-desk')
  const language = useLanguage()
  const [query, setQuery] = useSearchParams()
  const filter = INQUIRY_FILTERS.find((each) => each === query.get('filter')) ?? 'new'
  const search = query.get('q') ?? ''
  const sorting = useSorting(INQUIRY_SORTS)
  const shown = { filter, q: search, ...sorting.asked }
  const asked = new URLSearchParams({ lng: language, ...shown, ...readPosition(query) })
  const { value, problem, reload } = useLoaded<'/inquiries'>(`/inquiries?${asked}`, { keep: true })

  function address(next: InquiryFilter): string {
    const rest = new URLSearchParams({ filter: next, ...(search && { q: search }), ...sorting.asked })
    return `${staffPaths.part('requests')}&${rest}`
  }

  function find(wanted: string): void {
    // A search covers all states.
    setQuery({
      view: 'requests',
      filter: wanted ? 'all' : 'new',
      ...(wanted && { q: wanted }),
      ...sorting.asked,
    })
  }

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/inquiries.csv" asked={shown} />
      </StaffHead>
      <div className={styles.tools}>
        <div className={styles.chips} role="group" aria-label={messages.filter}>
          {INQUIRY_FILTERS.map((each) => (
            <Chip key={each} to={address(each)} current={each === filter} preventScrollReset>
              {messages.filters[each]}
              {value?.counts[each] != null && <span className="num">{countText(value.counts[each])}</span>}
            </Chip>
          ))}
        </div>
        <ListSearch
          label={messages.search}
          find={messages.find}
          value={search}
          maxLength={MAX_INQUIRY_SEARCH}
          onFind={find}
        />
      </div>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.inquiries.length === 0 && (
        <EmptyState title={search ? messages.nothingFound : messages.empty} />
      )}
      {value && value.inquiries.length > 0 && <RequestTable answer={value} sorting={sorting} />}
      <Pagination pages={value} address={address(filter)} />
    </>
  )
}

const countText = (count: number) => (count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count))

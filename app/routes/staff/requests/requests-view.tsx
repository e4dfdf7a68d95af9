import { INQUIRY_FILTERS, INQUIRY_SORTS, MAX_INQUIRY_SEARCH } from '#features/inquiry/staff/staff-inquiry.ts'
import { useMessages } from '../../../language/language.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ListTools } from '../lists/list-tools.tsx'
import { Pagination } from '../lists/pagination.tsx'
import { StaffHead } from '../staff-head.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useListQuery } from '../lists/use-list-query.ts'
import { LoadingState } from '../api/loading-state.tsx'
import { RequestTable } from './request-table.tsx'

export default function RequestsView() {
  const { requests: messages } = useMessages('staff-desk')
  const list = useListQuery({
    part: 'requests',
    filters: INQUIRY_FILTERS,
    initialFilter: 'new',
    searchFilter: 'all',
    sorts: INQUIRY_SORTS,
  })
  const { value, problem, reload } = useLoaded<'/inquiries'>(`/inquiries?${list.asked}`, { keep: true })

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/inquiries.csv" asked={list.shown} />
      </StaffHead>
      <ListTools list={list} messages={messages} counts={value?.counts} maxLength={MAX_INQUIRY_SEARCH} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.inquiries.length === 0 && (
        <EmptyState title={list.search ? messages.nothingFound : messages.empty} />
      )}
      {value && value.inquiries.length > 0 && <RequestTable answer={value} sorting={list.sorting} />}
      <Pagination pages={value} address={list.addressOf(list.filter)} />
    </>
  )
}

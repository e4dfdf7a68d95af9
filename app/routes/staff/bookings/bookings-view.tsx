import { BOOKING_FILTERS, BOOKING_SORTS, type ListedBooking } from '#features/booking/staff/listed-booking.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { MAX_SEARCH } from '#kernel/search-terms.ts'
import { eventDays } from '../../../calendar/event-days.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ListTools } from '../lists/list-tools.tsx'
import styles from '../lists/list.module.css'
import { LoadingState } from '../api/loading-state.tsx'
import { Pagination } from '../lists/pagination.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useListQuery } from '../lists/use-list-query.ts'

/** Of all events. What is done with a booking, is done within its event. */
export default function BookingsView() {
  const { bookings: messages } = useMessages('staff-lists')
  const list = useListQuery({
    part: 'bookings',
    filters: BOOKING_FILTERS,
    initialFilter: 'coming',
    searchFilter: 'all',
    sorts: BOOKING_SORTS,
  })
  const { value, problem, reload } = useLoaded<'/bookings'>(`/bookings?${list.asked}`, { keep: true })
  const { columns } = messages

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/bookings.csv" asked={list.shown} />
      </StaffHead>
      <ListTools list={list} messages={messages} counts={value?.counts} maxLength={MAX_SEARCH} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.bookings.length === 0 && (
        <EmptyState title={list.search ? messages.nothingFound : messages.empty} />
      )}
      {value && value.bookings.length > 0 && (
        <ListTable
          columns={[
            { name: columns.name, sort: 'name' },
            { name: columns.event, sort: 'event' },
            { name: columns.booked, sort: 'booked' },
            columns.state,
            { name: columns.amount, sort: 'amount' },
          ]}
          sorting={list.sorting}
          isLastRight
        >
          {value.bookings.map((booking) => (
            <Row key={booking.id} booking={booking} />
          ))}
        </ListTable>
      )}
      <Pagination pages={value} address={list.addressOf(list.filter)} />
    </>
  )
}

function Row({ booking }: { booking: ListedBooking }) {
  const messages = useMessages('staff-bookings')
  const { bookings: list } = useMessages('staff-lists')
  const language = useLanguage()
  const {
    id,
    number,
    name,
    company,
    people,
    event,
    state,
    payment,
    dueWay,
    dueCents,
    refundCents,
    hasOffer,
  } = booking
  const price = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  return (
    <tr>
      <th scope="row">
        <PageLink className={styles.title} to={staffPaths.booking(event.id, id)}>
          {name}
        </PageLink>
        {company && <small>{company}</small>}
        <small className="num">
          {fill(messages.bookings.number, { n: number })},{' '}
          {plural(language, people, messages.bookings.people)}
        </small>
      </th>
      <td>
        {event.title}
        <small className="num">{eventDays(language, event)}</small>
        {event.cancelled && <small className={styles.attention}>{list.calledOff}</small>}
      </td>
      <td className={`num ${styles.day}`}>
        {formatDay(language, swissTime(new Date(booking.createdAt)).day)}
      </td>
      <td className={styles.day}>
        {hasOffer ? messages.bookings.offered : messages.state[state]}
        <small>
          {payment === 'invoiced' && dueWay !== 'invoice'
            ? messages.dueWay[dueWay]
            : messages.payment[payment]}
        </small>
        {booking.test && <small>{list.test}</small>}
      </td>
      <td className={`num ${styles.right}`}>
        {price(booking.totalCents)}
        {dueCents > 0 && <small>{fill(messages.bookings.due, { amount: price(dueCents) })}</small>}
        {refundCents > 0 && <small>{fill(messages.bookings.refund, { amount: price(refundCents) })}</small>}
      </td>
    </tr>
  )
}

import { useRef } from 'react'
import type { StaffBooking } from '../rules/staff-booking.ts'
import { plural } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import unfold from '#site/ui/layout/unfold.module.css'
import type { BookingQuestion } from './use-question.ts'
import { bookingValues, EVENT_BOOKING_SORTS } from './booking-sorts.ts'
import { BookingRow } from './booking-row.tsx'
import styles from './bookings-table.module.css'
import type { EventFile } from '#features/calendar/staff/event.contract.ts'
import { SortChoice } from '#site/routes/staff/lists/sort-choice.tsx'
import { sortRows } from '#site/routes/staff/lists/sort-rows.ts'
import { orderOf, SortTitle } from '#site/routes/staff/lists/sort-title.tsx'
import { type Sorting, useSorting } from '#site/routes/staff/lists/use-sorting.ts'
import { useRowKeys } from '#site/routes/staff/keys/use-row-keys.ts'

interface BookingsTableProps {
  file: EventFile
  wanted: string | null
  onAsk: (question: BookingQuestion) => void
  onChanged: () => void
}

const COMING: readonly StaffBooking['state'][] = ['held', 'confirmed', 'attended', 'no_show']

export function BookingsTable({ file, wanted, onAsk, onChanged }: BookingsTableProps) {
  const { t: texts, language } = useTexts('staff-bookings')
  const { bookings: messages } = texts
  const sorting = useSorting(EVENT_BOOKING_SORTS)
  const { today, event } = file
  const bookings = sortRows(file.bookings, sorting.sort, bookingValues(texts), language)
  const coming = bookings.filter(({ state }) => COMING.includes(state))
  const waiting = bookings.filter(({ state }) => state === 'waitlisted')
  const gone = bookings.filter(({ state }) => state === 'moved' || state === 'cancelled')
  const isDay = today >= event.startsAt.slice(0, 10)
  const table = { onAsk, onChanged, isDay, wanted, sorting }
  return (
    <>
      <section className="below" aria-labelledby="buchungen">
        <h2 id="buchungen">
          {messages.title} <Sum bookings={coming} />
        </h2>
        {coming.length === 0 ? (
          <p className="muted">{messages.none}</p>
        ) : (
          <Table {...table} bookings={coming} hasChoice />
        )}
      </section>
      {waiting.length > 0 && (
        <section className="below" aria-labelledby="warteliste">
          <h2 id="warteliste">
            {messages.waiting} <Sum bookings={waiting} />
          </h2>
          <Table {...table} bookings={waiting} isDay={false} />
        </section>
      )}
      {gone.length > 0 && (
        <details className={`below ${styles.gone}`} open={gone.some(({ id }) => id === wanted)}>
          <summary className={unfold.summary}>
            {messages.gone} <Sum bookings={gone} />
          </summary>
          <Table {...table} bookings={gone} isDay={false} />
        </details>
      )}
    </>
  )
}

function Sum({ bookings }: { bookings: readonly StaffBooking[] }) {
  const { t, language } = useTexts('staff-bookings')
  const count = bookings.reduce((sum, booking) => sum + booking.people, 0)
  return (
    count > 0 && <small className={`num ${styles.sum}`}>{plural(language, count, t.bookings.people)}</small>
  )
}

interface TableProps extends Pick<BookingsTableProps, 'wanted' | 'onAsk' | 'onChanged'> {
  bookings: readonly StaffBooking[]
  isDay: boolean
  sorting: Sorting
  /** The first of the tables, for all. */
  hasChoice?: boolean
}

function Table({ bookings, isDay, wanted, sorting, hasChoice = false, ...rest }: TableProps) {
  const { columns, details } = useTexts('staff-bookings').t.bookings
  const sorted = EVENT_BOOKING_SORTS.map((sort) => ({ name: columns[sort], sort }))
  const table = useRef<HTMLTableElement>(null)
  useRowKeys(table, 'tbody')
  return (
    <>
      {hasChoice && <SortChoice sorting={sorting} columns={sorted} className={styles.choice} />}
      <table ref={table} className={`list ${styles.table}`} data-rows="">
        <thead>
          <tr>
            {sorted.map((column) => (
              <th
                key={column.sort}
                scope="col"
                className={column.sort === 'booked' ? styles.booked : undefined}
                aria-sort={orderOf(column, sorting)}
              >
                <SortTitle column={column} sorting={sorting} />
              </th>
            ))}
            <th scope="col">{columns.contact}</th>
            <th scope="col" className={styles.last}>
              {isDay ? columns.there : <span className="visually-hidden">{details}</span>}
            </th>
          </tr>
        </thead>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            isDay={isDay}
            isWanted={booking.id === wanted}
            {...rest}
          />
        ))}
      </table>
    </>
  )
}

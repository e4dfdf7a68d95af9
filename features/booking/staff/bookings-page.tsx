import { eventDays } from '#features/calendar/event-days.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { fill, plural } from '#i18n/format.ts'
import { ListView, RowTitle } from '#kit/list-view.tsx'
import { useTexts } from '#kit/texts.ts'
import { bookingList, bookings } from './booking.contract.ts'
import type { ListedBooking } from './listed-booking.ts'

/** Of all events. What is done with a booking, is done within its event. */
export default function BookingsPage() {
  const { t: texts, dayOf, language } = useTexts('staff-lists')
  const { bookings: t } = texts
  const { columns } = t
  return (
    <ListView
      of={bookings.list}
      shape={bookingList}
      words={t}
      file={bookings.csv}
      counts={(answer) => answer.counts}
      rows={(answer) => answer.bookings}
      columns={[
        { title: columns.name, sort: 'name', cell: (booking) => <Name {...booking} /> },
        {
          title: columns.event,
          sort: 'event',
          cell: ({ event }) => (
            <>
              {event.title}
              <small className="num">{eventDays(language, event)}</small>
              {event.cancelled && <small className="attention">{t.calledOff}</small>}
            </>
          ),
        },
        { title: columns.booked, sort: 'booked', kind: 'day', cell: ({ createdAt }) => dayOf(createdAt) },
        { title: columns.state, kind: 'day', cell: (booking) => <State {...booking} /> },
        { title: columns.amount, sort: 'amount', kind: 'amount', cell: (booking) => <Money {...booking} /> },
      ]}
    />
  )
}

function Name({ id, number, name, company, people, event }: ListedBooking) {
  const { t, language } = useTexts('staff-bookings')
  return (
    <>
      <RowTitle to={staffPaths.eventBooking(event.id, id)} note={company}>
        {name}
      </RowTitle>
      <small className="num">
        {fill(t.bookings.number, { n: number })}, {plural(language, people, t.bookings.people)}
      </small>
    </>
  )
}

function State({ state, payment, dueWay, hasOffer, test }: ListedBooking) {
  const { t } = useTexts('staff-bookings')
  const { bookings: words } = useTexts('staff-lists').t
  return (
    <>
      {hasOffer ? t.bookings.offered : t.state[state]}
      <small>{payment === 'invoiced' && dueWay !== 'invoice' ? t.dueWay[dueWay] : t.payment[payment]}</small>
      {test && <small>{words.test}</small>}
    </>
  )
}

function Money({ totalCents, dueCents, refundCents }: ListedBooking) {
  const { t, price } = useTexts('staff-bookings')
  return (
    <>
      {price(totalCents)}
      {dueCents > 0 && <small>{fill(t.bookings.due, { amount: price(dueCents) })}</small>}
      {refundCents > 0 && <small>{fill(t.bookings.refund, { amount: price(refundCents) })}</small>}
    </>
  )
}

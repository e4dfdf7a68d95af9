import { eventDays } from '#features/calendar/event-days.ts'
import { PageLink } from '#site/page-link.tsx'
import { ListTable } from '#site/routes/staff/lists/list-table.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { classNames } from '#site/ui/class-names.ts'
import { fill, plural } from '#i18n/format.ts'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { bookings } from './booking.contract.ts'

/** Bookings of all events that wait for staff. */
export function WaitingBookings() {
  const { season } = useTexts('staff').t
  const { t, language } = useTexts('staff-bookings')
  const { bookings: messages, payment: states, history } = t
  const { value } = useRead(bookings.waiting, {})
  if (!value || value.bookings.length === 0) return null
  return (
    <section className="below" aria-labelledby="zu-erledigen">
      <h2 id="zu-erledigen">{season.toSettle}</h2>
      <ListTable columns={[messages.columns.name, season.columns.event, messages.columns.payment]}>
        {value.bookings.map(({ id, eventId, number, name, company, people, payment, ...more }) => {
          const { refundStuck, needsAttention } = more
          const event = value.events.find((each) => each.id === eventId)
          return (
            <tr key={id}>
              <th scope="row">
                <PageLink className="title" to={staffPaths.eventBooking(eventId, id)}>
                  {name}
                </PageLink>
                <small>{[company, fill(messages.number, { n: number })].filter(Boolean).join(', ')}</small>
              </th>
              <td>
                {event?.title}
                <small>
                  {[event && eventDays(language, event), plural(language, people, messages.people)]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </td>
              <td
                className={classNames(
                  (payment === 'refund_failed' || refundStuck || needsAttention.length > 0) && 'attention',
                )}
              >
                {refundStuck ? messages.stuck : states[payment]}
                {needsAttention.map((reason) => (
                  <div key={reason}>{history[reason]}</div>
                ))}
              </td>
            </tr>
          )
        })}
      </ListTable>
    </section>
  )
}

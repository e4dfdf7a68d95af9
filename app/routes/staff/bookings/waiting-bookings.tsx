import { fill, plural } from '#i18n/format.ts'
import { eventDays } from '../../../calendar/event-days.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import pageStyles from '../staff-page.module.css'
import { useLoaded } from '../api/use-loaded.ts'

/** Bookings of all events that wait for staff. */
export function WaitingBookings() {
  const { season } = useMessages('staff')
  const { bookings: messages, payment: states, history } = useMessages('staff-bookings')
  const language = useLanguage()
  const { value } = useLoaded<'/waiting-bookings'>(`/waiting-bookings?lng=${language}`)
  if (!value || value.bookings.length === 0) return null
  return (
    <section className={pageStyles.month} aria-labelledby="zu-erledigen">
      <h2 id="zu-erledigen">{season.toSettle}</h2>
      <ListTable columns={[messages.columns.name, season.columns.event, messages.columns.payment]}>
        {value.bookings.map(({ id, eventId, number, name, company, people, payment, ...more }) => {
          const { refundStuck, needsAttention } = more
          const event = value.events.find((each) => each.id === eventId)
          return (
            <tr key={id}>
              <th scope="row">
                <PageLink className={styles.title} to={staffPaths.booking(eventId, id)}>
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
                  (payment === 'refund_failed' || refundStuck || needsAttention.length > 0) &&
                    styles.attention,
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

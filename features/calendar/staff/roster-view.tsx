import { phoneLink } from '#kernel/telephone-number.ts'
import { plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PrintFooter } from '#app/ui/layout/print-footer.tsx'
import { BackLink } from '#app/routes/staff/back-link.tsx'
import { ErrorState } from '#app/routes/staff/api/error-state.tsx'
import { ListTable } from '#app/routes/staff/lists/list-table.tsx'
import { LoadingState } from '#app/routes/staff/api/loading-state.tsx'
import { type RosterEntry, rosters } from '#features/booking/staff/roster.contract.ts'
import { useRead } from '#kit/loaded.tsx'
import { EventHead } from './event-head.tsx'
import styles from './event-page.module.css'

/** Who comes, for whoever leads the day; prints as the list to take along. */
export function RosterView({ id }: { id: string }) {
  const { event: messages } = useMessages('staff')
  const { bookings } = useMessages('staff-bookings')
  const { roster } = useMessages('staff-roles')
  const { open: checkIn } = useMessages('staff-roster')
  const language = useLanguage()
  const { value, problem, reload } = useRead(rosters.read, { id })
  const count = value?.participants.reduce((sum, { people }) => sum + people, 0) ?? 0
  const { columns } = bookings
  return (
    <>
      <BackLink to={staffPaths.events}>{messages.back}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <EventHead event={value.event} />
          <div className={`tools ${styles.tools}`}>
            <PageLink className="button button--sm" to={staffPaths.roster(id)}>
              {checkIn}
            </PageLink>
            <Button size="sm" onClick={() => window.print()}>
              {messages.print}
            </Button>
          </div>
          <section className="below" aria-labelledby="wer-kommt">
            <h2 id="wer-kommt">
              {roster.title} <small className="num">{plural(language, count, bookings.people)}</small>
            </h2>
            {value.participants.length === 0 ? (
              <p className="muted">{roster.none}</p>
            ) : (
              <ListTable columns={[columns.name, columns.people, roster.phone, roster.note]}>
                {value.participants.map((entry) => (
                  <Row key={entry.id} entry={entry} />
                ))}
              </ListTable>
            )}
          </section>
          <PrintFooter />
        </>
      )}
    </>
  )
}

function Row({ entry }: { entry: RosterEntry }) {
  const { roster } = useMessages('staff-roles')
  const { bookings } = useMessages('staff-bookings')
  const language = useLanguage()
  const { name, company, participants, people, phone, note, staffNote } = entry
  return (
    <tr>
      <th scope="row">
        {name}
        {company && <small>{company}</small>}
        {participants.length > 0 && <small>{participants.join(', ')}</small>}
        {entry.language !== language && <small>{LANGUAGE_NAMES[entry.language]}</small>}
      </th>
      <td className="num">{plural(language, people, bookings.people)}</td>
      <td className="num">{phone ? <a href={phoneLink(phone)}>{phone}</a> : '–'}</td>
      <td>
        {note}
        {staffNote && (
          <small>
            {roster.staffNote}: {staffNote}
          </small>
        )}
      </td>
    </tr>
  )
}

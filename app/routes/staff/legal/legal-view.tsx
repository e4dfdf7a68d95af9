import type { StaffLegal } from '#features/messages/legal/staff-legal.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { ErrorState } from '../api/error-state.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import styles from './legal.module.css'

/** Terms, privacy and imprint with the versions that hold, are planned or wait. */
export default function LegalView() {
  const messages = useMessages('staff-legal')
  const { value, problem, reload } = useLoaded<'/legal'>('/legal')
  const { columns } = messages
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <ListTable columns={[columns.document, columns.version, columns.state]} className={styles.documents}>
          {value.documents.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </ListTable>
      )}
      <p className={styles.program}>{messages.fromProgram}</p>
    </>
  )
}

function Row({ document: { id, day, plannedDay, hasDraft, isReleaseNewer } }: { document: StaffLegal }) {
  const { documents, since, states } = useMessages('staff-legal')
  const language = useLanguage()
  const notes = [
    plannedDay && fill(states.planned, { day: formatDay(language, plannedDay) }),
    hasDraft && states.draft,
    isReleaseNewer && states.release,
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row">
        <PageLink to={staffPaths.legal(id)}>{documents[id]}</PageLink>
      </th>
      <td className="num">{fill(since, { day: formatDay(language, day) })}</td>
      <td>
        {notes.length === 0 && <span className="muted">{states.none}</span>}
        {notes.map((text) => (
          <div key={String(text)}>{text}</div>
        ))}
      </td>
    </tr>
  )
}

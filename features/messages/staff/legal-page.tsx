import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { fill } from '#i18n/format.ts'
import { ListView } from '#kit/list-view.tsx'
import { useTexts } from '#kit/texts.ts'
import { legal, legalList } from './legal.contract.ts'
import styles from './legal.module.css'

/** Terms, privacy and imprint with the versions that hold, are planned or wait. */
export default function LegalPage() {
  const { t, day: dayText } = useTexts('staff-legal')
  const { columns, states } = t
  return (
    <>
      <ListView
        of={legal.list}
        shape={legalList}
        words={t}
        className={styles.documents}
        rows={({ documents }) => documents}
        columns={[
          {
            title: columns.document,
            cell: ({ id }) => <PageLink to={staffPaths.legalDocument(id)}>{t.documents[id]}</PageLink>,
          },
          { title: columns.version, kind: 'num', cell: ({ day }) => fill(t.since, { day: dayText(day) }) },
          {
            title: columns.state,
            cell: ({ plannedDay, hasDraft, isReleaseNewer }) => {
              const notes = [
                plannedDay && fill(states.planned, { day: dayText(plannedDay) }),
                hasDraft && states.draft,
                isReleaseNewer && states.release,
              ].filter((text) => typeof text === 'string')
              return notes.length === 0 ? (
                <span className="muted">{states.none}</span>
              ) : (
                notes.map((text) => <div key={text}>{text}</div>)
              )
            },
          },
        ]}
      />
      <p className={styles.program}>{t.fromProgram}</p>
    </>
  )
}

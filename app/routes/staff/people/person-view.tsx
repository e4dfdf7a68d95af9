import { useState } from 'react'
import type { StaffPerson } from '#features/people/staff-person.ts'
import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { ErrorState } from '../error-state.tsx'
import { LoadingState } from '../loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useLoaded } from '../use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './people.module.css'
import { type PersonDraft, toDraft } from './person-draft.ts'
import { PersonForm } from './person-form.tsx'

/** What the team page says of one person: change it, publish it, bring an earlier version back. */
export default function PersonView({ id }: { id: string }) {
  const messages = useMessages('staff-people')
  const { value, problem, reload } = useLoaded<'/people'>('/people')
  const found = value?.people.find((each) => each.id === id)
  return (
    <>
      <p className={styles.back}>
        <PageLink className="go" to={paths.staffPart('people')}>
          <ArrowIcon back />
          {messages.title}
        </PageLink>
      </p>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && !found && <ErrorState problem={{ code: 'unknown_person' }} onAgain={reload} />}
      {found && <Editor key={found.revision} of={found} onPublished={reload} />}
    </>
  )
}

function Editor({ of, onPublished }: { of: StaffPerson; onPublished: () => void }) {
  const messages = useMessages('staff-people')
  const tell = useResultToast()
  const [draft, setDraft] = useKeptDraft(of)
  const { person, id } = of
  return (
    <>
      <StaffHead title={person.name ?? messages.members[id]} lead={messages.formLead}>
        <a className="go" href={`${paths.team}#${id}`} target="_blank" rel="noreferrer">
          {messages.view}
          <ArrowIcon />
        </a>
      </StaffHead>
      <PersonForm of={of} draft={draft} onChange={setDraft} onPublished={onPublished} />
      <History
        of={of}
        onBring={(earlier) => {
          setDraft(toDraft(earlier))
          tell.done(messages.history.brought)
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}

/** Typed but not published, and kept in this tab while other pages are looked at. */
function useKeptDraft({ id, revision, person }: StaffPerson): [PersonDraft, (draft: PersonDraft) => void] {
  const name = `person ${id} ${revision}`
  const [draft, setDraft] = useState<PersonDraft>(() => readSession(name) ?? toDraft(person))
  return [
    draft,
    (next) => {
      setDraft(next)
      writeSession(name, next)
    },
  ]
}

function readSession(name: string): PersonDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as PersonDraft | undefined
  } catch {
    return undefined
  }
}

/** Storage may be full or forbidden; then the draft lives as long as the page. */
function writeSession(name: string, draft: PersonDraft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft))
  } catch {}
}

function History({ of, onBring }: { of: StaffPerson; onBring: (person: StaffPerson['person']) => void }) {
  const { history: messages } = useMessages('staff-people')
  const momentOf = useFormatDateTime()
  if (of.history.length === 0) return null
  return (
    <section className={styles.history}>
      <h2>{messages.title}</h2>
      <ol>
        {of.history.map(({ revision, at, author, person }) => (
          <li key={revision}>
            <span className="num">{[momentOf(at), author].filter(Boolean).join(', ')}</span>
            {revision === of.revision ? (
              <small>{messages.present}</small>
            ) : (
              <Button
                size="sm"
                aria-label={`${messages.bring}: ${momentOf(at)}`}
                onClick={() => onBring(person)}
              >
                {messages.bring}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

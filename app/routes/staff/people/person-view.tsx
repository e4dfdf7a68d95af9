import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type FurtherId, NOBODY } from '#content/people.ts'
import type { StaffPerson } from '#features/people/staff-person.ts'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { staffPaths } from '../../../staff-paths.ts'
import { ArrowIcon } from '../../../ui/pictures/icons.tsx'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { VersionHistory } from '../dialogs/version-history.tsx'
import { type PersonDraft, toDraft } from './person-draft.ts'
import { PersonForm } from './person-form.tsx'
import { NEW_PERSON, usePersonRole } from './person-role.ts'
import { RemovePerson } from './remove-person.tsx'

const NOBODY_YET: FurtherId = 'p-'

/** What the team page says of one person: change it, publish it, bring an earlier version back. */
export default function PersonView({ id }: { id: string }) {
  const messages = useMessages('staff-people')
  const { value, problem, reload } = useLoaded<'/people'>('/people')
  const navigate = useNavigate()
  const isNew = id === NEW_PERSON
  const found = value?.people.find((each) => each.id === id)
  const credit = value?.people.find(({ person }) => person.portrait)?.person.portrait?.credit ?? ''
  return (
    <>
      <BackLink to={staffPaths.part('people')}>{messages.title}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && isNew && (
        <Editor
          of={{ id: NOBODY_YET, person: NOBODY, revision: 0, history: [] }}
          isNew
          credit={credit}
          onPublished={(added) => void navigate(added ? staffPaths.person(added) : staffPaths.part('people'))}
        />
      )}
      {value && !found && !isNew && <ErrorState problem={{ code: 'unknown_person' }} onAgain={reload} />}
      {found && <Editor key={found.revision} of={found} credit={credit} onPublished={reload} />}
      {found && found.revision > 0 && (
        <RemovePerson of={found} onRemoved={() => void navigate(staffPaths.part('people'))} />
      )}
    </>
  )
}

interface EditorProps {
  of: StaffPerson
  isNew?: boolean
  /** Of another portrait: who took one often took them all. */
  credit: string
  /** With the id of somebody who was added. */
  onPublished: (added?: string) => void
}

function Editor({ of, isNew = false, credit, onPublished }: EditorProps) {
  const roleOf = usePersonRole()
  const messages = useMessages('staff-people')
  const toast = useResultToast()
  const [draft, setDraft] = useKeptDraft(of)
  const { person, id } = of
  const { history } = messages
  const isPresent = ({ revision }: { revision: number }) => revision === of.revision
  return (
    <>
      <StaffHead title={isNew ? messages.add : (person.name ?? roleOf(id))} lead={messages.formLead}>
        <a className="go" href={`${paths.team}#${id}`} target="_blank" rel="noreferrer">
          {messages.view}
          <ArrowIcon />
        </a>
      </StaffHead>
      <PersonForm
        of={of}
        isNew={isNew}
        credit={credit}
        draft={draft}
        onChange={setDraft}
        onPublished={onPublished}
      />
      <VersionHistory
        title={history.title}
        bring={history.bring}
        versions={of.history.map((version) => ({
          ...version,
          ...(isPresent(version) && { state: history.present }),
        }))}
        isPresent={isPresent}
        onBring={(earlier) => {
          setDraft(toDraft(earlier.person))
          toast.done(history.brought)
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

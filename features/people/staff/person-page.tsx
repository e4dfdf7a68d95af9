import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { VersionHistory } from '#site/routes/staff/dialogs/version-history.tsx'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { paths } from '#content/paths.ts'
import { type FurtherId, isMember, NOBODY } from '#features/company/content/people.ts'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { useDraftForm } from '#kit/draft-form.tsx'
import { DangerButton, Foot } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import type { StaffPerson } from '../staff-person.ts'
import { toDraft, toPerson } from './person-draft.ts'
import { PersonForm } from './person-form.tsx'
import { NEW_PERSON, usePersonRole } from './person-role.ts'
import { people } from './person.contract.ts'

const NOBODY_YET: FurtherId = 'p-'

/** What the team page says of one person: change it, publish it, bring an earlier version back. */
export default function PersonPage() {
  const { t } = useTexts('staff-people')
  const navigate = useNavigate()
  const { id } = useParams()
  const list = staffPaths.people
  return (
    <LoadedPage of={people.list} back={{ to: list, title: t.title }}>
      {(answer, reload) => {
        const credit = answer.people.find(({ person }) => person.portrait)?.person.portrait?.credit ?? ''
        if (id === NEW_PERSON)
          return (
            <Editor
              of={{ id: NOBODY_YET, person: NOBODY, revision: 0, history: [] }}
              isNew
              credit={credit}
              onPublished={(added) => void navigate(added ? staffPaths.person(added) : list)}
            />
          )
        const found = answer.people.find((each) => each.id === id)
        if (!found) return <ErrorState problem={{ code: 'unknown_person' }} onAgain={reload} />
        return (
          <>
            <Editor key={found.revision} of={found} credit={credit} onPublished={reload} />
            {found.revision > 0 && <RemovePerson of={found} onRemoved={() => void navigate(list)} />}
          </>
        )
      }}
    </LoadedPage>
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
  const { t } = useTexts('staff-people')
  const toast = useResultToast()
  const { person, id } = of
  const edited = useDraftForm({
    name: `person ${id}`,
    version: of.revision,
    first: toDraft(person),
    check: toPerson,
    wrong: t.wrong,
  })
  const { history } = t
  const isPresent = ({ revision }: { revision: number }) => revision === of.revision
  return (
    <>
      <StaffHead title={isNew ? t.add : (person.name ?? roleOf(id))} lead={t.formLead}>
        <a className="go" href={`${paths.team}#${id}`} target="_blank" rel="noreferrer">
          {t.view}
          <ArrowIcon />
        </a>
      </StaffHead>
      <PersonForm {...{ of, isNew, credit, edited, onPublished }} />
      <VersionHistory
        title={history.title}
        bring={history.bring}
        versions={of.history.map((version) => ({
          ...version,
          ...(isPresent(version) && { state: history.present }),
        }))}
        isPresent={isPresent}
        onBring={(earlier) => {
          edited.change(toDraft(earlier.person))
          toast.done(history.brought)
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}

/** Takes a person off the site for good, with portrait and earlier versions. */
function RemovePerson({ of, onRemoved }: { of: StaffPerson; onRemoved: () => void }) {
  const { removal } = useTexts('staff-people').t
  const roleOf = usePersonRole()
  const [isOpen, setOpen] = useState(false)
  const { id, revision: seen, person } = of
  return (
    <Foot gap={8}>
      <h2>{removal.title}</h2>
      <p>{isMember(id) ? removal.memberText : removal.text}</p>
      <DangerButton onClick={() => setOpen(true)}>{removal.open}</DangerButton>
      {isOpen && (
        <ActionDialog
          action={people.remove}
          fixed={{ id, seen }}
          title={fill(removal.ask, { name: person.name ?? roleOf(id) })}
          text={removal.final}
          submit={removal.submit}
          done={removal.done}
          onClose={() => setOpen(false)}
          onDone={onRemoved}
        />
      )}
    </Foot>
  )
}

import { useState } from 'react'
import { isMember } from '#content/people.ts'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { DangerButton, Foot } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { StaffPerson } from '../staff-person.ts'
import { usePersonRole } from './person-role.ts'
import { people } from './person.contract.ts'

/** Takes a person off the site for good, with portrait and earlier versions. */
export function RemovePerson({ of, onRemoved }: { of: StaffPerson; onRemoved: () => void }) {
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

import { useState } from 'react'
import { isMember } from '#content/people.ts'
import type { StaffPerson } from '#features/people/staff-person.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import styles from './people.module.css'
import { usePersonRole } from './person-role.ts'

/** Takes a person off the site for good, with portrait and earlier versions. */
export function RemovePerson({ of, onRemoved }: { of: StaffPerson; onRemoved: () => void }) {
  const { removal: messages } = useMessages('staff-people')
  const roleOf = usePersonRole()
  const [isAsked, setIsAsked] = useState(false)
  const name = of.person.name ?? roleOf(of.id)
  return (
    <section className={styles.removal}>
      <h2>{messages.title}</h2>
      <p>{isMember(of.id) ? messages.memberText : messages.text}</p>
      <button type="button" className={styles.remove} onClick={() => setIsAsked(true)}>
        {messages.open}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={fill(messages.ask, { name })}
          text={messages.final}
          submit={messages.submit}
          done={messages.done}
          send={() => postStaff<'/people/:id/removal'>(`/people/${of.id}/removal`, { seen: of.revision })}
          onClose={() => setIsAsked(false)}
          onDone={onRemoved}
        />
      )}
    </section>
  )
}

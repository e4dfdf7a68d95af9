import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '#app/language/language.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { type EventFile, events } from './event.contract.ts'

/** An event that nobody knows of yet; anything else is called off. */
export function isDraft({ event, bookings, hasPlan }: EventFile): boolean {
  return !event.public && event.blocked === 0 && bookings.length === 0 && !hasPlan
}

export function RemoveDraft({ event, className }: Pick<EventFile, 'event'> & { className: string }) {
  const { draft } = useMessages('staff-blocked')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {draft.remove}
      </button>
      {isOpen && (
        <ActionDialog
          action={events.remove}
          fixed={{ id: event.id }}
          title={draft.title}
          text={draft.text}
          submit={draft.remove}
          done={draft.removed}
          onClose={() => setOpen(false)}
          onDone={() => void navigate(staffPaths.events)}
        />
      )}
    </>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useMay } from '../role/staff-role.ts'
import type { EventFile } from './event-api.ts'
import { postStaff } from '../api/staff-client.ts'

/** Of an event that nobody knows of yet; anything else is called off. */
export function RemoveDraft({ file: { event, bookings, hasPlan } }: { file: EventFile }) {
  const { draft } = useMessages('staff-blocked')
  const navigate = useNavigate()
  const mayPlan = useMay('events')
  const [isAsked, setAsked] = useState(false)
  const isDraft = !event.public && event.blocked === 0 && bookings.length === 0 && !hasPlan
  if (!mayPlan || !isDraft) return null
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        {draft.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={draft.title}
          text={draft.text}
          submit={draft.remove}
          done={draft.removed}
          send={() => postStaff<'/events/:id/removal'>(`/events/${event.id}/removal`, {})}
          onClose={() => setAsked(false)}
          onDone={() => void navigate(staffPaths.part('events'))}
        />
      )}
    </>
  )
}

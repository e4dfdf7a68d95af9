import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../role/staff-role.ts'
import type { EventFile } from './event-api.ts'
import { RemoveDraft } from './remove-draft.tsx'
import styles from './event-view.module.css'

const GuidesDialog = lazy(() => import('./guides-dialog.tsx'))

/** Opens the form that says who leads (the head of the event names them), and deletes drafts. */
export function EventGuides({ file, onChanged }: { file: EventFile; onChanged: () => void }) {
  const { event } = file
  const { guides: messages } = useMessages('staff-blocked')
  const [isOpen, setOpen] = useState(false)
  const mayPlan = useMay('events')
  if (!mayPlan) return null
  return (
    <div className={styles.tools}>
      {!event.cancelled && (
        <Button size="sm" onClick={() => setOpen(true)}>
          {event.guides.lead === null ? messages.assign : messages.change}
        </Button>
      )}
      <RemoveDraft file={file} />
      {isOpen && (
        <Suspense fallback={null}>
          <GuidesDialog
            event={event}
            onClose={() => setOpen(false)}
            onSaved={() => {
              setOpen(false)
              onChanged()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

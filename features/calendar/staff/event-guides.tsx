import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#app/language/language.tsx'
import type { EventFile } from './event.contract.ts'

const GuidesDialog = lazy(() => import('./guides-dialog.tsx'))

/** Opens the form that says who leads; the head of the event names them. */
export function EventGuides({ event, onChanged }: Pick<EventFile, 'event'> & { onChanged: () => void }) {
  const { guides: messages } = useMessages('staff-blocked')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {event.guides.lead === null ? messages.assign : messages.change}
      </button>
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
    </>
  )
}

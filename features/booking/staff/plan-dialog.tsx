import { fill, plural } from '#i18n/format.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'
import type { EventFile } from '#features/calendar/staff/event.contract.ts'
import { useRead } from '#kit/loaded.tsx'
import { plans } from './plan.contract.ts'
import { PlanForm } from './plan-form.tsx'

interface PlanDialogProps {
  event: EventFile['event']
  onClose: () => void
  onDone: () => void
}

/** Plan B: what applies now, what guests may choose, what it costs; the sign comes last. */
export default function PlanDialog({ event, onClose, onDone }: PlanDialogProps) {
  const messages = useMessages('staff-plan-b')
  const language = useLanguage()
  const { value, problem, reload } = useRead(plans.read, { id: event.id })
  const preview = value?.preview
  return (
    <Modal title={messages.title} close={messages.close} onClose={onClose} wide>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && !preview && <p>{messages.nobody}</p>}
      {value && preview && (
        <>
          <p className="muted">
            {fill(messages.about, {
              title: event.title,
              when: eventDays(language, event),
              people: plural(language, preview.people, messages.people),
              bookings: plural(language, preview.bookings, messages.bookings),
            })}
          </p>
          <PlanForm event={event} file={value} preview={preview} onDone={onDone} onOutdated={reload} />
        </>
      )}
    </Modal>
  )
}

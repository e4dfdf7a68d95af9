import { useState } from 'react'
import { useMessages } from '#app/language/language.tsx'
import type { EventFile } from '#features/calendar/staff/event.contract.ts'
import { Decision } from '#features/calendar/staff/decision.tsx'
import { EventConfirmDialog } from '#features/calendar/staff/event-confirm-dialog.tsx'
import { Modal } from '#app/routes/staff/dialogs/modal.tsx'
import type { ActProps } from './act.tsx'

/** Takes place, or called off; each says first whom it mails. */
export function DecisionAct({ file: { event }, onClose, onDone }: ActProps<EventFile>) {
  const { dialog } = useMessages('staff')
  const [question, setQuestion] = useState<'goAhead' | 'cancel' | null>(null)
  if (question)
    return <EventConfirmDialog question={question} event={event} onClose={onClose} onDone={() => onDone()} />
  return (
    <Modal title={event.title} close={dialog.close} onClose={onClose}>
      <Decision event={event} onAsk={setQuestion} />
    </Modal>
  )
}

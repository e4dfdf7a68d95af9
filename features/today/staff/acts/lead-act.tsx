import type { EventFile } from '#features/calendar/staff/event.contract.ts'
import GuidesDialog from '#features/calendar/staff/guides-dialog.tsx'
import type { ActProps } from './act.tsx'

/** Who leads. */
export function LeadAct({ file: { event }, onClose, onDone }: ActProps<EventFile>) {
  return <GuidesDialog event={event} onClose={onClose} onSaved={() => onDone()} />
}

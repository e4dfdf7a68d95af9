import type { EventFile } from '../../events/event-api.ts'
import GuidesDialog from '../../events/guides-dialog.tsx'
import type { ActProps } from './act.tsx'

/** Who leads. */
export function LeadAct({ file: { event }, onClose, onDone }: ActProps<EventFile>) {
  return <GuidesDialog event={event} onClose={onClose} onSaved={() => onDone()} />
}

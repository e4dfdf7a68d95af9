import { MOST_PUT_OFF_DAYS } from '#features/today/put-off.ts'
import { today as duties } from './today.contract.ts'
import { addDays } from '#features/calendar/rules/event-span.ts'
import { useMessages } from '#site/language/language.tsx'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import type { DueActs } from './acts/use-due-acts.tsx'
import type { DueRow } from '#features/today/due-row.ts'
import { useDueTexts } from './use-due-texts.ts'

interface LaterDialogProps {
  row: DueRow
  /** Swiss day. */
  today: string
  acts: DueActs
}

/** The second time somebody says until when. */
export function LaterDialog({ row, today, acts }: LaterDialogProps) {
  const { later: messages } = useMessages('staff-today')
  const { aboutOf } = useDueTexts()
  const first = addDays(today, 1)
  return (
    <ActionDialog
      action={duties.putOff}
      fixed={{ kind: row.kind, thing: row.id, done: false }}
      start={{ day: first }}
      read={(data) => (data.get('day') ? {} : 'day')}
      title={messages.title}
      text={aboutOf(row)}
      submit={messages.put}
      done={messages.putDone}
      wrong={{ day: messages.wrong }}
      at={{ day_out_of_reach: 'day' }}
      onClose={acts.onLaterClosed}
      onDone={() => acts.onPutOff(row)}
    >
      <InputField name="day" label={messages.until} min={first} max={addDays(today, MOST_PUT_OFF_DAYS)} />
    </ActionDialog>
  )
}

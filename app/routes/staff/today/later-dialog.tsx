import { MOST_PUT_OFF_DAYS } from '#features/today/put-off.ts'
import { addDays } from '#features/calendar/rules/event-span.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
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
    <ConfirmDialog
      title={messages.title}
      text={aboutOf(row)}
      submit={messages.put}
      done={messages.putDone}
      wrong={messages.wrong}
      fields={{ invalid: 'day', day_out_of_reach: 'day' }}
      send={(data) => {
        const day = String(data.get('day') ?? '')
        return /^\d{4}-\d\d-\d\d$/.test(day) ? acts.postPutOff(row, day) : undefined
      }}
      onClose={acts.onLaterClosed}
      onDone={() => acts.onPutOff(row)}
    >
      {(wrong, errorOf) => (
        <Field label={messages.until} error={wrong ?? errorOf('day')}>
          {(control) => (
            <Input
              name="day"
              type="date"
              min={first}
              max={addDays(today, MOST_PUT_OFF_DAYS)}
              defaultValue={first}
              {...control}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}

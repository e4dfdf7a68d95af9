import { MAX_MOVE_REQUEST_TEXT } from '#features/booking/rules/move-request.ts'
import { fill } from '#i18n/format.ts'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput, LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'
import { useChange } from './use-change.ts'

interface RequestMoveProps {
  booking: MyBooking
  onProblem: (code: string | null) => void
}

/** A group with a day of its own asks for another. */
export function RequestMove({ booking: { reference, moveRequest }, onProblem }: RequestMoveProps) {
  const { moveRequest: messages, working } = useMessages('my-booking')
  const language = useLanguage()
  const { busy, form } = useChange({
    reference,
    change: 'move-wish',
    body: (data) => ({ day: data.get('day'), text: data.get('text') }),
    saved: messages.saved,
    onProblem,
  })
  return (
    <form className={styles.change} aria-labelledby="anderer-tag" {...form}>
      <h3 id="anderer-tag">{messages.title}</h3>
      <p className="small muted">
        {moveRequest
          ? fill(messages.pending, { day: formatWeekdayAndDay(language, moveRequest.day) })
          : messages.text}
      </p>
      <LabelledInput label={messages.day} type="date" name="day" required defaultValue={moveRequest?.day} />
      <LabelledTextArea
        label={messages.why}
        optional={messages.optional}
        name="text"
        rows={2}
        maxLength={MAX_MOVE_REQUEST_TEXT}
        defaultValue={moveRequest?.text}
      />
      <Button type="submit" aria-disabled={busy}>
        {busy ? working : messages.save}
      </Button>
    </form>
  )
}

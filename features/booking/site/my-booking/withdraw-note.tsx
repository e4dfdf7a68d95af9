import { useMessages } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'
import { useChange } from './use-change.ts'

interface WithdrawNoteProps {
  booking: MyBooking
  onProblem: (code: string | null) => void
}

/** The note itself is not shown, because everybody with the link could read health data. */
export function WithdrawNote({ booking, onProblem }: WithdrawNoteProps) {
  const { note: messages, working } = useMessages('my-booking')
  const { busy, form } = useChange({
    reference: booking.reference,
    change: 'note-withdrawal',
    body: () => ({}),
    saved: messages.saved,
    onProblem,
  })
  return (
    <form className={styles.change} aria-labelledby="bemerkung" {...form}>
      <h3 id="bemerkung">{messages.title}</h3>
      <p className="small muted">{messages.text}</p>
      <Button type="submit" aria-disabled={busy}>
        {busy ? working : messages.withdraw}
      </Button>
    </form>
  )
}

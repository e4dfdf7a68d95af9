import { useState } from 'react'
import { cancellationPreviewSentences } from '#features/booking/rules/describe-balance.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { useHydrated } from '#site/use-hydrated.ts'
import { Button } from '#site/ui/button.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { useModal } from '#site/ui/use-modal.ts'
import { displayedState } from './booking-state.ts'
import type { MyBooking } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'
import { useChange } from './use-change.ts'

interface CancelBookingProps {
  booking: MyBooking
  onProblem: (code: string | null) => void
}

/** The fee is shown before confirming; without JavaScript a `details` element. */
export function CancelBooking({ booking, onProblem }: CancelBookingProps) {
  const { cancel: messages, working, states } = useMessages('my-booking')
  const money = useMessages('booking-money')
  const language = useLanguage()
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const modal = useModal({ isOpen, onClose: () => setOpen(false) })
  const { reference, onCancel } = booking
  const state = displayedState(booking)
  const waits = state === 'waitlisted' || state === 'offered'
  const { question, confirm, keep } = waits ? messages.leaving : messages
  const { busy, form, send } = useChange({
    reference,
    change: 'cancellation',
    body: () => ({ seen: booking.seen }),
    saved: waits ? states.left.title : messages.saved,
    // An open modal dialog blocks focus outside.
    onProblem(code) {
      setOpen(false)
      onProblem(code)
    },
  })
  const onlyWaits = state === 'asked' ? messages.nothing : messages.waiting
  const costs = onCancel ? cancellationPreviewSentences(language, money, onCancel) : [onlyWaits]
  const label = waits ? messages.leave : messages.open

  return (
    <section className={styles.change} aria-labelledby="absagen">
      <h3 id="absagen">{messages.title}</h3>
      {costs.map((cost) => (
        <p key={cost}>{cost}</p>
      ))}
      <p className="small">
        <ArrowLink to={`${paths.terms}#absage`}>{messages.terms}</ArrowLink>
      </p>
      {isHydrated ? (
        <Button onClick={() => setOpen(true)}>{label}</Button>
      ) : (
        <details className={styles.unfold}>
          <summary className="button">{label}</summary>
          <form {...form}>
            <input type="hidden" name="seen" value={booking.seen} />
            <Button type="submit">{confirm}</Button>
          </form>
        </details>
      )}
      <dialog {...modal} className={`${styles.dialog} framed small-titles`} aria-labelledby="absagen-frage">
        <h2 id="absagen-frage">{question}</h2>
        {costs.map((cost) => (
          <p key={cost}>{cost}</p>
        ))}
        <p className="row">
          <Button onClick={() => setOpen(false)}>{keep}</Button>
          <Button aria-disabled={busy} onClick={() => void send(new FormData())}>
            {busy ? working : confirm}
          </Button>
        </p>
      </dialog>
    </section>
  )
}

import type { SubmitEvent } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { accept, type Result } from '#kernel/result.ts'
import { leaveFor, useSubmit } from '#site/form/behaviour/use-submit.ts'
import { paths } from '#content/paths.ts'
import { toast } from '#site/toast/toast.ts'
import { type BookingChange, changeBooking } from './change-booking.ts'

/** May lead to the payment page. */
const PAYS: readonly BookingChange[] = ['acceptance', 'online-payment', 'payment']

interface ChangeOptions {
  reference: string
  change: BookingChange
  body: (form: FormData) => object
  /** Toast text; unused when the browser leaves for payment. */
  saved: string
  /** Null clears the problem. */
  onProblem: (code: string | null) => void
}

/** Plain POST without JavaScript, fetch with it. */
export function useChange({ reference, change, body, saved, onProblem }: ChangeOptions) {
  const { busy, submit } = useSubmit<string>()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  async function send(form: FormData): Promise<boolean> {
    const outcome = await submit(() => changeAndReload(form))
    if (!outcome) return false
    if (!outcome.ok) onProblem(outcome.refusal)
    else if (outcome.value === 'stayed') toast({ title: saved })
    return outcome.ok
  }

  async function changeAndReload(form: FormData): Promise<Result<'left' | 'stayed', string>> {
    const outcome = await changeBooking(reference, change, body(form))
    if (!outcome.ok) {
      // Reload to show the state that caused the refusal.
      if (outcome.refusal !== 'failed') await revalidate()
      return outcome
    }
    onProblem(null)
    const booking = outcome.value
    if (PAYS.includes(change) && booking.payUrl) {
      await leaveFor(booking.payUrl)
      return accept('left')
    }
    // A moved booking has a new reference.
    if (booking.reference === reference) await revalidate()
    else await navigate(paths.myBooking(booking.reference))
    return accept('stayed')
  }

  return {
    busy,
    send,
    form: {
      action: `/api/bookings/${reference}/${change}`,
      method: 'post' as const,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      },
    },
  }
}

import { type SubmitEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { paths } from '../../../paths.ts'
import { toast } from '../../../toast/toast.ts'
import { type BookingChange, changeBooking } from './change-booking.ts'

/** May lead to the payment page. */
const PAYS: readonly BookingChange[] = ['acceptance', 'online-payment']

interface ChangeOptions {
  reference: string
  change: BookingChange
  body: (form: FormData) => object
  /** Toast text; unused when the browser leaves for payment. */
  saved: string
  /** Null clears the problem. */
  onProblem: (code: string | null) => void
}

/** Plain POST without script, fetch with it. */
export function useChange({ reference, change, body, saved, onProblem }: ChangeOptions) {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  async function send(form: FormData): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    const outcome = await changeBooking(reference, change, body(form))
    if (!outcome.ok) {
      // Reload to show the state that caused the refusal.
      if (outcome.code !== 'failed') await revalidate()
      setBusy(false)
      onProblem(outcome.code)
      return false
    }
    onProblem(null)
    const { booking } = outcome
    if (PAYS.includes(change) && booking.payUrl) {
      window.location.assign(booking.payUrl)
      return true
    }
    // A moved booking has a new reference.
    if (booking.reference === reference) await revalidate()
    else await navigate(paths.myBooking(booking.reference))
    setBusy(false)
    toast({ title: saved })
    return true
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

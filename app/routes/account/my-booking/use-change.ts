import { type SubmitEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { paths } from '../../../paths.ts'
import { toast } from '../../../toast/toast.ts'
import { type BookingChange, changeBooking } from './change-booking.ts'

/** Changes that may lead to the payment page. */
const PAYS: readonly BookingChange[] = ['acceptance', 'online-payment']

interface ChangeOptions {
  reference: string
  change: BookingChange
  /** What the form says, as the server wants it. */
  body: (form: FormData) => object
  /** Said when it has happened; nothing where the browser leaves for the payment page. */
  saved: string
  /** Null: there is none any more. */
  onProblem: (code: string | null) => void
}

/** A small form that changes the booking: plain without script, quiet with it. */
export function useChange({ reference, change, body, saved, onProblem }: ChangeOptions) {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  async function send(form: FormData): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    const outcome = await changeBooking(reference, change, body(form))
    if (!outcome.ok) {
      // Refused because things stand otherwise: the page shows how.
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
    // Moved bookings have a new private address.
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

import { accept, type Result, refuse } from '#kernel/result.ts'
import type { MyBooking } from './my-booking.loader.ts'

export type BookingChange =
  | 'cancellation'
  | 'people'
  | 'move'
  | 'participants'
  | 'group'
  | 'guest-removal'
  | 'move-wish'
  | 'emergency-contact'
  | 'note-withdrawal'
  | 'choice'
  | 'acceptance'
  | 'online-payment'
  | 'payment'

/** The refusal is a key of `my-booking.problems`. */
export type ChangeOutcome = Result<MyBooking, string>

export async function changeBooking(
  reference: string,
  change: BookingChange,
  body: object,
  send: typeof fetch = (...request) => fetch(...request),
): Promise<ChangeOutcome> {
  try {
    const answer = await send(`/api/bookings/${reference}/${change}`, {
      method: change === 'participants' ? 'PUT' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answered = (await answer.json()) as MyBooking & { code?: string }
    if (answer.ok) return accept(answered)
    const isBusy = answer.status === 503
    return refuse(isBusy ? 'failed' : (answered.code ?? 'failed'))
  } catch {
    // It may have been applied: a server that crashed before it answered looks the same.
    return refuse('unanswered')
  }
}

import { useState } from 'react'
import { isShipped } from '#features/order/order-details.ts'
import {
  type Carrier,
  MAX_TRACKING_NUMBER,
  type Pieces,
  TRACKING_NUMBER,
} from '#features/order/parcels/parcel.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { fill } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'

interface Draft {
  /** Of this decision: sent again, the parcel is there once. */
  id: string
  /** What is unsent as it was seen. */
  seen: string
  /** Pieces by line; 0: not in this parcel. */
  chosen: ReadonlyMap<string, number>
  carrier: Carrier | ''
  trackingNumber: string
  problem: 'tracking' | 'nothing' | null
}

/** Null: refused, and a toast shows why. */
interface SentNow {
  parcel: string
  /** Whether the buyer is notified. */
  mails: boolean
}

export type NextParcelState = ReturnType<typeof useNextParcel>

/** What goes into the next parcel: all that is unsent, until somebody chooses. Starts again when something was sent meanwhile. */
export function useNextParcel(page: StaffOrderPage, onChanged: (sent: SentNow | null) => void) {
  const { sign } = useMessages('staff-orders')
  const toast = useResultToast()
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const { order, unsent } = page
  const number = page.parcels.filter((parcel) => parcel.number !== null).length + 1
  const seen = JSON.stringify(unsent)
  const [kept, setDraft] = useState<Draft>(() => begin(unsent, seen))
  const draft = kept.seen === seen ? kept : begin(unsent, seen)
  if (draft !== kept) setDraft(draft)
  const lines = unsent.flatMap(({ lineId }): Pieces[] => {
    const quantity = draft.chosen.get(lineId) ?? 0
    return quantity > 0 ? [{ lineId, quantity }] : []
  })
  const shipped = new Set(page.lines.filter(isShipped).map(({ id }) => id))

  const mails = order.email !== null && lines.some(({ lineId }) => shipped.has(lineId))

  async function send(): Promise<void> {
    const trackingNumber = draft.trackingNumber.trim()
    const isWrong = trackingNumber !== '' && !TRACKING_NUMBER.test(trackingNumber)
    const problem = lines.length === 0 ? 'nothing' : isWrong ? 'tracking' : null
    setDraft({ ...draft, problem })
    if (problem) return
    const body = {
      id: draft.id,
      carrier: draft.carrier || null,
      trackingNumber: trackingNumber || null,
      lines,
    }
    const answer = await submit(() =>
      postStaff<'/orders/:id/parcels'>(`/orders/${order.number}/parcels`, body),
    )
    if (!answer) return
    if (answer.ok) toast.done(fill(sign.done, { n: number }))
    onChanged(answer.ok ? { parcel: draft.id, mails } : null)
  }

  return {
    ...draft,
    number,
    lines,
    busy,
    refusal,
    attempt,
    mails,
    mostTracking: MAX_TRACKING_NUMBER,
    send,
    choose: (lineId: string, quantity: number) =>
      setDraft({ ...draft, problem: null, chosen: new Map(draft.chosen).set(lineId, quantity) }),
    change: (changed: Partial<Pick<Draft, 'carrier' | 'trackingNumber'>>) =>
      setDraft({ ...draft, problem: null, ...changed }),
  }
}

function begin(unsent: readonly Pieces[], seen: string): Draft {
  const chosen = new Map(unsent.map(({ lineId, quantity }) => [lineId, quantity]))
  return { id: crypto.randomUUID(), seen, chosen, carrier: '', trackingNumber: '', problem: null }
}

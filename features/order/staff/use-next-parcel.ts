import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { isShipped } from '../order-details.ts'
import { type Carrier, MAX_TRACKING_NUMBER, type Pieces, TRACKING_NUMBER } from '../parcels/parcel.ts'
import { orders } from './order.contract.ts'
import type { StaffOrderPage } from './staff-order-page.ts'

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
  const { sign } = useTexts('staff-orders').t
  const { order, unsent } = page
  const number = page.parcels.filter((parcel) => parcel.number !== null).length + 1
  const {
    busy,
    refusal,
    attempt,
    send: post,
  } = useAction(orders.sendParcel, {
    done: fill(sign.done, { n: number }),
    silent: true,
  })
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
    const answer = await post({
      id: String(order.number),
      decision: draft.id,
      carrier: draft.carrier || null,
      trackingNumber: trackingNumber || null,
      lines,
    })
    if (!answer) return
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

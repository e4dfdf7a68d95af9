import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { orders } from './order.contract.ts'
import { PiecesTable } from './pieces.tsx'
import type { StaffOrderPage, StaffParcel } from './staff-order-page.ts'
import styles from './orders.module.css'

interface SentParcelProps {
  page: StaffOrderPage
  parcel: StaffParcel
  onChanged: () => void
}

/** What left, how, and what can still be taken back. */
export function SentParcel({ page, parcel, onChanged }: SentParcelProps) {
  const { t, moment } = useTexts('staff-orders')
  const { parcel: messages } = t
  const { number, sentAt, carrier, trackingNumber, trackingUrl, lines } = parcel
  const sent = fill(messages.sent, { at: moment(sentAt) })
  const title = number === null ? messages.takenBack : fill(messages.title, { n: number })
  return (
    <section className={number === null ? styles.gone : undefined} aria-label={title}>
      <header className="ruled">
        <h2>{title}</h2>
        <p className="num">
          {[sent, carrier && messages.carriers[carrier]].filter(Boolean).join(', ')}
          {trackingNumber && (
            <>
              {', '}
              {trackingUrl ? (
                <a href={trackingUrl} rel="noreferrer">
                  {trackingNumber}
                </a>
              ) : (
                trackingNumber
              )}
            </>
          )}
        </p>
      </header>
      <PiecesTable page={page} pieces={lines} />
      {number !== null && <Tools page={page} parcel={parcel} title={title} onChanged={onChanged} />}
    </section>
  )
}

function Tools({ page, parcel, title, onChanged }: SentParcelProps & { title: string }) {
  const { parcel: messages } = useTexts('staff-orders').t
  const slip = useAction(orders.slip)
  const takeBack = useAction(orders.takeBackParcel, { done: messages.undone })
  const id = String(page.order.number)
  const line = (text: string, run: () => Promise<unknown>) => (
    <button
      type="button"
      className="text-button"
      aria-label={`${text}: ${title}`}
      aria-disabled={slip.busy || takeBack.busy}
      onClick={() => void run()}
    >
      {text}
    </button>
  )
  return (
    <p data-kit="row" data-gap="24">
      {parcel.mayTakeBack &&
        line(messages.undo, () => takeBack.send({ id, parcel: parcel.id }).then(onChanged))}
      {line(messages.slip, () => slip.save({ id, parcel: parcel.id }))}
    </p>
  )
}

import type { StaffOrderPage, StaffParcel } from '#features/order/staff/staff-order-page.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { saveFile } from '../lists/save-file.ts'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './orders.module.css'

interface SentParcelProps {
  page: StaffOrderPage
  parcel: StaffParcel
  onChanged: () => void
}

/** What left, how, and what can still be taken back. */
export function SentParcel({ page, parcel, onChanged }: SentParcelProps) {
  const { parcel: messages, pieces } = useMessages('staff-orders')
  const language = useLanguage()
  const at = useFormatDateTime()
  const { number, sentAt, carrier, trackingNumber, trackingUrl, lines } = parcel
  const sent = fill(messages.sent, { at: at(sentAt) })
  const title = number === null ? messages.takenBack : fill(messages.title, { n: number })
  return (
    <section className={classNames(styles.parcel, number === null && styles.gone)} aria-label={title}>
      <header>
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
      <table className={styles.rows}>
        <tbody>
          {page.lines.flatMap((line) => {
            const quantity = lines.find(({ lineId }) => lineId === line.id)?.quantity
            if (!quantity) return []
            const cents = line.unitPriceCents * quantity
            return [
              <tr key={line.id}>
                <th scope="row">{line.title}</th>
                <td>{plural(language, quantity, pieces)}</td>
                <td className="num">{formatPrice(language, cents, { code: page.order.currency })}</td>
              </tr>,
            ]
          })}
        </tbody>
      </table>
      {number !== null && <Tools page={page} parcel={parcel} title={title} onChanged={onChanged} />}
    </section>
  )
}

function Tools({ page, parcel, title, onChanged }: SentParcelProps & { title: string }) {
  const { parcel: messages } = useMessages('staff-orders')
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const { order } = page

  async function print(): Promise<void> {
    const saved = await submit(() => saveFile(`/orders/${order.number}/packing-slip?parcel=${parcel.id}`))
    if (saved && !saved.ok) toast.refused(saved.refusal)
  }

  async function takeBack(): Promise<void> {
    const answer = await submit(() =>
      postStaff<'/orders/:id/parcel-reversal'>(`/orders/${order.number}/parcel-reversal`, {
        parcel: parcel.id,
      }),
    )
    if (!answer) return
    if (answer.ok) toast.done(messages.undone)
    else toast.refused(answer.refusal)
    onChanged()
  }

  return (
    <p className={styles.tools}>
      {parcel.mayTakeBack && (
        <button
          type="button"
          aria-label={`${messages.undo}: ${title}`}
          aria-disabled={busy}
          onClick={() => void takeBack()}
        >
          {messages.undo}
        </button>
      )}
      <button
        type="button"
        aria-label={`${messages.slip}: ${title}`}
        aria-disabled={busy}
        onClick={() => void print()}
      >
        {messages.slip}
      </button>
    </p>
  )
}

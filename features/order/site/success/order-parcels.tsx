import type { OrderSummary } from '#features/order/read/order-summary.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import styles from './success-page.module.css'

/** What left and how to follow it; what is still to come has no parcel yet. */
export function OrderParcels({ parcels }: { parcels: OrderSummary['parcels'] }) {
  const { parcel: messages } = useMessages('success')
  const language = useLanguage()
  return (
    <div className={`${styles.lines} ${styles.parcels}`}>
      <h2>{messages.title}</h2>
      {parcels.map(({ number, sentAt, trackingNumber, trackingUrl, lines }) => (
        <p key={number}>
          <b>
            {fill(messages.sent, {
              n: number,
              day: formatDay(language, swissTime(new Date(sentAt)).day),
            })}
          </b>
          <br />
          {lines.map((line) => `${line.quantity} × ${line.title}`).join(', ')}
          {trackingNumber && (
            <>
              <br />
              {messages.tracking}{' '}
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
      ))}
    </div>
  )
}

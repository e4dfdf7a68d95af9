import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import sheet from '../invoices/invoices.module.css'
import { LoadingState } from '../api/loading-state.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useViewTitle } from '../use-view-title.ts'
import { NextParcel } from './next-parcel.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderReturns } from './order-returns.tsx'
import { SentParcel } from './sent-parcel.tsx'
import { useNextParcel } from './use-next-parcel.ts'
import styles from './orders.module.css'

/** One order: its parcels, its money, and whatever was written about it. */
export default function OrderView({ number }: { number: string }) {
  const messages = useMessages('staff-orders')
  const language = useLanguage()
  const { value, problem, reload } = useLoaded<'/orders/:id'>(
    `/orders/${encodeURIComponent(number)}?lng=${language}`,
  )
  useViewTitle(fill(messages.title, { number }))
  return (
    <>
      <BackLink to={staffPaths.part('orders')}>{messages.back}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && <Order page={value.page} onChanged={reload} />}
    </>
  )
}

function Order({ page, onChanged }: { page: StaffOrderPage; onChanged: () => void }) {
  const { attention } = useMessages('staff-desk').orders
  const { parcel: messages } = useMessages('staff-orders')
  const next = useNextParcel(page, onChanged)
  const { parcels, unsent, lines, order } = page
  const posted = lines.filter(({ isPosted }) => isPosted)
  return (
    <>
      <Head page={page} />
      {order.needsAttention.length > 0 && (
        <p className={styles.attention}>
          {order.needsAttention.map((reason) => attention[reason]).join(', ')}
        </p>
      )}
      <div className={sheet.view}>
        <div>
          {parcels.map((parcel) => (
            <SentParcel key={parcel.id} page={page} parcel={parcel} onChanged={onChanged} />
          ))}
          {unsent.length > 0 && <NextParcel page={page} next={next} />}
          {posted.length === 0 && <p className="muted">{messages.mailed}</p>}
          {posted.length > 0 && unsent.length === 0 && parcels.length === 0 && (
            <p className="muted">{messages.nothing}</p>
          )}
          <OrderReturns page={page} />
          <OrderMoney page={page} />
          <OrderMails page={page} onChanged={onChanged} />
          <OrderNotes page={page} onChanged={onChanged} />
        </div>
        <div className={sheet.side}>
          <OrderActions page={page} next={next} onChanged={onChanged} />
          <OrderHistory page={page} />
        </div>
      </div>
    </>
  )
}

function Head({ page: { order, lines, unsent } }: { page: StaffOrderPage }) {
  const { standing, title } = useMessages('staff-orders')
  const { states } = useMessages('staff-desk').orders
  const state = states[order.state === 'fulfilled' ? 'paid' : order.state]
  const posted = lines.filter(({ isPosted }) => isPosted)
  const sent = posted.reduce((sum, line) => sum + line.sent, 0)
  const all = posted.reduce((sum, line) => sum + line.quantity, 0)
  const isOpen = unsent.length > 0
  const summary =
    all === 0 || (!isOpen && sent === 0)
      ? '{state}'
      : standing[isOpen ? (sent > 0 ? 'partly' : 'unsent') : 'sent']
  const texture = isOpen ? (sent > 0 ? 'half' : 'open') : 'full'
  return (
    <header className={sheet.head}>
      <h1>
        {fill(title, { number: order.number })} <small>{order.name}</small>
      </h1>
      <p className={styles.state} data-texture={texture}>
        {fill(summary, { state, sent, all })}
      </p>
    </header>
  )
}

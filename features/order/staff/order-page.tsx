import { useViewTitle } from '#app/routes/staff/use-view-title.ts'
import { staffPaths } from '#app/staff-paths.ts'
import { fill } from '#i18n/format.ts'
import { Columns, PageHead, Side, Stack } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { NextParcel } from './next-parcel.tsx'
import { OrderActions } from './order-actions.tsx'
import { orders } from './order.contract.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderReturns } from './order-returns.tsx'
import { SentParcel } from './sent-parcel.tsx'
import type { StaffOrderPage } from './staff-order-page.ts'
import { useNextParcel } from './use-next-parcel.ts'
import styles from './orders.module.css'

/** One order: its parcels, its money, and whatever was written about it. */
export default function OrderPage() {
  const { t } = useTexts('staff-orders')
  return (
    <LoadedPage of={orders.read} back={{ to: staffPaths.orders, title: t.back }}>
      {({ page }, reload) => <Order key={page.order.number} page={page} onChanged={reload} />}
    </LoadedPage>
  )
}

function Order({ page, onChanged }: { page: StaffOrderPage; onChanged: () => void }) {
  const { attention } = useTexts('staff-desk').t.orders
  const { parcel: messages } = useTexts('staff-orders').t
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
      <Columns narrow="21.5rem">
        <Stack gap={32}>
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
        </Stack>
        <Side>
          <Stack gap={32}>
            <OrderActions page={page} next={next} onChanged={onChanged} />
            <OrderHistory page={page} />
          </Stack>
        </Side>
      </Columns>
    </>
  )
}

function Head({ page: { order, lines, unsent } }: { page: StaffOrderPage }) {
  const { standing, title } = useTexts('staff-orders').t
  const { states } = useTexts('staff-desk').t.orders
  const { number, name, state } = order
  useViewTitle(fill(title, { number }))
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
    <PageHead title={fill(title, { number })} quiet={name}>
      <p className="texture" data-texture={texture}>
        {fill(summary, { state: states[state === 'fulfilled' ? 'paid' : state], sent, all })}
      </p>
    </PageHead>
  )
}

import { useContext, useEffect, useRef, useState } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { EnvironmentContext } from '#site/environment.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { paths } from '#content/paths.ts'
import { cartStore } from '#features/cart/site/cart-store.ts'
import { withoutOrdered } from '#features/cart/without-ordered.ts'
import { AcceptedTerms } from '#features/messages/site/accepted-terms.tsx'
import type { OrderSummary } from '#features/order/read/order-summary.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import marked from '#site/ui/styles/marked-list.module.css'
import { OrderLines } from './order-lines.tsx'
import type { SuccessData } from './success.loader.ts'
import styles from './success-page.module.css'

const STORAGE_KEY = 'cart-emptied-for'
const REMEMBERED = 20

/** Keeps a later visit from emptying the next cart. True when storage is blocked. */
export function isFirstOrderView(
  orderNumber: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  try {
    const seen = (storage().getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean)
    if (seen.includes(orderNumber)) return false
    storage().setItem(STORAGE_KEY, [orderNumber, ...seen].slice(0, REMEMBERED).join(' '))
  } catch {}
  return true
}

type Messages = Namespaces['success']

export default function SuccessPage() {
  const messages = useMessages('success')
  const order = useOrder()
  const { pathname, search } = useLocation()
  useEmptyCart(order)
  const { title, lead } = stateMessages(messages, order)
  const isPending = order?.state === 'pending_payment'
  return (
    <div className="wrap">
      <section className={`grid ${styles.page}`}>
        <div className={`${styles.head} small-titles`} role="status">
          <p className="waypoint waypoint--plain">
            <b>{order ? fill(messages.orderNumber, { number: order.number }) : ' '}</b>
          </p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {order?.isAccepted && order.emailHint && (
            <p className="muted">{fill(messages.sentTo, { email: order.emailHint })}</p>
          )}
          {order?.isAccepted && order.test && order.state !== 'invoiced' && (
            <p className="muted">{messages.testNote}</p>
          )}
        </div>
        {isPending && (
          <p className={styles.head}>
            <a className="button" href={pathname + search}>
              {messages.pending.reload}
            </a>
          </p>
        )}
        {order && <OrderLines order={order} />}
        {order && order.parcels.length > 0 && <OrderParcels parcels={order.parcels} />}
        {order?.termsVersion && (
          <p className={`small ${styles.head}`}>
            <AcceptedTerms version={order.termsVersion} text={messages.terms} />
          </p>
        )}
        {order && isPaid(order) && !(order.isDone && order.hasGoods) && <Next order={order} />}
        <p className={styles.head}>
          <TrailSign to={paths.shop}>{messages.toShop}</TrailSign>
        </p>
      </section>
    </div>
  )
}

function Next({ order }: { order: OrderSummary }) {
  const messages = useMessages('success')
  const { title, vouchers, goods, post } = messages.paid.next
  const has = (is: (line: OrderSummary['lines'][number]) => boolean) => order.lines.some(is)
  const steps = [
    ...(order.hasVouchers ? vouchers : []),
    ...(has(({ gift }) => gift?.delivery === 'post') ? [post] : []),
    ...(has(({ kind }) => kind === 'goods') ? goods : []),
  ]
  return (
    <div className={`${styles.next} small-titles`}>
      <h2>{title}</h2>
      <ol className={marked.list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {order.hasVouchers && <p className="small muted">{messages.voucherNote}</p>}
    </div>
  )
}

function isPaid({ state }: OrderSummary): boolean {
  return state === 'paid' || state === 'fulfilled'
}

function stateMessages(messages: Messages, order: OrderSummary | null): { title: string; lead: string } {
  if (!order) return messages.unknown
  const byState: Record<OrderSummary['state'], { title: string; lead: string }> = {
    pending_payment: messages.pending,
    invoiced: messages.invoiced,
    paid: messages.paid,
    fulfilled: order.hasGoods && order.isSent ? messages.sent : messages.paid,
    partially_refunded: messages.partiallyRefunded,
    refunded: messages.refunded,
    expired: messages.expired,
    cancelled: messages.cancelled,
  }
  return byState[order.state]
}

/** Takes what a paid order bought out of the cart, once (RULING 9): what was put in meanwhile stays. */
function useEmptyCart(order: OrderSummary | null): void {
  const paid = order?.isAccepted ? order : null
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (paid === null || seen.current === paid.number) return
    seen.current = paid.number
    if (isFirstOrderView(paid.number, () => window.localStorage))
      cartStore.update((cart) => withoutOrdered(cart, paid.lines))
  }, [paid])
}

const POLL_EVERY_MS = 2000
const POLL_FOR_MS = 30_000

/** Polls every 2 s for half a minute while the payment is pending. */
function useOrder(): OrderSummary | null {
  const environment = useContext(EnvironmentContext)
  const { reference, order: loaded } = useLoaderData<SuccessData>()
  const [newer, setNewer] = useState<{ than: OrderSummary | null; order: OrderSummary } | null>(null)
  const order = newer?.than === loaded ? newer.order : loaded
  const isPending = order?.state === 'pending_payment'

  useEffect(() => {
    if (!isPending || !reference || !environment) return
    const until = Date.now() + POLL_FOR_MS
    const timer = setInterval(() => {
      if (Date.now() > until) clearInterval(timer)
      environment()
        .findOrder(reference)
        .then(
          (found) => {
            if (found && found.state !== 'pending_payment') setNewer({ than: loaded, order: found })
          },
          () => {},
        )
    }, POLL_EVERY_MS)
    return () => clearInterval(timer)
  }, [isPending, reference, environment, loaded])

  return order
}

/** What left and how to follow it; what is still to come has no parcel yet. */
function OrderParcels({ parcels }: { parcels: OrderSummary['parcels'] }) {
  const { parcel: messages } = useMessages('success')
  const language = useLanguage()
  return (
    <div className={`${styles.lines} ${styles.parcels} small-titles`}>
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

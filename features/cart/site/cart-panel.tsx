import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useEnvironment } from '#site/environment.ts'
import { useLanguage, useLanguageStore, useMessages } from '#site/language/language.tsx'
import { toast } from '#site/toast/toast.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { EmptyState } from '#site/ui/notices/empty-state.tsx'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { CloseIcon } from '#site/ui/pictures/icons.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { useModal } from '#site/ui/use-modal.ts'
import { paths } from '#content/paths.ts'
import { cartCurrency, lineKey } from '#features/cart/cart.ts'
import { changeQuantity, type StockLimit } from '#features/cart/change-cart.ts'
import type { CartChange } from '#features/cart/reconcile-cart.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { CART_BUTTON_ID, useCart } from './cart-context.ts'
import { CartLineItem } from './cart-line-item.tsx'
import { changeText, stockLimitText, type StoreChange } from './cart-messages.ts'
import { cartPromises } from './cart-promises.ts'
import { cartStore } from './cart-store.ts'
import { CartVoucher } from './cart-voucher.tsx'
import { type HeldLine, heldText, isHeld } from './held-text.ts'
import { useCartRefresh } from './use-cart-refresh.ts'
import { useCartVoucher } from './use-cart-voucher.ts'
import { useCheckout } from './use-checkout.ts'
import styles from './cart-panel.module.css'

const ADDED_ID = 'cart-added'

export default function CartPanel() {
  const { lines, count, total, isOpen, added, remove, close } = useCart()
  const change = useChangeQuantity()
  const messages = useMessages('common').cart
  const language = useLanguage()
  const title = useRef<HTMLHeadingElement>(null)
  const [changes, setChanges] = useState<CartChange[]>([])
  const [warning, setWarning] = useState('')
  const takesVouchers = useEnvironment().store.takesVouchers
  const voucher = useCartVoucher(lines)
  const { busy, start } = useCheckout(voucher.code, setChanges)
  const modal = useModal({
    isOpen,
    closesBeside: true,
    // The page that opened it may be gone by then.
    fallbackId: CART_BUTTON_ID,
    onClose() {
      setChanges([])
      setWarning('')
      close()
    },
  })
  useCartRefresh(
    isOpen,
    useCallback((news) => setChanges((earlier) => withNews(earlier, news)), []),
  )

  const isAdded = added !== null && lines.some(({ product }) => product.title === added)
  useLayoutEffect(() => {
    if (isOpen && added !== null) title.current?.focus()
  }, [isOpen, added])

  const changed = changes.filter((change) => !isHeld(change))
  const held = changes
    .filter(isHeld)
    .filter(({ variantId, available }) =>
      lines.some(({ variant, quantity }) => variant.id === variantId && quantity > available),
    )
  const notation = lines[0]?.variant.currency_notation ?? { code: cartCurrency(lines) ?? 'chf' }
  const price = (cents: number) => formatPrice(language, cents, notation)
  const totalPrice = price(total)
  const duePrice = voucher.answer?.kind === 'worth' ? price(voucher.answer.dueCents) : totalPrice

  return (
    <dialog
      {...modal}
      className={styles.dialog}
      aria-labelledby="cart-title"
      aria-describedby={isAdded ? ADDED_ID : undefined}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id="cart-title" ref={title} tabIndex={-1}>
            {messages.title}
          </h2>
          {count > 0 && <span className="num muted">{plural(language, count, messages.items)}</span>}
          <button type="button" className="icon-button" aria-label={messages.close} onClick={close}>
            <CloseIcon />
          </button>
        </header>
        <div className={styles.body}>
          {isAdded && (
            <p id={ADDED_ID} className={styles.added}>
              {fill(messages.addedHint, { title: added })}
            </p>
          )}
          <div role="status">
            {changed.length > 0 && <ChangedNote changes={changed} />}
            {held.length > 0 && <HeldNote held={held} />}
          </div>
          {lines.length > 0 ? (
            <ul>
              {lines.map((line) => (
                <CartLineItem
                  key={lineKey(line)}
                  line={line}
                  held={held.find(({ variantId }) => variantId === line.variant.id)}
                  onChange={(quantity) => setWarning(change(lineKey(line), quantity) ?? '')}
                  onRemove={() => {
                    remove(lineKey(line))
                    title.current?.focus()
                  }}
                  onFollow={close}
                />
              ))}
            </ul>
          ) : (
            <div className={styles.empty}>
              <EmptyState
                title={messages.empty}
                action={
                  <ArrowLink to={paths.shop} onClick={close}>
                    {messages.toShop}
                  </ArrowLink>
                }
              >
                {messages.emptyHint}
              </EmptyState>
            </div>
          )}
        </div>
        <div className={styles.toasts} data-toasts />
        <footer className={styles.foot}>
          <p className={styles.total}>
            <span>{messages.total}</span>
            <span className="num">{totalPrice}</span>
          </p>
          {takesVouchers && lines.length > 0 && <CartVoucher voucher={voucher} price={price} />}
          <TrailSign
            size="lg"
            wide
            note={busy || lines.length === 0 ? undefined : duePrice}
            aria-disabled={busy || lines.length === 0}
            onClick={() => void start()}
          >
            {busy ? messages.redirecting : messages.checkout}
          </TrailSign>
          <PromiseLine of={cartPromises(lines)} />
        </footer>
        <p className="visually-hidden" role="status">
          {`${plural(language, count, messages.items)}, ${messages.total} ${totalPrice}. ${warning}`}
        </p>
      </div>
    </dialog>
  )
}

/** Keeps earlier messages; held lines are replaced. */
function withNews(earlier: CartChange[], news: CartChange[]): CartChange[] {
  const isOld = (change: CartChange) =>
    !isHeld(change) && !news.some(({ code, title }) => code === change.code && title === change.title)
  return [...earlier.filter(isOld), ...news]
}

/** Announces a cut by stock and returns that message. */
function useChangeQuantity(): (key: string, quantity: number) => string | null {
  const messages = useMessages('common').cart
  return (key, quantity) => {
    let limit: StockLimit | null = null
    cartStore.update((before) => {
      const answer = changeQuantity(before, key, quantity)
      limit = answer.limit
      return answer.cart
    })
    if (!limit) return null
    const description = stockLimitText(messages, limit)
    toast({ title: messages.stockLimitTitle, description, variant: 'warning' })
    return description
  }
}

function ChangedNote({ changes }: { changes: StoreChange[] }) {
  const messages = useMessages('common').cart
  const language = useLanguage()
  const store = useLanguageStore()
  const gift = () => store.messages('product').gift
  return (
    <div className={styles.note}>
      <b>{messages.changedTitle}</b>
      {changes.map((change) => (
        <p key={`${change.code} ${change.title}`}>{changeText(messages, language, change, gift)}</p>
      ))}
      <p>{messages.changedHint}</p>
    </div>
  )
}

/** Needs the messages `stock-hold`. */
function HeldNote({ held }: { held: HeldLine[] }) {
  const messages = useMessages('stock-hold')
  const language = useLanguage()
  return (
    <div className={styles.note}>
      <b>{messages.held}</b>
      {held.map((line) => (
        <p key={line.variantId}>{heldText(messages, language, line).cart}</p>
      ))}
      <p>{messages.hint}</p>
    </div>
  )
}

import { useContext, useEffect, useRef, useState } from 'react'
import { EnvironmentContext, type PageEnvironment } from '#site/environment.ts'
import { useLanguage, useLanguageStore, useMessages } from '#site/language/language.tsx'
import { toast } from '#site/toast/toast.ts'
import type { Cart } from '#features/cart/cart.ts'
import type { CartChange } from '#features/cart/reconcile-cart.ts'
import { serialiseCart } from '#features/cart/stored-cart.ts'
import { changeText, namespacesOf, type StoreChange } from './cart-messages.ts'
import { cartStore } from './cart-store.ts'
import { checkOut } from './check-out.ts'
import { type HeldLine, heldText, isHeld } from './held-text.ts'
import { readStockHolds } from './stock-holds.ts'

const KEY = 'checkout'

export function rememberCheckout(url: string): void {
  try {
    localStorage.setItem(KEY, url)
  } catch {}
}

/** Releases the hold of the last payment page; paid orders stay paid. Never throws: a hold expires anyway. */
export async function leaveCheckout(send: typeof fetch = fetch): Promise<void> {
  const url = forget()
  if (!url) return
  try {
    await send('/api/checkout/cancellation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ url }),
      signal: AbortSignal.timeout(8000),
    })
  } catch {}
}

function forget(): string | null {
  try {
    const url = localStorage.getItem(KEY)
    localStorage.removeItem(KEY)
    return url
  } catch {
    return null
  }
}

interface Checkout {
  busy: boolean
  start: () => Promise<void>
}

/** Ignores repeated clicks; retries with the same cart share the idempotency key. */
export function useCheckout(voucher: string, onCorrected: (changes: CartChange[]) => void): Checkout {
  const messages = useMessages('common').cart
  const language = useLanguage()
  const store = useLanguageStore()
  const environment = useContext(EnvironmentContext)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const attempt = useRef<{ of: string; key: string } | null>(null)

  const finish = () => {
    running.current = false
    setBusy(false)
  }

  // Back/forward cache: the state is that of the page that was left.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      finish()
      void leaveCheckout()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  })

  async function start(): Promise<void> {
    const cart = cartStore.get()
    if (running.current || !environment) return
    if (cart.length === 0) {
      toast({ title: messages.emptyToastTitle, description: messages.emptyToast })
      return
    }
    running.current = true
    setBusy(true)
    const outcome = await oneTabAtATime(async () => {
      // Otherwise this browser's own hold would count as sold.
      await leaveCheckout()
      const done = await checkOut(cart, {
        store: environment().store,
        readHolds: readStockHolds,
        origin: window.location.origin,
        pageAddress: window.location.href,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        today: environment().today(),
        idempotencyKey: keyOf(cart),
        voucher,
        onBusy: () => void sayAgain(environment()).catch(() => {}),
      })
      if (done.kind === 'redirect') rememberCheckout(done.url)
      return done
    })
    if (outcome.kind === 'redirect') {
      attempt.current = null
      window.location.assign(outcome.url)
      return
    }
    finish()
    if (outcome.kind === 'failed' || outcome.kind === 'refused') {
      const description = outcome.kind === 'refused' ? outcome.message : messages.checkoutError
      toast({ title: messages.checkoutErrorTitle, description, variant: 'destructive' })
      return
    }
    cartStore.update(outcome.correct)
    const held = outcome.changes.filter(isHeld)
    await environment().loadMessages(namespacesOf(outcome.changes))
    onCorrected(outcome.changes)
    sayCorrected(
      outcome.changes.filter((change) => !isHeld(change)),
      held,
    )
  }

  /** One message, because a second would replace it. */
  function sayCorrected(changed: StoreChange[], held: HeldLine[]): void {
    const holdMessages = held.length > 0 ? store.messages('stock-hold') : null
    const texts = [
      ...changed.map((change) =>
        changeText(messages, language, change, () => store.messages('product').gift),
      ),
      ...(holdMessages ? held.map((line) => heldText(holdMessages, language, line).cart) : []),
    ]
    const isOnlyHeld = holdMessages !== null && changed.length === 0
    toast({
      title: isOnlyHeld ? holdMessages.held : messages.changedTitle,
      description: [...texts, isOnlyHeld ? holdMessages.hint : messages.changedHint].join(' '),
      variant: 'warning',
    })
  }

  async function sayAgain({ loadMessages }: PageEnvironment): Promise<void> {
    await loadMessages(['form-problems'])
    if (running.current) toast({ title: store.messages('form-problems').again })
  }

  function keyOf(cart: Cart): string {
    const of = `${window.location.href} ${voucher} ${serialiseCart(cart)}`
    if (attempt.current?.of !== of) attempt.current = { of, key: randomKey() }
    return attempt.current.key
  }

  return { busy, start }
}

/** Two tabs that start at the same moment would each leave a page that can be paid: the second closes the first's. */
function oneTabAtATime<T>(start: () => Promise<T>): Promise<T> {
  // Only in a secure context.
  const locks: LockManager | undefined = navigator.locks
  return locks ? locks.request('checkout', start) : start()
}

/** Not `crypto.randomUUID`, which needs a secure context. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

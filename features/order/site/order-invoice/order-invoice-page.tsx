import { useCallback, useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { usePrivateForm } from '#site/form/behaviour/use-private-form.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { useHydrated } from '#site/use-hydrated.ts'
import { paths } from '#content/paths.ts'
import { giftOf } from '#features/cart/cart-gift.ts'
import { lineKey, lineTotalInCents } from '#features/cart/cart.ts'
import { useCart } from '#features/cart/site/cart-context.ts'
import { useCartRefresh } from '#features/cart/site/use-cart-refresh.ts'
import { serialiseCart } from '#features/cart/stored-cart.ts'
import { AcceptedTerms } from '#features/messages/site/accepted-terms.tsx'
import { fill, formatPrice } from '#i18n/format.ts'
import { AddressFields, ContactFields } from './order-invoice-fields.tsx'
import type { OrderInvoiceData } from './order-invoice.loader.ts'
import styles from './order-invoice-page.module.css'

const KEY = 'order-invoice'

/**
 * The key of this cart's order, the same in every tab, so that it is ordered once. Another cart has another; storage that fails
 * leaves each page its own.
 */
function orderKeyOf(cart: string): string {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { of?: string; key?: string } | null
    if (stored?.of === cart && stored.key) return stored.key
    const key = randomKey()
    localStorage.setItem(KEY, JSON.stringify({ of: cart, key }))
    return key
  } catch {
    return randomKey()
  }
}

/** The next order of the same cart is another one. */
function forgetOrderKey(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}

/** Not `crypto.randomUUID`, which needs a secure context. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** A company orders by invoice what is in its cart: who pays, where goods go, and a yes. */
export default function OrderInvoicePage() {
  const messages = useMessages('order-invoice')
  const { mostCents, termsVersion } = useLoaderData<OrderInvoiceData>()
  const isHydrated = useHydrated()
  const { lines } = useCart()
  const isEmpty = isHydrated && lines.length === 0
  useCartRefresh(
    mostCents !== null,
    useCallback(() => {}, []),
  )
  return (
    <div className={`wrap grid ${styles.page}`}>
      <header className={`${styles.main} span-8`}>
        <p className="waypoint waypoint--plain">{messages.waypoint}</p>
        <h1>{mostCents === null ? messages.closed.title : messages.title}</h1>
        <p className="lead">{mostCents === null ? messages.closed.lead : messages.lead}</p>
      </header>
      {mostCents !== null && isEmpty && (
        <p className={`${styles.main} span-8`}>
          {messages.empty} <ArrowLink to={paths.shop}>{messages.toShop}</ArrowLink>
        </p>
      )}
      {mostCents !== null && !isEmpty && <OrderForm mostCents={mostCents} termsVersion={termsVersion} />}
    </div>
  )
}

function OrderForm({ mostCents, termsVersion }: { mostCents: number; termsVersion: string }) {
  const messages = useMessages('order-invoice')
  const language = useLanguage()
  const { lines, total } = useCart()
  const navigate = useNavigate()
  const [hasDelivery, setDelivery] = useState(false)
  const order = usePrivateForm<{ reference: string }>(
    {
      action: `/api/order-invoices?lng=${language}`,
      done: messages.done,
      async onSaved({ reference }) {
        forgetOrderKey()
        await navigate(`${paths.success}?order=${reference}`)
      },
    },
    (form) => {
      const text = (name: string) => String(form.get(name) ?? '')
      const place = (prefix: string) => ({
        street: text(`${prefix}street`),
        postalCode: text(`${prefix}postalCode`),
        city: text(`${prefix}city`),
        country: text(`${prefix}country`),
      })
      return {
        key: orderKeyOf(serialiseCart(lines)),
        items: lines.map((line) => {
          const gift = giftOf(line)
          return { variant_id: line.variant.id, quantity: line.quantity, ...(gift && { gift }) }
        }),
        company: text('company'),
        name: text('name'),
        email: text('email'),
        phone: text('phone'),
        ...place(''),
        reference: text('reference'),
        delivery: form.get('elsewhere')
          ? { company: text('delivery.company'), name: text('delivery.name'), ...place('delivery.') }
          : null,
        termsVersion,
        agreed: form.get('agreed') === 'on',
        seenCents: total,
      }
    },
  )
  const { problem, attempt, busy } = order
  const errorOf = (field: string) => {
    const code = order.errorOf(field)
    if (!code) return undefined
    const name = field.split('.').at(-1) ?? ''
    return (messages.problems as Record<string, string>)[name] ?? messages.problems.required
  }
  const isTooMuch = total > mostCents
  return (
    <form className={`${styles.form} full`} {...order.form}>
      <div className={`${styles.fields} span-7 small-titles`}>
        {problem && (
          <FormAlert
            title={problem.message ?? (problem.code === 'invalid' ? messages.check : messages.failed)}
            attempt={attempt}
          >
            <></>
          </FormAlert>
        )}
        <h2>{messages.payer}</h2>
        <ContactFields errorOf={errorOf} />
        <AddressFields errorOf={errorOf} prefix="" />
        <Checkbox
          name="elsewhere"
          checked={hasDelivery}
          onChange={(event) => setDelivery(event.target.checked)}
        >
          {messages.elsewhere}
        </Checkbox>
        {hasDelivery && (
          <fieldset className={styles.delivery}>
            <legend>{messages.delivery}</legend>
            <AddressFields errorOf={errorOf} prefix="delivery." isNamed />
          </fieldset>
        )}
      </div>
      <aside className={`${styles.aside} from-8 small-titles`}>
        <h2>{messages.order}</h2>
        <dl className={styles.lines}>
          {lines.map((line) => (
            <div key={lineKey(line)}>
              <dt>
                {line.quantity} × {line.product.title}
                {line.variant.title && <small> {line.variant.title}</small>}
              </dt>
              <dd className="num">
                {formatPrice(language, lineTotalInCents(line), line.variant.currency_notation)}
              </dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{messages.total}</dt>
            <dd className="num">{formatPrice(language, total, { code: 'chf' })}</dd>
          </div>
        </dl>
        {isTooMuch && (
          <ErrorText>
            {fill(messages.tooMuch, { most: formatPrice(language, mostCents, { code: 'chf' }) })}
          </ErrorText>
        )}
        <ul className={`${styles.promises} note`}>
          {messages.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <div>
          <Checkbox
            name="agreed"
            value="on"
            aria-required
            aria-invalid={order.errorOf('agreed') ? true : undefined}
          >
            {messages.agree}
          </Checkbox>
          <p className="small">
            <AcceptedTerms version={termsVersion} text={messages.terms} />
          </p>
          {order.errorOf('agreed') && <ErrorText>{messages.problems.agreed}</ErrorText>}
        </div>
        <TrailSign
          type="submit"
          wide
          size="lg"
          aria-disabled={busy || isTooMuch}
          note={formatPrice(language, total, { code: 'chf' })}
        >
          {busy ? messages.working : messages.submit}
        </TrailSign>
      </aside>
    </form>
  )
}

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { useEnvironment } from '#site/environment.ts'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/fields/field.tsx'
import { Input } from '#site/ui/fields/inputs.tsx'
import { useCart } from './cart-context.ts'
import styles from './cart-voucher.module.css'
import type { CartVoucherState } from './use-cart-voucher.ts'

interface CartVoucherProps {
  voucher: CartVoucherState
  price: (cents: number) => string
}

/** Loads its own messages with the first open cart. */
export function CartVoucher(props: CartVoucherProps) {
  const { loadMessages, language } = useEnvironment()
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    loadMessages(['cart-voucher'])
      .then(() => isCurrent && setLoaded(language))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [loadMessages, language])
  if (loaded !== language) return null
  return (
    <>
      <LoadedVoucher {...props} />
      <OrderByInvoice />
    </>
  )
}

/** Where companies may order by invoice, which the owners decide. */
function OrderByInvoice() {
  const messages = useMessages('cart-voucher')
  const { readPrivate } = useEnvironment()
  const { close } = useCart()
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    let isCurrent = true
    readPrivate<{ mostCents: number | null }>('/api/order-invoices')
      .then((answer) => isCurrent && setOffered((answer?.mostCents ?? null) !== null))
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [readPrivate])
  if (!isOffered) return null
  return (
    <PageLink className={styles.open} to={paths.orderByInvoice} onClick={close}>
      {messages.byInvoice}
    </PageLink>
  )
}

function LoadedVoucher({ voucher, price }: CartVoucherProps) {
  const messages = useMessages('cart-voucher')
  const { answer, code, apply, remove } = voucher
  const [isOpen, setOpen] = useState(code !== '')
  const field = useRef<HTMLFormElement>(null)
  const wasOpened = useRef(false)

  useEffect(() => {
    if (!wasOpened.current) return
    wasOpened.current = false
    field.current?.querySelector('input')?.focus()
  }, [isOpen])

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('voucher')).trim()
    if (typed) apply(typed)
    else remove()
  }

  if (answer?.kind === 'worth')
    return (
      <div className={styles.worth} role="status">
        <p className={styles.row}>
          <span>{fill(messages.row, { code: answer.lastFour })}</span>
          <span className="num">{price(-answer.coversCents)}</span>
        </p>
        <p className={styles.due}>
          <span>{messages.due}</span>
          <span className="num">{price(answer.dueCents)}</span>
        </p>
        <p className={`${styles.hint} note`}>
          {answer.dueCents === 0 && `${messages.nothingDue} `}
          {answer.leftCents > 0 && fill(messages.left, { amount: price(answer.leftCents) })}
          <button
            type="button"
            onClick={() => {
              remove()
              wasOpened.current = true
              setOpen(true)
            }}
          >
            {messages.remove}
          </button>
        </p>
      </div>
    )
  if (!isOpen)
    return (
      <button
        type="button"
        className={styles.open}
        aria-expanded={false}
        onClick={() => {
          wasOpened.current = true
          setOpen(true)
        }}
      >
        {messages.open}
      </button>
    )
  const problem =
    answer?.kind === 'refused' ? answer.message : answer?.kind === 'stopped' ? messages.stopped : undefined
  return (
    <form ref={field} className={styles.form} noValidate onSubmit={onSubmit}>
      <Field label={messages.label} hint={messages.hint} error={problem}>
        {(control) => (
          <div className={styles.code}>
            <Input
              name="voucher"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              placeholder="GRAT-0000-0000-0000"
              defaultValue={code}
              {...control}
            />
            <Button type="submit" aria-disabled={answer?.kind === 'asking'}>
              {messages.apply}
            </Button>
          </div>
        )}
      </Field>
      <p className="visually-hidden" role="status">
        {answer?.kind === 'asking' ? messages.asking : problem}
      </p>
    </form>
  )
}

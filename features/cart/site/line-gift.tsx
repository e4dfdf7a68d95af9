import { lazy, Suspense, useEffect, useState } from 'react'
import type { CartLine } from '#features/cart/cart.ts'
import { lineKey } from '#features/cart/cart.ts'
import { changeGift, giftOf } from '#features/cart/cart-gift.ts'
import { type GiftPicture, giftPicturesOf } from '#features/catalog/gift-pictures.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import type { GiftProblem, VoucherGift } from '#kernel/voucher-gift.ts'
import { useEnvironment } from '#site/environment.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { cartStore } from './cart-store.ts'
import styles from './line-gift.module.css'

const GiftForm = lazy(() => import('#features/voucher/site/gift-form.tsx'))

/** What makes a voucher in the cart personal, with ways to change and to remove it. */
export default function LineGift({ line }: { line: CartLine }) {
  const environment = useEnvironment()
  const language = useLanguage()
  const [spoken, setSpoken] = useState<Language>()
  useEffect(() => {
    let isCurrent = true
    const loading = environment.loadMessages(['product'])
    loading.then(
      () => isCurrent && setSpoken(language),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [environment, language])
  const gift = giftOf(line)
  return gift && spoken === language ? <SavedGift line={line} gift={gift} /> : null
}

function SavedGift({ line, gift }: { line: CartLine; gift: VoucherGift }) {
  const { cart: messages } = useMessages('product').gift
  const language = useLanguage()
  const { store } = useEnvironment()
  const [pictures, setPictures] = useState<readonly GiftPicture[]>()
  const key = lineKey(line)
  if (pictures)
    return <Edited line={line} gift={gift} pictures={pictures} onDone={() => setPictures(undefined)} />
  return (
    <div className={styles.gift}>
      {giftLines(messages, language, gift).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {gift.message && <p className={styles.message}>{gift.message}</p>}
      <p className={styles.ways}>
        <button
          type="button"
          onClick={() =>
            void store.getProduct(line.product.id).then(
              (product) => setPictures(giftPicturesOf(product)),
              () => setPictures([]),
            )
          }
        >
          {messages.change}
        </button>
        <button type="button" onClick={() => cartStore.update((cart) => changeGift(cart, key, undefined))}>
          {messages.remove}
        </button>
      </p>
    </div>
  )
}

/** Picture, names and ways of delivery; the message is shown as it is. */
export function giftLines(
  messages: Namespaces['product']['gift']['cart'],
  language: Language,
  { picture, recipient, sender, email, day, delivery }: VoucherGift,
): string[] {
  const to =
    email &&
    (day
      ? fill(messages.mailOn, { email, day: formatDay(language, day) })
      : fill(messages.mailNow, { email }))
  return [
    recipient && fill(messages.recipient, { name: recipient }),
    sender && fill(messages.sender, { name: sender }),
    picture && messages.picture,
    to,
    delivery && messages.byPost,
  ].filter((text) => text !== undefined)
}

interface EditedProps {
  line: CartLine
  gift: VoucherGift
  pictures: readonly GiftPicture[]
  onDone: () => void
}

function Edited({ line, gift, pictures, onDone }: EditedProps) {
  const { cart: messages } = useMessages('product').gift
  const [next, setNext] = useState(gift)
  const [problem, setProblem] = useState<GiftProblem>()
  const [showsProblems, setShowsProblems] = useState(false)
  const id = `gift-${line.variant.id}`
  return (
    <div className={styles.gift}>
      <Suspense fallback={null}>
        <GiftForm
          id={id}
          variantId={line.variant.id}
          pictures={pictures}
          value={gift}
          showsProblems={showsProblems}
          onChange={(changed, wrong) => {
            setNext(changed)
            setProblem(wrong)
          }}
        />
      </Suspense>
      <p className={styles.ways}>
        <Button
          size="sm"
          onClick={() => {
            setShowsProblems(true)
            if (problem) {
              document.getElementById(`${id}-${problem.field}`)?.focus()
              return
            }
            cartStore.update((cart) => changeGift(cart, lineKey(line), next))
            onDone()
          }}
        >
          {messages.save}
        </Button>
        <Button size="sm" onClick={onDone}>
          {messages.cancel}
        </Button>
      </p>
    </div>
  )
}

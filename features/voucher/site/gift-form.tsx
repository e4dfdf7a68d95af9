import { useEffect, useRef, useState } from 'react'
import type { GiftPicture } from '#features/catalog/gift-pictures.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import {
  GIFT_FIELDS,
  GIFT_LIMITS,
  type GiftField,
  type GiftProblem,
  lastGiftDay,
  lengthOf,
  problemOfGift,
  tidyGift,
  type VoucherGift,
} from '#kernel/voucher-gift.ts'
import { useEnvironment } from '#site/environment.ts'
import { watchForm } from '#site/form/form-values.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput, LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import styles from './gift-form.module.css'

interface GiftFormProps {
  /** Distinguishes forms on one page. */
  id: string
  variantId: string
  /** None: the voucher keeps its own. */
  pictures: readonly GiftPicture[]
  value: VoucherGift | undefined
  /** Shows what is wrong, also in a field that nobody has left. */
  showsProblems: boolean
  onChange: (gift: VoucherGift, problem: GiftProblem | undefined) => void
}

/** Whom a voucher is for, all optional. Its preview opens beside the page; needs the messages `product`. */
export default function GiftForm({
  id,
  variantId,
  pictures,
  value = {},
  showsProblems,
  onChange,
}: GiftFormProps) {
  const { gift: messages } = useMessages('product')
  const language = useLanguage()
  const today = useEnvironment().today()
  const form = useRef<HTMLFormElement>(null)
  const change = useRef(onChange)
  const [gift, setGift] = useState(value)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const problem = problemOfGift(gift, today)
  const until = formatDay(language, lastGiftDay(today))

  useEffect(() => {
    change.current = onChange
  })
  useEffect(() => {
    const fields = form.current
    if (!fields) return
    return watchForm(fields, () => {
      const next = readGift(fields)
      setGift(next)
      change.current(next, problemOfGift(next, today))
    })
  }, [today])

  const errorOf = (field: GiftField) =>
    problem?.field === field &&
    (showsProblems || left.has(field)) &&
    fill(messages.problems[problem.code], {
      most: field === 'message' ? GIFT_LIMITS.message : GIFT_LIMITS.name,
      lines: GIFT_LIMITS.messageLines,
      character: problem.character ?? '',
      until,
    })
  const line = (field: 'recipient' | 'sender') => (
    <LabelledInput
      id={`${id}-${field}`}
      label={messages[field]}
      optional={messages.optional}
      error={errorOf(field)}
      name={field}
      autoComplete="off"
      maxLength={GIFT_LIMITS.name}
      defaultValue={value[field] ?? ''}
    />
  )
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action="/api/voucher-previews"
      target="_blank"
      noValidate
      onBlur={({ target }) => setLeft((before) => new Set([...before, target.getAttribute('name') ?? '']))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
      onSubmit={(event) => {
        if (!problem) return
        event.preventDefault()
        setLeft(new Set(GIFT_FIELDS))
        document.getElementById(`${id}-${problem.field}`)?.focus()
      }}
    >
      <input type="hidden" name="variant_id" value={variantId} />
      <input type="hidden" name="lng" value={language} />
      {pictures.length > 1 && <Pictures pictures={pictures} chosen={value.picture} />}
      <div className={styles.pair}>
        {line('recipient')}
        {line('sender')}
      </div>
      <LabelledTextArea
        id={`${id}-message`}
        label={messages.message}
        optional={messages.optional}
        hint={fill(messages.count, { n: lengthOf(gift.message ?? ''), most: GIFT_LIMITS.message })}
        error={errorOf('message')}
        name="message"
        rows={4}
        maxLength={GIFT_LIMITS.message}
        defaultValue={value.message ?? ''}
      />
      <LabelledInput
        id={`${id}-email`}
        label={messages.email}
        optional={messages.optional}
        hint={messages.emailHint}
        error={errorOf('email')}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={GIFT_LIMITS.email}
        defaultValue={value.email ?? ''}
      />
      <LabelledInput
        id={`${id}-day`}
        label={messages.day}
        optional={messages.optional}
        hint={fill(messages.dayHint, { until })}
        error={errorOf('day')}
        name="day"
        type="date"
        min={today}
        max={lastGiftDay(today)}
        defaultValue={value.day ?? ''}
      />
      <Checkbox name="delivery" value="post" defaultChecked={value.delivery === 'post'}>
        {messages.byPost}
      </Checkbox>
      <p className={`${styles.preview} row`}>
        <Button type="submit">{messages.preview}</Button> <span className="hint">{messages.previewHint}</span>
      </p>
    </form>
  )
}

function Pictures({ pictures, chosen }: { pictures: readonly GiftPicture[]; chosen: string | undefined }) {
  const { gift: messages } = useMessages('product')
  const first = pictures.find(({ name }) => name === chosen) ?? pictures[0]
  return (
    <fieldset className={styles.pictures}>
      <legend className="legend">{messages.picture}</legend>
      <div>
        {pictures.map(({ name, src, alt }) => (
          <label key={name}>
            <input
              type="radio"
              className="visually-hidden"
              name="picture"
              value={name}
              defaultChecked={name === first?.name}
            />
            <img src={src} alt={alt} width="96" height="120" loading="lazy" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function readGift(form: HTMLFormElement): VoucherGift {
  const typed = Object.fromEntries(
    GIFT_FIELDS.map((field) => [field, String(new FormData(form).get(field) ?? '')]),
  )
  return tidyGift(typed)
}

import { isDay } from './calendar-day.ts'
import { EMAIL_ADDRESS } from './email-address.ts'
import { plainLine, plainText } from './written-text.ts'

/** What makes a voucher personal. All of it is optional; nothing is ever an empty string. */
export interface VoucherGift {
  /** Name of a drawing, or id of an own picture, that the product offers. */
  picture?: string
  recipient?: string
  sender?: string
  message?: string
  /** Gets the voucher by mail, beside the buyer. */
  email?: string
  /** When that mail is sent, `YYYY-MM-DD` in Swiss time; without it at once. */
  day?: string
  /** Printed by us and sent to the address of the order, beside the mails. */
  delivery?: 'post'
}

export const GIFT_FIELDS = ['picture', 'recipient', 'sender', 'message', 'email', 'day', 'delivery'] as const
export type GiftField = (typeof GIFT_FIELDS)[number]

export const GIFT_LIMITS = {
  /** Characters. */
  name: 60,
  message: 280,
  /** So that it fits on the voucher however it is broken. */
  messageLines: 5,
  email: 254,
  /** A mail is sent within this many days. */
  days: 365,
} as const

export interface GiftProblem {
  field: GiftField
  code: 'too_long' | 'too_many_lines' | 'unprintable' | 'not_an_address' | 'not_a_day' | 'needs_address'
  /** Of `unprintable`. */
  character?: string
}

/** A form's texts without hidden characters and what is empty, in the order of `GIFT_FIELDS`. */
export function tidyGift(typed: Readonly<Partial<Record<GiftField, string>>>): VoucherGift {
  return Object.fromEntries(
    GIFT_FIELDS.flatMap((field) => {
      const text = (field === 'message' ? plainText : plainLine)(typed[field] ?? '')
      return text === '' ? [] : [[field, text]]
    }),
  )
}

/** The first thing that is wrong with a tidy gift. `today` is the Swiss day. */
export function problemOfGift(gift: VoucherGift, today: string): GiftProblem | undefined {
  const { recipient = '', sender = '', message = '', email, day } = gift
  for (const [field, text] of Object.entries({ recipient, sender, message }) as ['message', string][]) {
    if (lengthOf(text) > (field === 'message' ? GIFT_LIMITS.message : GIFT_LIMITS.name))
      return { field, code: 'too_long' }
    const character = firstUnprintable(field === 'message' ? text.replaceAll('\n', ' ') : text)
    if (character) return { field, code: 'unprintable', character }
  }
  if (message.split('\n').length > GIFT_LIMITS.messageLines)
    return { field: 'message', code: 'too_many_lines' }
  if (email !== undefined && (email.length > GIFT_LIMITS.email || !EMAIL_ADDRESS.test(email)))
    return { field: 'email', code: 'not_an_address' }
  if (day === undefined) return undefined
  if (email === undefined) return { field: 'email', code: 'needs_address' }
  return day >= today && day <= lastGiftDay(today) && isDay(day)
    ? undefined
    : { field: 'day', code: 'not_a_day' }
}

/** The last day on which the mail can be sent. */
export function lastGiftDay(today: string): string {
  const last = new Date(`${today}T00:00:00Z`)
  last.setUTCDate(last.getUTCDate() + GIFT_LIMITS.days)
  return last.toISOString().slice(0, 10)
}

/** As one counts them: by code point. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Letters of the scripts that vouchers are printed in (`platform/pdf/scripts`), figures, and signs of texts. */
const PRINTABLE =
  /[ -~\u00a0\u00a7©«°·»½–—‘-‚“-„•…\u202f′″‹›−€×،؛؟\u3000-\u303f\uff00-\uffef\p{M}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u

function firstUnprintable(text: string): string | undefined {
  return Array.from(text.normalize('NFC')).find((character) => !PRINTABLE.test(character))
}

import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import type bookingMoneyTexts from '#features/booking/texts/booking-money.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import type { BookingBalance } from './booking-balance.ts'
import type { BookingView } from './booking-view.ts'
import { type VoucherSummary, type VoucherOutcome, voucherOutcome } from './voucher-summary.ts'

type Messages = typeof bookingMoneyTexts.de

export type BalanceInput = Pick<
  BookingView,
  | 'withdrawnCents'
  | 'contestedCents'
  | 'state'
  | 'payment'
  | 'account'
  | 'voucher'
  | 'voucherBackCents'
  | 'voucherLostCents'
>

/** Sentences for the customer on what was paid, kept, refunded and returned to the voucher; may be empty. */
export function balanceSentences(language: Language, messages: Messages, input: BalanceInput) {
  const francs = (cents: number) => formatPrice(language, cents)
  const { account } = input
  const ofVoucher = voucherSentence(language, messages, input)
  const ofBank = bankSentences(language, messages, input)
  if (!account) return ofVoucher ? [...ofBank, ofVoucher] : ofBank
  const { paidCents, byVoucherCents, keptCents, refundedCents, refundCents, feeCents, dueCents } = account
  const amounts = {
    paid: francs(paidCents),
    voucher: francs(byVoucherCents),
    kept: francs(keptCents),
    fee: francs(feeCents),
    due: francs(dueCents),
  }
  const n = BOOKING_TERMS.refundDays
  const paid =
    byVoucherCents === 0
      ? messages.paid
      : byVoucherCents < paidCents
        ? messages.paidPartly
        : messages.paidByVoucher
  // A hold or an offer that ran out says so itself.
  const isFree = paidCents + dueCents === 0 && input.payment !== 'open'
  return [
    isFree && messages.nothing,
    paidCents > 0 && fill(paid, amounts),
    keptCents > 0 && fill(messages.kept, amounts),
    dueCents > 0 && fill(keptCents > 0 ? messages.due : messages.fee, amounts),
    refundedCents > 0 && fill(messages.refunded, { amount: francs(refundedCents) }),
    account.creditedCents > 0 && fill(messages.credited, { amount: francs(account.creditedCents) }),
    ...ofBank,
    refundCents > 0 &&
      fill(account.refundFailed ? messages.failed : messages.refund, { amount: francs(refundCents), n }),
    ofVoucher,
  ].filter((sentence): sentence is string => Boolean(sentence))
}

type ChangeInput = BalanceInput &
  Pick<
    BookingView,
    'paidCents' | 'voucherCents' | 'refundedCents' | 'creditedCents' | 'refundCents' | 'feeCents'
  >

/**
 * Sentences on the money of a booking that was changed and stands: what counts on its new date, what is kept of places given
 * up, and what goes back.
 */
export function changeSentences(
  language: Language,
  messages: Messages,
  input: ChangeInput,
  { isNewDate }: { isNewDate: boolean },
) {
  const francs = (cents: number) => formatPrice(language, cents)
  const { paidCents, voucherCents, refundedCents, withdrawnCents, creditedCents, refundCents, feeCents } =
    input
  const countsCents = paidCents + voucherCents - refundedCents - withdrawnCents - creditedCents - refundCents
  const carried =
    voucherCents === 0
      ? messages.carried
      : voucherCents < countsCents
        ? messages.carriedPartly
        : messages.carriedByVoucher
  return [
    isNewDate &&
      countsCents > 0 &&
      fill(carried, { counts: francs(countsCents), voucher: francs(voucherCents) }),
    feeCents > 0 && fill(messages.feeIncluded, { fee: francs(feeCents) }),
    refundCents > 0 &&
      fill(input.payment === 'refund_failed' ? messages.failed : messages.refund, {
        amount: francs(refundCents),
        n: BOOKING_TERMS.refundDays,
      }),
    ...balanceSentences(language, messages, input),
  ].filter((sentence): sentence is string => Boolean(sentence))
}

function bankSentences(
  language: Language,
  messages: Messages,
  { withdrawnCents, contestedCents }: Pick<BalanceInput, 'withdrawnCents' | 'contestedCents'>,
) {
  const amount = formatPrice(language, withdrawnCents)
  return [
    ...(withdrawnCents > 0 ? [fill(messages.withdrawn, { amount })] : []),
    ...(contestedCents > 0 ? [messages.contested] : []),
  ]
}

export function voucherSentence(language: Language, messages: Messages, input: BalanceInput) {
  const { state, payment, account, voucher, voucherBackCents, voucherLostCents } = input
  const backCents = voucherBackCents + voucherLostCents
  // The hold expired; its voucher is unchanged.
  const wasHeld = state === 'cancelled' && payment === 'open'
  return sentenceOf(language, messages.voucher, { account, voucher, backCents, wasHeld })
}

export function cancellationPreviewSentences(
  language: Language,
  messages: Messages,
  input: { account: BookingBalance; voucher: VoucherSummary | null },
) {
  const { account } = input
  const { paidCents, keptCents, refundCents, feeCents, dueCents } = account
  const francs = (cents: number) => formatPrice(language, cents)
  const amounts = {
    paid: francs(paidCents),
    kept: francs(keptCents),
    fee: francs(feeCents),
    due: francs(dueCents),
  }
  return [
    keptCents === 0 && dueCents === 0 && messages.before.free,
    keptCents > 0 && fill(messages.before.kept, amounts),
    dueCents > 0 && fill(keptCents > 0 ? messages.before.due : messages.before.fee, amounts),
    keptCents + dueCents > 0 && messages.ifReplaced,
    account.withdrawnCents > 0 && fill(messages.withdrawn, { amount: francs(account.withdrawnCents) }),
    account.disputeOpen && messages.contested,
    refundCents > 0 &&
      fill(messages.before.refund, { amount: francs(refundCents), n: BOOKING_TERMS.refundDays }),
    previewVoucherSentence(language, messages, input),
  ].filter((sentence): sentence is string => Boolean(sentence))
}

/** Null where there is nothing to say. */
export function previewVoucherSentence(
  language: Language,
  messages: Messages,
  { account, voucher }: { account: BookingBalance; voucher: VoucherSummary | null },
) {
  const texts = { ...messages.voucher, ...messages.before.voucher }
  const backCents = account.voucherBackCents + account.voucherLostCents
  return sentenceOf(language, texts, { account, voucher, backCents, wasHeld: false })
}

interface VoucherMoves {
  account: BookingBalance | null
  voucher: VoucherSummary | null
  backCents: number
  wasHeld: boolean
}

function sentenceOf(
  language: Language,
  texts: Record<VoucherOutcome, string>,
  { account, voucher, backCents, wasHeld }: VoucherMoves,
) {
  if (!voucher) return null
  const keptCents = account ? account.byVoucherCents - backCents : 0
  const news = voucherOutcome(voucher, { backCents, keptCents, wasHeld })
  return (
    news &&
    fill(texts[news], {
      code: voucher.lastFour,
      back: formatPrice(language, backCents),
      worth: formatPrice(language, voucher.worthCents),
      level: voucher.level ?? '',
    })
  )
}

export function balanceLines(account: BookingBalance): { name: keyof Messages['lines']; cents: number }[] {
  const all: { name: keyof Messages['lines']; cents: number }[] = [
    { name: 'paid', cents: account.paidCents },
    { name: 'byVoucher', cents: account.paidCents > account.byVoucherCents ? account.byVoucherCents : 0 },
    { name: 'kept', cents: account.keptCents },
    { name: 'refunded', cents: account.refundedCents },
    { name: 'withdrawn', cents: account.withdrawnCents },
    { name: 'credited', cents: account.creditedCents },
    { name: 'onHold', cents: account.onHoldCents },
    { name: account.refundFailed ? 'failed' : 'refund', cents: account.refundCents },
    { name: 'voucherBack', cents: account.voucherBackCents },
    { name: 'voucherLost', cents: account.voucherLostCents },
    { name: 'due', cents: account.dueCents },
  ]
  return all.filter(({ cents }) => cents > 0)
}

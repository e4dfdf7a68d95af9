import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import bookingMoneyTexts from '#features/booking/texts/booking-money.ts'
import {
  balanceLines,
  balanceSentences,
  cancellationPreviewSentences,
  changeSentences,
} from './describe-balance.ts'
import { bookingBalance, previewCancellation, voucherMoves } from './booking-balance.ts'
import { type BookingMoney, PAYMENT_STATES, refundDueCents } from '../booking.ts'
import type { VoucherSummary } from './voucher-summary.ts'
import { NO_MONEY } from '#test/bookings/no-money.ts'

const money = (values: Partial<BookingMoney>): BookingMoney => ({
  ...NO_MONEY,
  state: 'cancelled',
  payment: 'refund_due',
  totalCents: 600_00,
  ...values,
})
const voucher = (values: Partial<VoucherSummary> = {}): VoucherSummary => ({
  kind: 'value',
  level: null,
  lastFour: 'AB12',
  worthCents: 200_00,
  standing: 'valid',
  ...values,
})

/** Satisfies the table's check constraints. */
const anyMoney = fc
  .record({
    total: fc.nat(2000_00),
    byVoucher: fc.nat(100),
    fee: fc.nat(100),
    paidCents: fc.nat(2500_00),
    refunded: fc.nat(100),
    withdrawn: fc.nat(100),
    contested: fc.nat(100),
    credited: fc.nat(100),
    waived: fc.nat(100),
    payment: fc.constantFrom(...PAYMENT_STATES),
    state: fc.constantFrom('confirmed' as const, 'held' as const, 'cancelled' as const),
  })
  .map(({ total, byVoucher, fee, refunded, withdrawn, contested, credited, waived, paidCents, ...rest }) => {
    const refundedCents = Math.floor((paidCents * refunded) / 100)
    const withdrawnCents = Math.floor(((paidCents - refundedCents) * withdrawn) / 100)
    const creditedCents = Math.floor(((paidCents - refundedCents - withdrawnCents) * credited) / 100)
    const leftCents = paidCents - refundedCents - withdrawnCents - creditedCents
    return {
      ...rest,
      refundedCents,
      withdrawnCents,
      creditedCents,
      waivedCents: Math.floor((refundedCents * waived) / 100),
      waivedKeptCents: leftCents,
      contestedCents: contested > 50 ? Math.floor((leftCents * contested) / 100) : 0,
      totalCents: total,
      paidCents,
      voucherCents: Math.floor((total * byVoucher) / 100),
      feeCents: Math.floor((total * fee) / 100),
    }
  })
const anyVoucher = fc.record({
  kind: fc.constantFrom('course' as const, 'value' as const),
  level: fc.constant(1),
  lastFour: fc.constant('AB12'),
  worthCents: fc.nat(1000_00),
  standing: fc.constantFrom('valid' as const, 'voided' as const, 'suspended' as const, 'expired' as const),
})

function expectWhole(account: ReturnType<typeof bookingBalance>): void {
  const { paidCents, keptCents, refundedCents, refundCents, voucherBackCents, voucherLostCents } = account
  const { withdrawnCents, onHoldCents, creditedCents } = account
  const gone =
    refundedCents +
    creditedCents +
    withdrawnCents +
    refundCents +
    onHoldCents +
    voucherBackCents +
    voucherLostCents
  expect(keptCents + gone).toBe(paidCents)
  if (account.disputeOpen) expect(refundCents).toBe(0)
  for (const cents of Object.values(account).filter((value) => typeof value === 'number'))
    expect(cents).toBeGreaterThanOrEqual(0)
}

describe('the parts of a cancelled booking’s money', () => {
  it('sum to what was paid, for any mix of money and voucher', () => {
    fc.assert(
      fc.property(anyMoney, fc.option(anyVoucher), fc.nat(500_00), (booking, one, returnedCents) => {
        const cancelled = { ...booking, state: 'cancelled' as const }
        expectWhole(bookingBalance(cancelled, { voucher: one, returnedCents: one ? returnedCents : 0 }))
      }),
    )
  })

  it('sum to it before a cancellation too, and never retain more than the fee', () => {
    fc.assert(
      fc.property(anyMoney, anyVoucher, fc.nat(2000_00), (booking, one, feeCents) => {
        const { account } = previewCancellation(booking, { feeCents, voucher: one })
        expectWhole(account)
        expect(account.keptCents).toBeLessThanOrEqual(account.feeCents)
        expect(account.keptCents + account.dueCents).toBeLessThanOrEqual(account.feeCents)
      }),
    )
  })

  it('are listed line by line and sum up', () => {
    const account = bookingBalance(money({ feeCents: 300_00, paidCents: 600_00 }), {
      voucher: null,
      returnedCents: 0,
    })
    expect(balanceLines(account)).toEqual([
      { name: 'paid', cents: 600_00 },
      { name: 'kept', cents: 300_00 },
      { name: 'refund', cents: 300_00 },
    ])
  })
})

const bookingWith = (
  values: Partial<BookingMoney>,
  one: VoucherSummary | null = null,
  returnedCents = 0,
): string => {
  const booking = money(values)
  const account = bookingBalance(booking, { voucher: one, returnedCents })
  const input = {
    ...booking,
    account,
    voucher: one,
    ...voucherMoves({ voucher: one, returnedCents }),
  }
  return balanceSentences('de', bookingMoneyTexts.de, input).join(' ').replaceAll('\u00a0', ' ')
}

describe('a cancelled booking shows', () => {
  it.each<[string, string, string]>([
    [
      'paid 600, kept 300, 300 on its way',
      bookingWith({ paidCents: 600_00, feeCents: 300_00 }),
      'Bezahlt haben Sie CHF 600.00. Davon behalten wir CHF 300.00 als Stornogebühr nach den Geschäftsbedingungen. CHF 300.00 erstatten wir innert 14 Tagen mit demselben Zahlungsmittel zurück.',
    ],
    [
      'paid 600, kept 300, 300 sent',
      bookingWith({ paidCents: 600_00, feeCents: 300_00, refundedCents: 300_00, payment: 'refunded' }),
      'Bezahlt haben Sie CHF 600.00. Davon behalten wir CHF 300.00 als Stornogebühr nach den Geschäftsbedingungen. CHF 300.00 sind zurückerstattet. Auf Ihrem Konto erscheinen sie in einigen Tagen.',
    ],
    [
      'paid 600, kept 300, not sent',
      bookingWith({ paidCents: 600_00, feeCents: 300_00, payment: 'refund_failed' }),
      'Bezahlt haben Sie CHF 600.00. Davon behalten wir CHF 300.00 als Stornogebühr nach den Geschäftsbedingungen. CHF 300.00 konnten wir noch nicht zurückerstatten. Wir kümmern uns darum und melden uns bei Ihnen.',
    ],
    [
      'a part of it back on the voucher, which the fee takes first of the money',
      bookingWith({ paidCents: 400_00, feeCents: 300_00, refundedCents: 0 }, voucher(), 200_00),
      'Bezahlt haben Sie CHF 600.00, davon CHF 200.00 mit einem Gutschein. Davon behalten wir CHF 300.00 als Stornogebühr nach den Geschäftsbedingungen. CHF 100.00 erstatten wir innert 14 Tagen mit demselben Zahlungsmittel zurück. Gutschein …AB12: CHF 200.00 sind wieder gutgeschrieben. Er ist jetzt CHF 200.00 wert.',
    ],
    [
      'nothing paid, nothing owed',
      bookingWith({ payment: 'nothing_due' }),
      'Sie haben nichts bezahlt, und es bleibt nichts zu bezahlen.',
    ],
    ['of a hold that ran out: its page says so', bookingWith({ payment: 'open' }), ''],
    [
      'nothing paid: the fee is owed',
      bookingWith({ feeCents: 300_00, payment: 'invoiced' }),
      'Es fällt eine Stornogebühr von CHF 300.00 an, wie in den Geschäftsbedingungen beschrieben.',
    ],
    [
      'a part of the fee paid by voucher',
      bookingWith(
        { feeCents: 300_00, voucherCents: 200_00, payment: 'invoiced' },
        voucher({ worthCents: 0 }),
      ),
      'Bezahlt haben Sie CHF 200.00 mit einem Gutschein. Davon behalten wir CHF 200.00 als Stornogebühr nach den Geschäftsbedingungen. Die Stornogebühr beträgt CHF 300.00; CHF 100.00 davon sind noch zu bezahlen. Gutschein …AB12: Er deckt die Stornogebühr. Auf ihn kommt nichts zurück.',
    ],
  ])('%s', (_name, sentence, expected) => {
    expect(sentence).toBe(expected)
  })
})

const sentencesAfter = (values: Partial<BookingMoney>, isNewDate: boolean): string => {
  const booking = money({ state: 'confirmed', ...values })
  const moves = voucherMoves({ voucher: null, returnedCents: 0 })
  const input = { ...booking, refundCents: refundDueCents(booking), account: null, voucher: null, ...moves }
  return changeSentences('de', bookingMoneyTexts.de, input, { isNewDate }).join(' ').replaceAll('\u00a0', ' ')
}

describe('a changed booking shows', () => {
  it.each<[string, string, string]>([
    [
      'paid money counts on the new date',
      sentencesAfter({ totalCents: 600_00, paidCents: 600_00, payment: 'paid' }, true),
      'Was Sie bezahlt haben, CHF 600.00, gilt für das neue Datum.',
    ],
    [
      'and so does what a voucher paid',
      sentencesAfter({ totalCents: 600_00, paidCents: 500_00, voucherCents: 100_00, payment: 'paid' }, true),
      'Was Sie bezahlt haben, CHF 600.00, davon CHF 100.00 mit einem Gutschein, gilt für das neue Datum.',
    ],
    [
      'a voucher alone',
      sentencesAfter({ totalCents: 200_00, voucherCents: 200_00, payment: 'nothing_due' }, true),
      'Was Sie mit einem Gutschein bezahlt haben, CHF 200.00, gilt für das neue Datum.',
    ],
    ['nothing where nothing was paid', sentencesAfter({ totalCents: 600_00, payment: 'invoiced' }, true), ''],
    [
      'places given up for a fee, and the rest back',
      sentencesAfter({ totalCents: 300_00, paidCents: 600_00, feeCents: 100_00, payment: 'paid' }, false),
      'Für aufgegebene Plätze fällt nach den Geschäftsbedingungen eine Stornogebühr von CHF 100.00 an; sie ist im Preis enthalten. CHF 300.00 erstatten wir innert 14 Tagen mit demselben Zahlungsmittel zurück.',
    ],
  ])('%s', (_name, sentence, expected) => {
    expect(sentence).toBe(expected)
  })
})

describe.each(['de', 'en', 'fr', 'it'] as const)('in %s', (language) => {
  it('describes every mix completely, and names the voucher where it moved', () => {
    fc.assert(
      fc.property(anyMoney, anyVoucher, fc.nat(500_00), (booking, one, returnedCents) => {
        const account = bookingBalance({ ...booking, state: 'cancelled' }, { voucher: one, returnedCents })
        const input = {
          ...booking,
          state: 'cancelled' as const,
          account,
          voucher: one,
          ...voucherMoves({ voucher: one, returnedCents }),
        }
        const text = balanceSentences(language, bookingMoneyTexts[language], input).join(' ')
        expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
        if (returnedCents > 0 || booking.voucherCents > 0) expect(text).toContain('…AB12')
        const before = previewCancellation(booking, { feeCents: booking.feeCents, voucher: one })
        const sentences = cancellationPreviewSentences(language, bookingMoneyTexts[language], before)
        expect(sentences.length).toBeGreaterThan(0)
        expect(sentences.join(' ')).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
      }),
    )
  })
})

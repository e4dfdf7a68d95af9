import { expect, it } from 'vitest'
import bookingMoneyTexts from '#features/booking/texts/booking-money.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'
import type { VoucherSummary } from '../rules/voucher-summary.ts'
import { cancellationLines } from './cancellation-lines.ts'
import { NO_MONEY } from '#test/bookings/no-money.ts'

const de = bookingMoneyTexts.de

const BOOKED = {
  ...NO_MONEY,
  totalCents: 400_00,
  paidCents: 350_00,
  voucherCents: 50_00,
  voucher: null,
} as Partial<StaffBooking> as StaffBooking
const VOUCHER: VoucherSummary = {
  kind: 'value',
  level: null,
  lastFour: 'AB12',
  worthCents: 0,
  standing: 'valid',
}

const lines = (feeCents: number, values: Partial<StaffBooking> = {}) =>
  cancellationLines('de', de, { booking: { ...BOOKED, ...values }, feeCents }).map((line) =>
    line.replaceAll('\u00a0', ' '),
  )

it('shows before a cancellation what was paid, the fee, the refund and where it goes', () => {
  expect(lines(200_00, { voucher: VOUCHER })).toEqual([
    'Bezahlt: CHF 400.00',
    'davon mit Gutschein: CHF 50.00',
    'Einbehalten (Stornogebühr): CHF 200.00',
    'Wird zurückerstattet: CHF 150.00',
    'Zurück auf dem Gutschein: CHF 50.00',
    'Auf den Gutschein …AB12 kommen CHF 50.00 zurück. Er ist danach CHF 50.00 wert.',
  ])
  expect(lines(0, { voucher: VOUCHER })).toContain('Wird zurückerstattet: CHF 350.00')
})

it('explains that a dispute decides about the money, or what the bank has taken', () => {
  expect(lines(0, { contestedCents: 350_00 })).toContain('Wartet auf den Entscheid der Bank: CHF 350.00')
  expect(lines(0, { withdrawnCents: 350_00 })).toContain('Von der Bank zurückgeholt: CHF 350.00')
})

it('shows that nothing returns to a void voucher, and what is still due', () => {
  expect(lines(0, { voucher: { ...VOUCHER, standing: 'voided' } })).toContain(
    'Gutschein ungültig, kommt nicht zurück: CHF 50.00',
  )
  const unpaid = { payment: 'invoiced', paidCents: 0, voucherCents: 0 } as const
  expect(lines(200_00, unpaid)).toEqual(['Noch zu bezahlen: CHF 200.00'])
  expect(lines(0, unpaid)).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysOverdue,
  formatInvoiceNumber,
  type InvoiceLine,
  type InvoiceMoney,
  invoiceStatus,
  nextReminder,
  openCents,
  overpaidCents,
  payableCents,
  settledCents,
} from './invoice.ts'
import { lineCents, totalOf, vatPermille, vatShares } from './rules/invoice-sums.ts'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const money: fc.Arbitrary<InvoiceMoney> = fc
  .record({ totalCents: cents, share: fc.integer({ min: 0, max: 100 }), paidCents: cents })
  .map(({ totalCents, share, paidCents }) => ({
    state: 'sent' as const,
    totalCents,
    creditedCents: Math.floor((totalCents * share) / 100),
    paidCents,
  }))

const PLAN = { days: { 1: 7, 2: 21, 3: 35 } }

describe('the money of an invoice', () => {
  it('sums: total = open + settled, paid = settled + overpaid', () => {
    fc.assert(
      fc.property(money, (invoice) => {
        expect(openCents(invoice) + settledCents(invoice)).toBe(payableCents(invoice))
        expect(settledCents(invoice) + overpaidCents(invoice)).toBe(invoice.paidCents)
      }),
    )
  })

  it('has the right status', () => {
    const invoice: InvoiceMoney = { state: 'sent', totalCents: 1000, creditedCents: 0, paidCents: 0 }
    expect(invoiceStatus({ ...invoice, state: 'draft' })).toBe('draft')
    expect(invoiceStatus(invoice)).toBe('open')
    expect(invoiceStatus({ ...invoice, paidCents: 1 })).toBe('partly_paid')
    expect(invoiceStatus({ ...invoice, paidCents: 1000 })).toBe('paid')
    expect(invoiceStatus({ ...invoice, paidCents: 1001 })).toBe('overpaid')
    expect(invoiceStatus({ ...invoice, creditedCents: 1000 })).toBe('credited')
    expect(invoiceStatus({ ...invoice, creditedCents: 1000, paidCents: 5 })).toBe('overpaid')
    expect(invoiceStatus({ ...invoice, creditedCents: 400, paidCents: 600 })).toBe('paid')
    expect(invoiceStatus({ ...invoice, state: 'written_off', paidCents: 5 })).toBe('written_off')
  })
})

const line = fc.record({
  title: fc.constant('x'),
  detail: fc.constant(''),
  quantityHundredths: fc.integer({ min: 1, max: 100_000 }),
  unitCents: fc.integer({ min: -500_000, max: 500_000 }),
  vat: fc.constantFrom('standard', 'reduced', 'lodging', 'none'),
}) satisfies fc.Arbitrary<InvoiceLine>

describe('the lines of an invoice', () => {
  it('are rounded one by one, half a Rappen away from zero', () => {
    expect(lineCents({ quantityHundredths: 150, unitCents: 333 })).toBe(500)
    expect(lineCents({ quantityHundredths: 150, unitCents: -333 })).toBe(-500)
    expect(lineCents({ quantityHundredths: 50, unitCents: 0 })).toBe(0)
  })

  it('contain VAT within their total, to the Rappen, at every rate', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const shares = vatShares(lines, '2026-11-23')
        expect(shares.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0)).toBe(
          totalOf(lines),
        )
        for (const { permille, netCents, taxCents } of shares)
          expect(Math.abs((netCents * permille) / 1000 - taxCents)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('use the rate of the day of performance', () => {
    expect(vatPermille('standard', '2023-12-31')).toBe(77)
    expect(vatPermille('standard', '2024-01-01')).toBe(81)
    expect(vatPermille('none', '2026-01-01')).toBe(0)
    expect(vatPermille('standard', '1999-01-01')).toBe(77)
  })
})

describe('reminders', () => {
  const invoice = {
    kind: 'invoice' as const,
    state: 'sent' as const,
    totalCents: 1000,
    creditedCents: 0,
    paidCents: 0,
    dueOn: '2026-09-23',
    reminders: 0,
    remindedOn: null as string | null,
    remindersStopped: false,
  }
  it('follow each other, three at most', () => {
    expect(nextReminder(invoice, PLAN)).toEqual({ level: 1, from: '2026-09-30' })
    expect(nextReminder({ ...invoice, reminders: 1, remindedOn: '2026-10-05' }, PLAN)).toEqual({
      level: 2,
      from: '2026-10-19',
    })
    expect(nextReminder({ ...invoice, reminders: 3, remindedOn: '2026-11-05' }, PLAN)).toBeNull()
  })
  it('stop with the payment or by hand, and never follow a credit note', () => {
    expect(nextReminder({ ...invoice, paidCents: 1000 }, PLAN)).toBeNull()
    expect(nextReminder({ ...invoice, remindersStopped: true }, PLAN)).toBeNull()
    expect(nextReminder({ ...invoice, kind: 'credit_note' }, PLAN)).toBeNull()
    expect(nextReminder({ ...invoice, state: 'draft' }, PLAN)).toBeNull()
  })
})

it('numbers are readable and sort', () => {
  expect(formatInvoiceNumber('invoice', 2026, 119)).toBe('R-2026-0119')
  expect(formatInvoiceNumber('credit_note', 2026, 3)).toBe('G-2026-0003')
  expect(formatInvoiceNumber('invoice', 2026, 12_345)).toBe('R-2026-12345')
  expect(daysOverdue('2026-09-23', '2026-11-23')).toBe(61)
})

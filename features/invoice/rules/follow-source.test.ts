import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterCredit,
  invoiceableCents,
  invoicedCents,
  type InvoicedMoney,
  leftToInvoiceCents,
  planFollow,
  type SourceMoney,
} from './follow-source.ts'

const cents = fc.integer({ min: 0, max: 500_000 })

/** A booking with invoices, partly paid, and money beside them. */
const scene = fc
  .record({
    due: cents,
    voucher: cents,
    beside: cents,
    goneShare: fc.integer({ min: 0, max: 100 }),
    invoices: fc.array(
      fc.record({
        isDeposit: fc.boolean(),
        payable: cents,
        paidShare: fc.integer({ min: 0, max: 100 }),
        handed: cents,
      }),
      { maxLength: 4 },
    ),
    replaces: fc.boolean(),
  })
  .map(({ due, voucher, beside, goneShare, invoices, replaces }) => {
    const sent: InvoicedMoney[] = invoices.map(({ isDeposit, payable, paidShare, handed }, index) => ({
      id: String(index),
      part: isDeposit ? 'deposit' : 'final',
      payableCents: payable,
      settledCents: Math.floor((payable * paidShare) / 100),
      handedCents: handed,
    }))
    const paidCents = beside + sent.reduce((sum, each) => sum + each.settledCents + each.handedCents, 0)
    const source: SourceMoney = {
      dueCents: due,
      voucherCents: Math.min(voucher, due),
      paidCents,
      goneCents: Math.floor((paidCents * goneShare) / 100),
    }
    return { source, sent, replaces }
  })

const applied = (sent: readonly InvoicedMoney[], credits: readonly { id: string; cents: number }[]) =>
  sent.map((each) => afterCredit(each, credits.find(({ id }) => id === each.id)?.cents ?? 0))

describe('invoices that follow their booking', () => {
  it('never request more than is due, credit no more than was invoiced, and lose no money', () => {
    fc.assert(
      fc.property(scene, ({ source, sent, replaces }) => {
        const { credits, newCents } = planFollow(source, sent, { replaces })
        for (const { id, cents: credited } of credits) {
          expect(credited).toBeGreaterThan(0)
          expect(credited).toBeLessThanOrEqual(sent.find((each) => each.id === id)?.payableCents ?? 0)
        }
        const after = applied(sent, credits)
        for (const { payableCents, settledCents, handedCents } of after) {
          expect(settledCents).toBeLessThanOrEqual(payableCents)
          expect(Math.min(payableCents, settledCents, handedCents)).toBeGreaterThanOrEqual(0)
        }
        const money = (all: readonly InvoicedMoney[]) =>
          all.reduce((sum, each) => sum + each.settledCents + each.handedCents, 0)
        expect(money(after)).toBe(money(sent))
        expect(invoicedCents(after) + newCents).toBeLessThanOrEqual(
          Math.max(invoiceableCents(source, after), 0),
        )
        if (newCents > 0) expect(invoicedCents(after) + newCents).toBe(invoiceableCents(source, after))
      }),
    )
  })

  it('are unchanged once they match, and their sum is right', () => {
    fc.assert(
      fc.property(scene, ({ source, sent }) => {
        const { credits } = planFollow(source, sent, { replaces: false })
        const after = applied(sent, credits)
        expect(planFollow(source, after, { replaces: false })).toEqual({ credits: [], newCents: 0 })
        expect(invoicedCents(after) + leftToInvoiceCents(source, after)).toBe(invoiceableCents(source, after))
      }),
    )
  })

  const deposit: InvoicedMoney = {
    id: 'd',
    part: 'deposit',
    payableCents: 600,
    settledCents: 600,
    handedCents: 0,
  }
  const final: InvoicedMoney = { id: 'f', part: 'final', payableCents: 1400, settledCents: 0, handedCents: 0 }
  const group = { dueCents: 2000, voucherCents: 0, paidCents: 600, goneCents: 0 }

  it('of a cancelled group are credited in full, the newest first; payments are refunded by the booking', () => {
    const { credits } = planFollow({ ...group, dueCents: 0 }, [final, deposit], { replaces: false })
    expect(credits).toEqual([
      { id: 'f', cents: 1400 },
      { id: 'd', cents: 600 },
    ])
    expect(afterCredit(deposit, 600)).toEqual({
      ...deposit,
      payableCents: 0,
      settledCents: 0,
      handedCents: 600,
    })
  })

  it('keep the amount of the fee', () => {
    expect(planFollow({ ...group, dueCents: 400 }, [final, deposit], { replaces: false }).credits).toEqual([
      { id: 'f', cents: 1400 },
      { id: 'd', cents: 200 },
    ])
  })

  it('for another number of people replace the final one, for any payment of it', () => {
    const more = { ...group, dueCents: 2200 }
    expect(planFollow(more, [final, deposit], { replaces: true })).toEqual({
      credits: [{ id: 'f', cents: 1400 }],
      newCents: 1600,
    })
    const paid = { ...final, settledCents: 1400 }
    expect(planFollow({ ...more, paidCents: 2000 }, [paid, deposit], { replaces: true })).toEqual({
      credits: [{ id: 'f', cents: 1400 }],
      newCents: 200,
    })
  })

  it('credit the difference where nothing is left to invoice, and a deposit that is larger than the total', () => {
    const paid = { ...final, settledCents: 1400 }
    const fewer = { ...group, dueCents: 1800, paidCents: 2000 }
    expect(planFollow(fewer, [paid, deposit], { replaces: true })).toEqual({
      credits: [{ id: 'f', cents: 200 }],
      newCents: 0,
    })
    expect(planFollow({ ...group, dueCents: 450 }, [deposit], { replaces: true })).toEqual({
      credits: [{ id: 'd', cents: 150 }],
      newCents: 0,
    })
  })
})

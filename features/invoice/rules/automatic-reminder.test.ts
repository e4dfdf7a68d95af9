import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '../invoice.ts'
import { type AutomaticFacts, dueOfInvoice, nextStep, sendingDay } from './automatic-reminder.ts'

const PLAN = { automatic: true, days: { 1: 7, 2: 21, 3: 35 } }
/** A Wednesday. */
const DUE = '2026-09-23'
const invoice: AutomaticFacts = {
  kind: 'invoice',
  state: 'sent',
  totalCents: 1000,
  creditedCents: 0,
  paidCents: 0,
  dueOn: DUE,
  reminders: 0,
  remindedOn: null,
  remindersStopped: false,
  remindersHeld: false,
  email: 'buchhaltung@example.ch',
  isDisputed: false,
  isPaidToday: false,
  announcedLevel: null,
  announcedOn: null,
}
const at = (day: string, time = '09:00') => ({ day, time })
const announced = { ...invoice, announcedLevel: 1, announcedOn: '2026-09-29' }

describe('automatic reminders', () => {
  it('are announced the day before, and sent on the day in office hours', () => {
    expect(nextStep(invoice, PLAN, at('2026-09-28'))).toBeNull()
    expect(nextStep(invoice, PLAN, at('2026-09-29'))).toEqual({ kind: 'announce', level: 1 })
    expect(nextStep(announced, PLAN, at('2026-09-29'))).toBeNull()
    expect(nextStep(announced, PLAN, at('2026-09-30', '07:59'))).toBeNull()
    expect(nextStep(announced, PLAN, at('2026-09-30', '08:00'))).toEqual({ kind: 'send', level: 1 })
    expect(nextStep(announced, PLAN, at('2026-09-30', '18:00'))).toBeNull()
  })

  it('wait for Monday, and for the day after a payment', () => {
    const friday = { ...announced, announcedOn: '2026-10-02' }
    expect(nextStep(friday, PLAN, at('2026-10-03'))).toBeNull()
    expect(nextStep(friday, PLAN, at('2026-10-05'))).toEqual({ kind: 'send', level: 1 })
    expect(nextStep({ ...announced, isPaidToday: true, paidCents: 400 }, PLAN, at('2026-09-30'))).toBeNull()
    expect(nextStep({ ...announced, paidCents: 400 }, PLAN, at('2026-10-01'))).toEqual({
      kind: 'send',
      level: 1,
    })
  })

  it('wait for the day after a holiday', () => {
    const overEaster = { ...announced, dueOn: '2027-03-19', announcedOn: '2027-03-25' }
    for (const day of ['2027-03-26', '2027-03-27', '2027-03-29'])
      expect(nextStep(overEaster, PLAN, at(day))).toBeNull()
    expect(nextStep(overEaster, PLAN, at('2027-03-30'))).toEqual({ kind: 'send', level: 1 })
  })

  it('are announced again when a week has passed', () => {
    expect(nextStep(announced, PLAN, at('2026-10-07'))).toEqual({ kind: 'announce', level: 1 })
  })

  it.each<[string, Partial<AutomaticFacts>]>([
    ['paid', { paidCents: 1000 }],
    ['credited', { creditedCents: 1000 }],
    ['written off', { state: 'written_off' }],
    ['stopped for the customer', { remindersStopped: true }],
    ['held by the owner', { remindersHeld: true }],
    ['disputed', { isDisputed: true }],
    ['sent by post', { email: null }],
    ['reminded of three times', { reminders: 3, remindedOn: '2026-09-01' }],
    ['a credit note', { kind: 'credit_note' }],
  ])('is nothing for one that is %s', (_name, change) => {
    expect(nextStep({ ...announced, ...change }, PLAN, at('2026-09-30'))).toBeNull()
    expect(nextStep({ ...invoice, ...change }, PLAN, at('2026-09-30'))).toBeNull()
  })

  it('are off when the setting is off', () => {
    expect(nextStep(announced, { ...PLAN, automatic: false }, at('2026-09-30'))).toBeNull()
  })

  it('are sent once each, in order, at least ten days apart and never unannounced, for any number of job runs', () => {
    const gaps = fc.tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 10, max: 40 }),
      fc.integer({ min: 10, max: 40 }),
    )
    const skipped = fc.array(fc.boolean(), { minLength: 240, maxLength: 240 })
    fc.assert(
      fc.property(gaps, skipped, ([first, second, last], isDown) => {
        const plan = { automatic: true, days: { 1: first, 2: first + second, 3: first + second + last } }
        let now = { ...invoice }
        const sent: string[] = []
        for (let hour = 0; hour < 240; hour++) {
          const day = daysAfter(DUE, Math.floor(hour / 2))
          if (isDown[hour]) continue
          const step = nextStep(now, plan, at(day, hour % 2 ? '14:00' : '06:00'))
          if (step?.kind === 'announce') now = { ...now, announcedLevel: step.level, announcedOn: day }
          if (step?.kind !== 'send') continue
          expect(now.announcedOn !== null && now.announcedOn < day).toBe(true)
          expect(step.level).toBe(sent.length + 1)
          sent.push(day)
          now = { ...now, reminders: step.level, remindedOn: day, announcedLevel: null, announcedOn: null }
        }
        sent.forEach((day, index) => {
          expect(day >= daysAfter(DUE, plan.days[(index + 1) as 1 | 2 | 3])).toBe(true)
          const before = sent[index - 1]
          if (before) expect(day >= daysAfter(before, 10)).toBe(true)
        })
      }),
    )
  })
})

describe('the day of an automatic reminder', () => {
  it('is a working day after the announcement', () => {
    expect(sendingDay('2026-09-30', '2026-09-29')).toBe('2026-09-30')
    expect(sendingDay('2026-09-01', '2026-10-02')).toBe('2026-10-05')
    expect(sendingDay('2026-12-25', '2026-12-24')).toBe('2026-12-28')
  })
})

describe('reminders that need the owner', () => {
  const due = (change: Partial<AutomaticFacts>, today = '2026-09-30', plan = PLAN) =>
    dueOfInvoice({ ...invoice, ...change }, plan, today)

  it('are none while reminders are automatic, except the next one', () => {
    expect(due({})).toBeNull()
    expect(due({ announcedLevel: 1, announcedOn: '2026-09-29' })).toEqual({
      kind: 'reminder_planned',
      level: 1,
      day: '2026-09-30',
    })
  })

  it.each<[string, Partial<AutomaticFacts>]>([
    ['held', { remindersHeld: true }],
    ['stopped', { remindersStopped: true }],
    ['disputed', { isDisputed: true }],
    ['without an e-mail address', { email: null }],
  ])('is every one that is %s', (_name, change) => {
    expect(due(change)).toEqual({ kind: 'invoice', day: DUE })
  })

  it('are all when they are sent by hand', () => {
    expect(due({}, '2026-09-30', { ...PLAN, automatic: false })).toEqual({ kind: 'invoice', day: DUE })
  })

  it('include the last reminder once its ten days are over', () => {
    const last = { reminders: 3, remindedOn: '2026-10-28' }
    expect(due(last, '2026-11-07')).toBeNull()
    expect(due(last, '2026-11-08')).toEqual({ kind: 'invoice_last', day: '2026-11-07' })
    expect(due({ ...last, remindersHeld: true }, '2026-11-08')?.kind).toBe('invoice_last')
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import staffTelephoneTexts from '#features/booking/texts/staff-telephone.ts'
import { bookedLine, readOut } from './read-out.ts'

const de = staffTelephoneTexts.de

const SPOKEN = {
  title: 'Aufbruch',
  days: 'Sa 14. März 2027',
  firstDay: '2027-03-14',
  today: '2027-02-01',
  meetingPoint: 'Bahnhof Zug',
  people: 2,
  totalCents: 400_00,
  way: 'door' as const,
  waits: false,
}
const spoken = (more: Partial<typeof SPOKEN> = {}) => readOut('de', de.read, { ...SPOKEN, ...more })

it('includes places, date, meeting point, price and how to cancel', () => {
  expect(spoken().replace(/[\u00a0\u202f]/g, ' ')).toBe(
    '2 Plätze, Aufbruch, Sa 14. März 2027. Treffpunkt Bahnhof Zug. CHF 400.00, bar oder mit TWINT an der Tür. Bis 28. Februar 2027 stornieren Sie kostenlos. Es gelten unsere AGB auf der Website.',
  )
})

it('states from when on a booking is binding', () => {
  expect(spoken({ today: '2027-03-05' })).toContain('zahlt 50 Prozent')
  expect(spoken({ today: '2027-03-13' })).toContain('zahlt 100 Prozent')
})

it('asks for no money from people who wait or come free of charge', () => {
  expect(spoken({ waits: true })).not.toContain('CHF')
  expect(spoken({ totalCents: 0 })).toContain('Kostenlos.')
})

it('never offers free cancellation after its last day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (days, totalCents) => {
        const today = new Date(Date.parse(SPOKEN.firstDay) - days * 86_400_000).toISOString().slice(0, 10)
        // A fee below one per cent is told as none only where there is none.
        expect(spoken({ today, totalCents: totalCents * 100 }).includes('kostenlos')).toBe(days >= 14)
      },
    ),
  )
})

it('repeats what was booked: for whom, how many, when, how it is paid', () => {
  const line = (more: object = {}) =>
    bookedLine('de', de.read, { ...SPOKEN, name: 'Petra Muster', hasVoucher: false, ...more }).replace(
      /[\u00a0\u202f]/g,
      ' ',
    )
  expect(line()).toBe(
    '2 Plätze, Aufbruch, Sa 14. März 2027, Petra Muster. CHF 400.00, bar oder mit TWINT an der Tür.',
  )
  expect(line({ people: 1, totalCents: 0 })).toBe(
    'Ein Platz, Aufbruch, Sa 14. März 2027, Petra Muster. Kostenlos.',
  )
  // What a voucher takes off is known to the server alone, and who waits pays nothing yet.
  for (const more of [{ hasVoucher: true }, { waits: true }]) expect(line(more)).not.toContain('CHF')
})

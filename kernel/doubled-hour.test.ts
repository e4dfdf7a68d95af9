import { expect, it } from 'vitest'
import { isTwice } from './doubled-hour.ts'

it('is the hour that Swiss clocks show twice', () => {
  const zurich = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Zurich',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  for (let year = 2026; year < 2032; year += 1) {
    const counts = new Map<string, number>()
    const end = Date.UTC(year, 10, 2)
    for (let moment = Date.UTC(year, 9, 20); moment < end; moment += 300_000) {
      const local = zurich.format(new Date(moment))
      counts.set(local, (counts.get(local) ?? 0) + 1)
    }
    for (const [local, times] of counts) expect(isTwice(local), local).toBe(times === 2)
  }
  expect(isTwice('2026-03-29 02:30')).toBe(false)
})

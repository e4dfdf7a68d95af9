import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountText } from '#kernel/amount.ts'
import { cents, count, nullable, optional, required, texts } from './fields.ts'
import { readFields } from './read-fields.ts'

const formWith = (written: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(written)) data.set(name, value)
  return data
}

it('reads an amount as it was written, from its least value on', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_00 }),
      fc.integer({ min: 0, max: 10_000_00 }),
      (least, most) => {
        const fee = cents(least, 10_000_00)
        const read = readFields({ fee }, formWith({ fee: amountText(most) }), {})
        expect(read).toEqual(most < least ? { input: {}, missing: 'fee' } : { input: { fee: most } })
      },
    ),
  )
})

it('takes an amount that was emptied for missing, not for nothing', () => {
  for (const fee of [cents(0, 100), optional(cents(0, 100))])
    expect(readFields({ fee }, formWith({ fee: ' ' }), {})).toEqual({ input: {}, missing: 'fee' })
})

it('takes a number for wrong that is none, or beyond its limits', () => {
  for (const pieces of ['', '1.5', '-1', '0', '101', '1e2'])
    expect(readFields({ pieces: count(1, 100) }, formWith({ pieces }), {})).toMatchObject({
      missing: 'pieces',
    })
  const written = formWith({ pieces: '100', spare: '' })
  expect(readFields({ pieces: count(1, 100), spare: nullable(count(0, 9)) }, written, {})).toEqual({
    input: { pieces: 100, spare: null },
  })
})

it('leaves out what the form does not ask for, where that is allowed', () => {
  expect(readFields({ fee: optional(cents(0, 100)) }, formWith({}), {})).toEqual({ input: {} })
})

it('takes texts for left out while one of them is empty', () => {
  const name = required(texts(60))
  const written = { 'name.de': ' Seil ', 'name.en': 'Rope', 'name.fr': 'Corde', 'name.it': '' }
  expect(readFields({ name }, formWith(written), {})).toEqual({ input: {}, missing: 'name' })
  const all = readFields({ name }, formWith({ ...written, 'name.it': 'Corda' }), {})
  expect(all).toEqual({ input: { name: { de: 'Seil', en: 'Rope', fr: 'Corde', it: 'Corda' } } })
})

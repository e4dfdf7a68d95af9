import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hashToken } from '#platform/secrets.ts'
import { checkInCode, checkInHashes, checkInPicture, guestCode } from './check-in-code.server.ts'
import { checkInToken, guestOfCode, hashOfToken } from './check-in-code.ts'

const key = Buffer.alloc(32, 7)

it('is read back in any spelling, and its hash is on the list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), async (id) => {
      const code = checkInCode(key, id)
      expect(code).toMatch(/^EIN-[0-9A-F]{20}$/)
      for (const typed of [code, code.toLowerCase(), ` ${code.slice(0, 8)} ${code.slice(8)}\n`])
        expect(checkInToken(typed)).toBe(code)
      expect(checkInHashes(key, id)).toContain(await hashOfToken(code))
    }),
    { numRuns: 20 },
  )
})

it('is accepted by the private page too, and by nothing else', async () => {
  const reference = 'a'.repeat(43)
  for (const address of [`https://gratweg.ch/buchung/${reference}`, `https://x/buchung/${reference}?lng=fr`])
    expect(checkInToken(address)).toBe(reference)
  expect(await hashOfToken(reference)).toBe(hashToken(reference))
  for (const other of [
    '',
    'EIN-123',
    'GRAT-1234-5678-9ABC',
    `https://x/buchung/${'a'.repeat(44)}`,
    'x'.repeat(501),
  ])
    expect(checkInToken(other)).toBeUndefined()
})

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }), {
  minLength: 1,
  maxLength: 30,
  selector: (name) => name.normalize('NFC').trim().toLowerCase(),
})

it('of a guest identifies the booking and the guest, at any position of the name', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), names, fc.nat(), async (id, all, pick) => {
      const name = all[pick % all.length] ?? ''
      const code = guestCode(key, id, name)
      expect(checkInToken(code.toLowerCase())).toBe(checkInCode(key, id))
      const moved = all.toReversed()
      expect(await guestOfCode(code, moved)).toBe(moved.indexOf(name))
      expect(await guestOfCode(code, [...all, name.toUpperCase().toLowerCase()])).toBeUndefined()
    }),
    { numRuns: 30 },
  )
})

it('of a renamed guest, or of the whole booking, identifies no guest', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const code = guestCode(key, id, 'Lia Muster')
  expect(await guestOfCode(code, ['Lia Keller', 'Ben'])).toBeUndefined()
  expect(await guestOfCode(checkInCode(key, id), ['Lia Muster'])).toBeUndefined()
  expect(await guestOfCode(`https://x/buchung/${'a'.repeat(43)}`, ['Lia Muster'])).toBeUndefined()
  const other = guestCode(key, '00000000-0000-4000-8000-000000000002', 'Lia Muster')
  expect(other.slice(-8)).not.toBe(code.slice(-8))
})

it('differs from booking to booking and is drawn within its quiet zone', () => {
  const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  const codes = ids.map((id) => checkInCode(key, id))
  expect(new Set(codes).size).toBe(2)
  const { size, path } = checkInPicture(checkInCode(key, ids[0] ?? ''))
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect(Math.min(...places)).toBe(4)
  expect(Math.max(...places)).toBe(size - 5)
})

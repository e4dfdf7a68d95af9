import { expect, it } from 'vitest'
import { SAMPLE_DRAFT } from '#test/invoice-scene.ts'
import { missingForMail, missingOf } from './draft.schema.ts'

const PLACE = ['recipient.postalCode', 'recipient.city']
const of = (cents: number, email: string | null = 'lea@example.ch') => ({
  email,
  recipient: { ...SAMPLE_DRAFT.recipient, postalCode: '', city: '' },
  lines: SAMPLE_DRAFT.lines.map((line) => ({ ...line, unitCents: cents })),
})

it('what staff send names the town', () => {
  expect(missingOf(of(100_00))).toEqual(PLACE)
})

it('what goes by mail by itself needs no town without tax, nor up to 400 francs with it', () => {
  expect(missingForMail(of(900_00), { vatNumber: null })).toEqual([])
  expect(missingForMail(of(400_00), { vatNumber: 'CHE-123.456.788 MWST' })).toEqual([])
  expect(missingForMail(of(400_01), { vatNumber: 'CHE-123.456.788 MWST' })).toEqual(PLACE)
})

it('without an address of mail it waits for the town', () => {
  expect(missingForMail(of(100_00, null), { vatNumber: null })).toEqual(PLACE)
})

import { expect, it } from 'vitest'
import staffTexts from '#content/texts/staff.ts'
import { STAFF_READS } from '#test/staff/large-tables.ts'
import { contractEndpoints } from '#test/staff/contract-endpoints.ts'

const endpoints = contractEndpoints()

it.each(endpoints)('%s says in four languages why it refuses', (_, { refusals }) => {
  // At the fields of a form it has its own words.
  for (const texts of Object.values(staffTexts))
    expect(
      Object.keys(refusals).filter((code) => !(code in texts.refusals || code in texts.dialog.problems)),
    ).toEqual([])
})

it.each(endpoints.filter(([, { path }]) => path.includes(':id')))(
  '%s refuses an id that names nothing as missing',
  (_, { missing = '', refusals }) => expect(refusals[missing]).toBe('missing'),
)

it.each(endpoints.filter(([, { risk }]) => risk === 'exports_data'))(
  '%s logs what it exports',
  (_, { method, audit }) => expect([method, audit]).toEqual(['GET', expect.stringMatching(/_exported$/)]),
)

it.each(endpoints.filter(([, { method, answer }]) => method === 'GET' && answer === 'json'))(
  '%s is measured on large tables',
  (_, { path }) => expect(STAFF_READS).toHaveProperty([path]),
)

it('no two have the same address', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`)
  expect(addresses.length).toBeGreaterThan(5)
  expect(new Set(addresses).size).toBe(addresses.length)
})

import { expect, it } from 'vitest'
import staffTexts from '#content/texts/staff.ts'
import { STAFF_READS } from '#test/staff/large-tables.ts'
import { listOf } from './fields.ts'
import { schemaOf } from './schema.server.ts'
import { contractEndpoints } from '#test/staff/contract-endpoints.ts'

const endpoints = contractEndpoints()

const files = import.meta.glob<Record<'de', { refusals?: object }>>('/{content,features/*}/texts/*.ts', {
  eager: true,
  import: 'default',
})

it.each(endpoints)('%s says why it refuses', (_, { refusals, words = '' }) => {
  // At the fields of a form it has its own words.
  const { refusals: shared, dialog } = staffTexts.de
  const own = Object.keys(files).find((name) => name.endsWith(`/${words}.ts`)) ?? ''
  const texts = { ...shared, ...dialog.problems, ...files[own]?.de.refusals }
  expect(Object.keys(refusals).filter((code) => !(code in texts))).toEqual([])
})

it.each(endpoints.filter(([, { path }]) => path.includes(':id')))(
  '%s refuses an id that names nothing as missing',
  (_, { missing = '', refusals }) => expect(refusals[missing]).toBe('missing'),
)

it.each(endpoints.filter(([, { risk }]) => risk === 'exports_data'))(
  '%s logs what it exports',
  (_, { method, audit }) => expect([method, audit]).toEqual(['GET', expect.stringMatching(/_exported$/)]),
)

it.each(
  endpoints.filter(([, { method, answer, isSmall }]) => method === 'GET' && answer === 'json' && !isSmall),
)('%s is measured on large tables', (_, { path }) => expect(STAFF_READS).toHaveProperty([path]))

it('no two have the same address', () => {
  const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`)
  expect(addresses.length).toBeGreaterThan(5)
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('a list without filters asks for none', () => {
  const { selection } = listOf({ sorts: ['name'], searchLength: 100 })
  expect(schemaOf(selection, 'query').safeParse({ q: 'Seil', sort: 'name' }).error).toBeUndefined()
})

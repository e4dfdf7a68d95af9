import { expect, it } from 'vitest'
import { orderOnInvoiceSchema } from './order-on-invoice.schema.ts'

const place = { street: 'Städtle 1', postalCode: '9490', city: 'Vaduz', country: 'CH' }
const body = {
  items: [{ variant_id: '00000000-0000-4000-8000-000000000001', quantity: 1 }],
  company: 'Muster AG',
  name: 'Petra Muster',
  email: 'einkauf@muster.example',
  phone: '',
  ...place,
  reference: '',
  delivery: null,
  termsVersion: '2026-11-27',
  agreed: true,
  seenCents: 89_00,
}
const read = (change: object) => orderOnInvoiceSchema(() => '2026-11-29').safeParse({ ...body, ...change })

it.each([
  ['FL-9490', 'CH', '9490', 'LI'],
  ['LI 9490', 'LI', '9490', 'LI'],
  ['CH-6330', 'LI', '6330', 'CH'],
  [' 6330 ', 'CH', '6330', 'CH'],
])('%s with %s is %s of %s, of the invoice and of the delivery', (written, chosen, postalCode, country) => {
  const other = { ...place, postalCode: written, country: chosen }
  expect(read(other).data).toMatchObject({ postalCode, country })
  const delivery = { company: '', name: 'Lager', ...other }
  expect(read({ delivery }).data?.delivery).toMatchObject({ postalCode, country })
})

it.each(['D-79100', 'A 6900', '79100', '0123', 'abc', ''])('%s is where no goods go', (postalCode) => {
  expect(read({ postalCode }).error?.issues.map(({ path }) => path)).toEqual([['postalCode']])
  const delivery = { company: '', name: 'Lager', ...place, postalCode }
  expect(read({ delivery }).error?.issues.map(({ path }) => path)).toEqual([['delivery', 'postalCode']])
})

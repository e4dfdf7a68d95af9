import fc from 'fast-check'
import { expect, it } from 'vitest'
import { voucherCode } from '#features/voucher/voucher-code.server.ts'
import { maskCodes } from './mask-codes.server.ts'

it('leaves the end of a code, at any position, and all other text', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom('', 'Ihr Code: ', 'a\n'), (id, before) => {
      const code = voucherCode(Buffer.alloc(32, 3), id)
      expect(maskCodes(`${before}${code}, gültig`)).toBe(`${before}… ${code.slice(-4)}, gültig`)
    }),
  )
  expect(maskCodes('GRAT und mehr')).toBe('GRAT und mehr')
})

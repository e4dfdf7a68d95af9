import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { afterAll, expect, test } from 'vitest'
import { openDrawing } from '#server/drawing/open-drawing.ts'
import { textOfPdf } from '../pdf-text.ts'

const drawing = openDrawing({ isBuilt: true })
afterAll(drawing.close)

const voucher = {
  code: 'GRAT-7K2M-X0QW-4T9Z',
  kind: 'value',
  level: null,
  amountCents: 12_300,
  currency: 'chf',
  validUntil: '2037-03-14',
  issuedAt: new Date('2027-03-14T15:47:00Z'),
  test: false,
} as const

test('the built worker draws a voucher, reports what it cannot draw, and continues', async () => {
  const draw = (issuedAt: Date) =>
    drawing.draw({
      kind: 'voucher',
      input: [{ ...voucher, issuedAt }, 'fr', 'https://www.gratweg.test', FIRST_COMPANY],
    })
  const broken = draw('never' as unknown as Date).catch((error: Error) => error.message)
  const [first, second] = await Promise.all([draw(voucher.issuedAt), draw(voucher.issuedAt)])
  expect(await broken).toContain('getTime')
  expect(Buffer.isBuffer(first.content)).toBe(true)
  expect(textOfPdf(first.content)).toContain(voucher.code)
  expect(second.filename).toMatch(/4T9Z\.pdf$/)
})

test('a closed worker is started again by the next PDF', async () => {
  await drawing.close()
  const input = [voucher, 'de', 'https://www.gratweg.test', FIRST_COMPANY] as const
  expect((await drawing.draw({ kind: 'voucher', input: [...input] })).contentType).toBe('application/pdf')
})

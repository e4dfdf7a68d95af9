import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMPANY_PARTS } from './company-parts.ts'
import {
  bankAccountSchema,
  companySchema,
  formatPhone,
  formatUid,
  formatVatNumber,
  isPhone,
  isUid,
  openingHoursSchema,
} from './company.schema.ts'
import { formatIban, isIban, isQrIban, plainIban } from './iban.ts'

// Public samples of the Swiss guidelines for the QR-bill (SIX).
const IBAN = 'CH5800791123000889012'
const QR_IBAN = 'CH4431999123000889012'

describe('an IBAN', () => {
  it('is valid only with its check digits', () => {
    expect(isIban(IBAN)).toBe(true)
    expect(isIban(QR_IBAN)).toBe(true)
    expect(isIban('LI21088100002324013AA')).toBe(true)
    for (const wrong of ['CH5900791123000889012', 'DE89370400440532013000', 'CH58007911230008890', '', 'CH'])
      expect(isIban(wrong), wrong).toBe(false)
  })

  it('is refused with any one digit changed, or two adjacent digits swapped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const changed = (Number(IBAN[place]) + shift) % 10
        expect(isIban(`${IBAN.slice(0, place)}${changed}${IBAN.slice(place + 1)}`)).toBe(false)
      }),
    )
    for (let place = 4; place < 20; place += 1) {
      if (IBAN[place] === IBAN[place + 1]) continue
      const swapped = `${IBAN.slice(0, place)}${IBAN[place + 1]}${IBAN[place]}${IBAN.slice(place + 2)}`
      expect(isIban(swapped), swapped).toBe(false)
    }
  })

  it('is a QR-IBAN by its institution', () => {
    expect(isQrIban(QR_IBAN)).toBe(true)
    expect(isQrIban(IBAN)).toBe(false)
  })

  it('is the same with or without groups', () => {
    expect(formatIban(IBAN)).toBe('CH58 0079 1123 0008 8901 2')
    expect(plainIban(` ${formatIban(IBAN).toLowerCase()} `)).toBe(IBAN)
  })
})

describe('a bank account', () => {
  const account = { iban: formatIban(IBAN), qrIban: null, holder: 'Gratweg GmbH', bank: 'Bank' }
  it('keeps IBAN and QR-IBAN apart', () => {
    expect(bankAccountSchema.parse({ ...account, qrIban: formatIban(QR_IBAN) })).toMatchObject({
      iban: IBAN,
      qrIban: QR_IBAN,
    })
    expect(bankAccountSchema.safeParse({ ...account, iban: QR_IBAN }).error?.issues[0]?.path).toEqual([
      'iban',
    ])
    expect(bankAccountSchema.safeParse({ ...account, qrIban: IBAN }).error?.issues[0]?.path).toEqual([
      'qrIban',
    ])
  })
})

describe('a UID', () => {
  it('has the check digit of its eight digits', () => {
    expect(isUid('CHE-123.456.788')).toBe(true)
    for (let digit = 0; digit <= 9; digit += 1)
      expect(isUid(`CHE-123.456.78${digit}`), String(digit)).toBe(digit === 8)
    expect(isUid('CHE-123456788')).toBe(false)
  })

  it('is formatted as in the register', () => {
    for (const typed of ['CHE123456788', 'che 123 456 788', ' CHE-123.456.788 '])
      expect(formatUid(typed)).toBe('CHE-123.456.788')
    expect(formatUid('keine')).toBe('keine')
  })

  it('is accepted as VAT number with its suffix only', () => {
    for (const typed of ['CHE-123.456.788', 'CHE 123456788 TVA', 'CHE-123.456.788 mwst'])
      expect(formatVatNumber(typed)).toBe('CHE-123.456.788 MWST')
    const company = { ...COMPANY_PARTS.company.first, uid: 'CHE-123.456.788' }
    expect(companySchema.parse({ ...company, vatNumber: 'CHE-123.456.788 IVA' }).vatNumber).toMatch(/MWST$/)
    const other = companySchema.safeParse({ ...company, vatNumber: 'CHE-000.000.000 MWST' })
    expect(other.error?.issues.map(({ path }) => path.join('.'))).toEqual(['vatNumber'])
  })
})

describe('a telephone number', () => {
  it('is formatted internationally and readable', () => {
    for (const typed of [
      '041 123 45 67',
      '0041 41 123 45 67',
      '+41411234567',
      '+41 (0)41 123 45 67',
      '041/123.45.67',
    ])
      expect(formatPhone(typed), typed).toBe('+41 41 123 45 67')
    expect(formatPhone('+49  30 1234567')).toBe('+49 30 1234567')
  })

  it('is dialled as it is shown, or refused', () => {
    for (const right of ['+41 41 123 45 67', '+49 30 1234567']) expect(isPhone(right), right).toBe(true)
    for (const wrong of ['041 123 45 67', '+41', 'anrufen', '+41 41 123 45 67 89 01 23', '+41 41 123 45 6x'])
      expect(isPhone(wrong), wrong).toBe(false)
  })
})

it('opening hours close after they open, in every language', () => {
  const { first } = COMPANY_PARTS.openingHours
  expect(openingHoursSchema.safeParse(first).success).toBe(true)
  const late = openingHoursSchema.safeParse({ ...first, fr: { ...first.fr, opens: '18:00' } })
  expect(late.error?.issues.map(({ path }) => path.join('.'))).toEqual(['fr.closes'])
  expect(openingHoursSchema.safeParse({ ...first, it: { ...first.it, opens: '8:00' } }).success).toBe(false)
})

it('the facts in the files pass the schema of each part', () => {
  for (const { name, schema, first } of Object.values(COMPANY_PARTS))
    expect(schema.safeParse(first).success, name).toBe(true)
})

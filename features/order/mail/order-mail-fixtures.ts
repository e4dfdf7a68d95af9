import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import type { Language } from '#i18n/languages.ts'
import type { OrderDetails } from '../order-details.ts'

const CODES = { v1: 'GRAT-7K2M-X0QW-4T9Z', v2: 'GRAT-1111-2222-3333', v3: 'GRAT-4444-5555-6666' }

/** An order with goods and both kinds of vouchers. */
export function orderMailOf(language: Language, changes: Partial<OrderDetails> = {}) {
  const placedAt = new Date('2027-03-14T15:45:00Z')
  return {
    company: FIRST_COMPANY,
    publicUrl: 'https://www.gratweg.test',
    orderUrl: 'https://www.gratweg.test/success?order=Zx81-secret-reference',
    codes: CODES,
    order: {
      id: '5a0f0c0e-0000-4000-8000-000000000001',
      number: 10001,
      invoiceId: null,
      state: 'paid',
      language,
      currency: 'chf',
      totalCents: 130_800,
      voucherCents: 0,
      voucherReturnedAt: null,
      voucherReturnedCents: 0,
      refundedCents: 0,
      withdrawnCents: 0,
      contestedCents: 0,
      shipped: true,
      provider: 'stripe',
      test: false,
      customerName: 'Lia Rossi',
      customerEmail: 'lia@example.ch',
      customerPhone: '+41 79 000 00 00',
      shippingStreet: 'Seestrasse 4',
      shippingPostalCode: '6300',
      shippingCity: 'Zug',
      shippingCountry: 'CH',
      termsVersion: '2027-01-15',
      termsAcceptedAt: placedAt,
      needsAttention: [],
      placedAt,
      paidAt: new Date('2027-03-14T15:47:00Z'),
      fulfilledAt: null,
      expiresAt: new Date('2027-03-14T16:15:00Z'),
      lines: [
        lineOf('l1', 'course_voucher', 'Gutschein Durchhalte\u00advermögen', 1, 25_000),
        lineOf('l2', 'value_voucher', 'Wertgutschein', 2, 50_000, 'CHF 500'),
        lineOf('l3', 'goods', 'Peilkompass', 1, 5_800),
      ],
      vouchers: [
        voucherOf('v1', 'l1', 2, 25_000, '4T9Z'),
        voucherOf('v2', 'l2', null, 50_000, '3333'),
        voucherOf('v3', 'l2', null, 50_000, '6666'),
      ],
      ...changes,
    } satisfies OrderDetails as OrderDetails,
  }
}

function lineOf(
  id: string,
  kind: OrderDetails['lines'][number]['kind'],
  productTitle: string,
  quantity: number,
  unitPriceCents: number,
  variantTitle = '',
): OrderDetails['lines'][number] {
  const totalCents = quantity * unitPriceCents
  return {
    id,
    kind,
    productId: id,
    variantId: id,
    productTitle,
    variantTitle,
    quantity,
    unitPriceCents,
    totalCents,
    gift: null,
  }
}

function voucherOf(
  id: string,
  orderLineId: string,
  level: number | null,
  amountCents: number,
  lastFour: string,
): OrderDetails['vouchers'][number] {
  const kind = level === null ? 'value' : 'course'
  const issuedAt = new Date('2027-03-14T15:47:00Z')
  return {
    id,
    orderLineId,
    kind,
    level,
    amountCents,
    currency: 'chf',
    lastFour,
    validUntil: '2037-03-14',
    issuedAt,
    balanceCents: amountCents,
    voided: false,
  }
}

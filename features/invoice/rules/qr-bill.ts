import { readPostalCode } from '#i18n/postal-code.ts'
import type { InvoiceDocument, Recipient } from '../invoice.ts'
import { billingInformation, MAX_INFORMATION } from './billing-information.ts'
import { QR_LIMITS } from './limits.ts'
import { isQrText, qrText } from './qr-characters.ts'
import { splitStreet } from './split-street.ts'

/** Recursive modulo 10 of SIX: row of the carry, column of the digit. */
const CARRY = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const

/** 27 digits for a QR-IBAN: the digits, filled up with zeros, and their check digit. */
export function qrReference(digits: string): string {
  if (!/^\d{1,26}$/.test(digits) || /^0+$/.test(digits)) throw new RangeError('not 1 to 26 digits')
  const body = digits.padStart(26, '0')
  return `${body}${checkDigit(body)}`
}

export function isQrReference(reference: string): boolean {
  return (
    /^\d{27}$/.test(reference) &&
    !/^0+$/.test(reference) &&
    checkDigit(reference.slice(0, 26)) === Number(reference[26])
  )
}

function checkDigit(digits: string): number {
  let carry = 0
  for (const digit of digits) carry = CARRY[(carry + Number(digit)) % 10] ?? 0
  return (10 - carry) % 10
}

/** ISO 11649 for an IBAN: `RF`, two check digits, and 1 to 21 letters and digits. */
export function creditorReference(text: string): string {
  if (!/^[A-Z0-9]{1,21}$/.test(text)) throw new RangeError('not 1 to 21 letters and digits')
  const check = 98n - remainder(`${text}RF00`)
  return `RF${String(check).padStart(2, '0')}${text}`
}

export function isCreditorReference(reference: string): boolean {
  return (
    /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) &&
    remainder(`${reference.slice(4)}${reference.slice(0, 4)}`) === 1n
  )
}

function remainder(text: string): bigint {
  return BigInt(text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n
}

/** Rappen. 0 would be a notice without payment, which we never send. */
export const QR_AMOUNT = { least: 1, most: 99_999_999_999 } as const

export interface QrAddress {
  name: string
  street: string
  houseNumber: string
  postalCode: string
  city: string
  country: string
}

export interface QrBill {
  account: string
  creditor: QrAddress
  amountCents: number
  /** Null where no address is known, or none of it can be written: whoever pays fills it in. */
  debtor: QrAddress | null
  reference: string
  message: string
  information: string
}

/**
 * Content of the payment part of an invoice: QRR with a QR-IBAN, else SCOR. Null without an account or an amount, and when
 * the guidelines do not allow what it would say of the seller: an invoice is printed in any case, an unreadable code never.
 */
export function qrBillOf(
  invoice: InvoiceDocument,
  { amountCents, message }: { amountCents: number; message: string },
): QrBill | null {
  const { account, seller, recipient } = invoice
  if (!account || amountCents <= 0) return null
  const messageText = qrText(message, 60)
  const bill: QrBill = {
    account: account.qrIban ?? account.iban,
    creditor: {
      ...cleaned({
        ...splitStreet(seller.street),
        ...readPostalCode(seller.postalCode),
        city: seller.city,
      }),
      name: qrText(account.holder, QR_LIMITS.name) || qrText(seller.legalName, QR_LIMITS.name),
    },
    amountCents,
    debtor: debtorOf(recipient),
    reference: paymentReference(invoice),
    message: messageText,
    information: billingInformation(invoice, MAX_INFORMATION - messageText.length),
  }
  return qrBillProblems(bill).length === 0 ? bill : null
}

/** The guidelines leave the debtor out rather than half. */
function debtorOf(recipient: Recipient): QrAddress | null {
  const name = qrText(recipient.company ?? '', QR_LIMITS.name) || qrText(recipient.name ?? '', QR_LIMITS.name)
  const debtor = { ...cleaned(recipient), name }
  return addressProblems('debtor', debtor).length === 0 ? debtor : null
}

/** Of the account that the invoice names; it stays the same in reminders. */
export function paymentReference({ number, account }: Pick<InvoiceDocument, 'number' | 'account'>): string {
  const plain = number.replaceAll('-', '')
  return account?.qrIban ? qrReference(plain.replace(/\D/g, '')) : creditorReference(plain)
}

function cleaned(address: Omit<Recipient, 'company' | 'name'>): Omit<QrAddress, 'name'> {
  return {
    street: qrText(address.street, QR_LIMITS.street),
    houseNumber: qrText(address.houseNumber, QR_LIMITS.houseNumber),
    postalCode: qrText(address.postalCode, QR_LIMITS.postalCode),
    city: qrText(address.city, QR_LIMITS.city),
    country: address.country,
  }
}

/** The names of the fields that a bank would refuse. */
export function qrBillProblems(bill: QrBill): string[] {
  const { account, amountCents, reference, message, information } = bill
  const isQr = Number(account.slice(4, 9)) >= 30_000 && Number(account.slice(4, 9)) <= 31_999
  return [
    ...(/^(?:CH|LI)\d{7}[\dA-Z]{12}$/.test(account) ? [] : ['account']),
    ...(Number.isInteger(amountCents) && amountCents >= QR_AMOUNT.least && amountCents <= QR_AMOUNT.most
      ? []
      : ['amount']),
    ...((isQr ? isQrReference(reference) : isCreditorReference(reference)) ? [] : ['reference']),
    ...(isQrText(message) && isQrText(information) ? [] : ['information']),
    ...(message.length + information.length <= MAX_INFORMATION ? [] : ['information']),
    ...addressProblems('creditor', bill.creditor),
    ...(bill.debtor ? addressProblems('debtor', bill.debtor) : []),
  ]
}

function addressProblems(whose: string, address: QrAddress): string[] {
  const needed = ['name', 'postalCode', 'city'] as const
  const fields = ['name', 'street', 'houseNumber', 'postalCode', 'city'] as const
  return [
    ...needed.filter((field) => address[field] === ''),
    ...fields.filter((field) => address[field].length > QR_LIMITS[field] || !isQrText(address[field])),
    ...(/^[A-Z]{2}$/.test(address.country) ? [] : ['country']),
  ].map((field) => `${whose}.${field}`)
}

/** The text in the QR code, version 2.0 of the guidelines, line by line. */
export function qrPayload(bill: QrBill): string {
  const isQr = /^\d{27}$/.test(bill.reference)
  return [
    'SPC',
    '0200',
    '1',
    bill.account,
    ...addressLines(bill.creditor),
    ...NO_ADDRESS,
    (bill.amountCents / 100).toFixed(2),
    'CHF',
    ...(bill.debtor ? addressLines(bill.debtor) : NO_ADDRESS),
    isQr ? 'QRR' : 'SCOR',
    bill.reference,
    bill.message,
    'EPD',
    ...(bill.information ? [bill.information] : []),
  ].join('\n')
}

const NO_ADDRESS = Array.from({ length: 7 }, () => '')

function addressLines({ name, street, houseNumber, postalCode, city, country }: QrAddress): string[] {
  return ['S', name, street, houseNumber, postalCode, city, country]
}

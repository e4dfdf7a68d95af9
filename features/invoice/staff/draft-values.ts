import type { LineVat } from '../invoice.ts'
import type { DraftInput } from '../rules/draft.schema.ts'
import type { StaffInvoice } from './staff-invoice.ts'
import type { Language } from '#i18n/languages.ts'
import { amountText, toCents } from '#kernel/amount.ts'

export interface LineValues {
  /** Of the list in the browser alone. */
  key: string
  title: string
  detail: string
  quantity: string
  price: string
  vat: LineVat
}

/** The draft as it is typed. */
export interface DraftValues {
  language: Language
  email: string
  company: string
  name: string
  street: string
  houseNumber: string
  postalCode: string
  city: string
  country: string
  orderNumber: string
  note: string
  performedFrom: string
  performedTo: string
  dueDays: string
  lines: LineValues[]
}

export function emptyLine(): LineValues {
  return { key: crypto.randomUUID(), title: '', detail: '', quantity: '1', price: '', vat: 'standard' }
}

export function toValues(invoice: StaffInvoice): DraftValues {
  const { recipient, lines, language, email, orderNumber, note, performedFrom, performedTo, dueDays } =
    invoice
  const { company, name, ...address } = recipient
  return {
    ...address,
    language,
    email: email ?? '',
    company: company ?? '',
    name: name ?? '',
    orderNumber: orderNumber ?? '',
    note: note ?? '',
    performedFrom: performedFrom ?? '',
    performedTo: performedTo ?? '',
    dueDays: String(dueDays),
    lines:
      lines.length === 0
        ? [emptyLine()]
        : lines.map((line) => ({
            key: crypto.randomUUID(),
            title: line.title,
            detail: line.detail,
            quantity: quantityText(line.quantityHundredths),
            price: amountText(line.unitCents),
            vat: line.vat,
          })),
  }
}

/** The body of the draft, or the fields that are wrong, by name (`price-KEY`, `quantity-KEY`). */
export function toDraft(values: DraftValues): { draft: DraftInput; wrong: string[] } {
  const { lines, company, name, street, houseNumber, postalCode, city, country, ...rest } = values
  const wrong: string[] = []
  const read = lines
    .filter(({ title, price }) => title.trim() !== '' || price.trim() !== '')
    .map(({ key, title, detail, quantity, price, vat }) => {
      const unitCents = toSignedCents(price)
      const quantityHundredths = toHundredths(quantity)
      if (title.trim() === '') wrong.push(`title-${key}`)
      if (unitCents === undefined) wrong.push(`price-${key}`)
      if (quantityHundredths === undefined) wrong.push(`quantity-${key}`)
      return { title, detail, quantityHundredths: quantityHundredths ?? 0, unitCents: unitCents ?? 0, vat }
    })
  const dueDays = Number(rest.dueDays)
  if (!Number.isInteger(dueDays) || dueDays < 0 || dueDays > 365) wrong.push('dueDays')
  const { performedFrom, performedTo } = rest
  if (performedTo && performedTo < performedFrom) wrong.push('performedTo')
  return {
    wrong,
    draft: {
      language: rest.language,
      email: rest.email.trim(),
      recipient: {
        company,
        name,
        street,
        houseNumber,
        postalCode,
        city,
        country: country.trim().toUpperCase(),
      },
      orderNumber: rest.orderNumber,
      note: rest.note,
      lines: read,
      performedFrom: performedFrom || null,
      performedTo: performedTo || performedFrom || null,
      dueDays,
    },
  }
}

/** `−120.50` too; undefined for anything else. */
export function toSignedCents(text: string): number | undefined {
  const [, minus, rest = ''] = /^\s*([-−–]?)\s*(.*)$/.exec(text) ?? []
  const cents = toCents(rest)
  return cents === undefined ? undefined : minus ? -cents : cents
}

/** `1`, `1.5`, `12,25` in hundredths, at most 10’000; undefined for anything else. */
export function toHundredths(text: string): number | undefined {
  const hundredths = /^\s*\d{1,5}(?:[.,]\d{1,2})?\s*$/.test(text)
    ? Math.round(Number(text.replace(',', '.')) * 100)
    : 0
  return hundredths >= 1 && hundredths <= 1_000_000 ? hundredths : undefined
}

function quantityText(hundredths: number) {
  return String(hundredths / 100)
}

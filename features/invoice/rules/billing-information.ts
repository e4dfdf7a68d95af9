import type { InvoiceDocument } from '../invoice.ts'
import { formatPermille, vatShares } from './invoice-sums.ts'
import { qrText } from './qr-characters.ts'

/** Message and billing information together (guidelines 2.3, 4.2.2). */
export const MAX_INFORMATION = 140

/**
 * Swico S1 (syntax definition 1.2): number, day, the customer's order number, UID, day of performance, VAT, days to pay.
 * What does not fit into `most` characters is left out, the least useful first.
 */
export function billingInformation(invoice: InvoiceDocument, most: number): string {
  const parts = tagsOf(invoice)
  const optional = [20, 31, 32, 30]
  for (let left = 0; left <= optional.length; left += 1) {
    const dropped = optional.slice(0, left)
    const text = `//S1${parts
      .filter(({ tag, value }) => value !== '' && !dropped.includes(tag))
      .map(({ tag, value }) => `/${tag}/${value}`)
      .join('')}`
    if (text.length <= most) return text
  }
  return ''
}

function tagsOf(invoice: InvoiceDocument): { tag: number; value: string }[] {
  const { seller, performedFrom, performedTo, issuedOn, dueOn } = invoice
  const days = Math.round((Date.parse(dueOn) - Date.parse(issuedOn)) / 86_400_000)
  const isTaxed = seller.vatNumber !== null
  return [
    { tag: 10, value: escaped(invoice.number) },
    { tag: 11, value: shortDay(issuedOn) },
    { tag: 20, value: escaped(qrText(invoice.addedOrderNumber ?? invoice.orderNumber ?? '', 30)) },
    { tag: 30, value: isTaxed ? seller.uid.replace(/\D/g, '') : '' },
    { tag: 31, value: isTaxed ? period(performedFrom, performedTo) : '' },
    { tag: 32, value: isTaxed ? rates(invoice) : '' },
    { tag: 40, value: `0:${days}` },
  ]
}

function rates(invoice: InvoiceDocument): string {
  const shares = vatShares(invoice.lines, invoice.performedFrom ?? invoice.issuedOn)
  const [only, second] = shares
  if (only && !second) return formatPermille(only.permille)
  return shares
    .map(({ permille, netCents }) => `${formatPermille(permille)}:${(netCents / 100).toFixed(2)}`)
    .join(';')
}

function period(from: string | null, to: string | null): string {
  if (!from) return ''
  return to && to !== from ? `${shortDay(from)}${shortDay(to)}` : shortDay(from)
}

/** `YYMMDD` */
function shortDay(day: string): string {
  return day.slice(2).replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\/]/g, (sign) => `\\${sign}`)
}

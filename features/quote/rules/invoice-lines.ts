import type { InvoiceLine } from '#features/invoice/invoice.ts'
import { INVOICE_LIMITS } from '#features/invoice/rules/limits.ts'
import { quoteTexts } from '../document/quote.texts.ts'
import type { QuoteDocument } from './quote-document.ts'
import { quoteTotal } from './quote-total.ts'

/** Its lines and discount on an invoice. @param first begins the detail of the first line */
export function invoiceLines(
  { language, lines, discount, ...rest }: QuoteDocument,
  first = '',
): InvoiceLine[] {
  const { discountCents } = quoteTotal({ lines, discount, ...rest })
  const toLine = (title: string, detail: string, quantityHundredths: number, unitCents: number) => ({
    title,
    detail: detail.slice(0, INVOICE_LIMITS.detail),
    quantityHundredths,
    unitCents,
    vat: 'standard' as const,
  })
  return [
    ...lines.map(({ text, detail, quantity, unitCents }, index) =>
      toLine(text, index === 0 ? [first, detail].filter(Boolean).join('. ') : detail, quantity, unitCents),
    ),
    ...(discountCents > 0
      ? [toLine(quoteTexts[language].discount, discount?.reason ?? '', 100, -discountCents)]
      : []),
  ]
}

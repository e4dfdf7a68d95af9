import type { PageEnvironment } from '#site/environment.ts'

export interface OrderInvoiceData {
  /** The most that a company may owe, in Rappen; null: orders by invoice are not taken. */
  mostCents: number | null
  termsVersion: string
}

export async function loadOrderInvoice({ readPrivate }: PageEnvironment): Promise<OrderInvoiceData> {
  const answered = await readPrivate<OrderInvoiceData>('/api/order-invoices')
  return answered ?? { mostCents: null, termsVersion: '' }
}

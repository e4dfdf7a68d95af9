import type { InvoiceView } from '#features/invoice/invoice-view.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'

export interface MyInvoiceData {
  /** Null for an unknown reference. */
  invoice: InvoiceView | null
  /** Swiss day. */
  today: string
  problem: string | null
  /** After a form that was sent without JavaScript. */
  done: string | null
}

export async function loadMyInvoice(
  environment: PageEnvironment,
  { params, url }: LoaderInput,
): Promise<MyInvoiceData> {
  const reference = encodeURIComponent(params['reference'] ?? '')
  const invoice = (await environment.readPrivate<InvoiceView>(`/api/invoices/${reference}`)) ?? null
  const { searchParams } = url
  return {
    invoice,
    today: environment.today(),
    problem: searchParams.get('problem'),
    done: searchParams.get('done'),
  }
}

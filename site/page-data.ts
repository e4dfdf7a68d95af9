import type { HydrationState } from 'react-router'
import type { InvoiceFor } from '#features/booking/rules/booking-form.ts'
import type { Language } from '#i18n/languages.ts'
import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { MessageBundles } from './language/language-store.ts'

export const PAGE_DATA_ID = 'page-data'

export interface PageData {
  language: Language
  messages: MessageBundles
  /** Part of the message URLs, for immutable caching. */
  messagesVersion: string
  year: number
  store: { base: string; id: string }
  paymentProvider: PaymentProvider
  signInBy: readonly string[]
  invoiceFor: InvoiceFor
  hydration: Pick<HydrationState, 'loaderData'>
}

/** Escapes `<`, so that it cannot close its `<script>`. */
export function serializePageData(page: PageData): string {
  return JSON.stringify(page).replaceAll('<', '\\u003c')
}

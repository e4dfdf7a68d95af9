import type { HydrationState } from 'react-router'
import type { Language } from '#i18n/languages.ts'
import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { MessageBundles } from './language/language-store.ts'

/** Id of the JSON block that a page brings along for its hydration. */
export const PAGE_DATA_ID = 'page-data'

/** What the browser needs to continue where the server stopped. */
export interface PageData {
  language: Language
  messages: MessageBundles
  /** Part of the words' addresses, so that they can be cached for ever. */
  messagesVersion: string
  year: number
  store: { base: string; id: string }
  /** Who takes the payments. */
  paymentProvider: PaymentProvider
  signInBy: readonly string[]
  hydration: Pick<HydrationState, 'loaderData'>
}

/** JSON that cannot end its `<script>` block early. */
export function serializePageData(page: PageData): string {
  return JSON.stringify(page).replaceAll('<', '\\u003c')
}

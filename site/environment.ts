import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
import type { Services } from '#features/services/content/services.ts'
import type { InvoiceFor } from '#features/booking/rules/booking-form.ts'
import type { BookingView } from '#features/booking/rules/booking-view.ts'
import type { CalendarEvent, EventQuery } from '#features/calendar/calendar-event.ts'
import type { StoreClient } from '#features/catalog/store-client.ts'
import type { InquirySummary } from '#features/inquiry/send/inquiry-summary.ts'
import type { NewsArticle, NewsList, NewsQuery } from '#features/news/news.ts'
import type { OrderSummary } from '#features/order/read/order-summary.ts'
import type { PageHit, PageQuery } from '#features/search/page-hit.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import type { FormSubmission } from './form/form-state.ts'

/** Page data access, implemented by server and browser. */
export interface PageEnvironment {
  language: Language
  /** From the server, so that both sides render the same. */
  year: number
  /** Of the publication that the page shows. */
  services: Services
  store: StoreClient
  paymentProvider: PaymentProvider
  /** Short names of identity providers, without those of an external project. */
  signInBy: readonly string[]
  invoiceFor: InvoiceFor
  findOrder(reference: string): Promise<OrderSummary | undefined>
  /** Swiss day, `YYYY-MM-DD`. */
  today(): string
  findInquiry(reference: string): Promise<InquirySummary | undefined>
  findBooking(reference: string): Promise<BookingView<CalendarEvent> | undefined>
  /** The held booking that this browser is paying for. */
  findOpenBooking(): Promise<BookingView<CalendarEvent> | undefined>
  /** GET JSON with a token in the URL; undefined when it is unknown. */
  readPrivate<Answer>(address: string): Promise<Answer | undefined>
  /** Set only while the server re-renders a submitted form. */
  submission?: FormSubmission
  /** Public events not yet ended, by start. Rejects when the calendar fails. */
  findEvents(query: EventQuery): Promise<CalendarEvent[]>
  /** Includes past and cancelled events. */
  findEvent(id: string): Promise<CalendarEvent | undefined>
  findNews(query: NewsQuery): Promise<NewsList>
  findArticle(slug: string): Promise<NewsArticle | undefined>
  /** Pages with these texts, or the one that a mistyped path may have meant. */
  findPages(query: PageQuery): Promise<PageHit[]>
  loadMessages(namespaces: Namespace[]): Promise<void>
}

export const environmentContext = createContext<PageEnvironment>()

/** A getter, because the language can change while a page is mounted. */
export const EnvironmentContext = createReactContext<(() => PageEnvironment) | null>(null)

export function useEnvironment(): PageEnvironment {
  const current = useContext(EnvironmentContext)
  if (!current) throw new Error('useEnvironment must be used within an EnvironmentContext')
  return current()
}

export function useYear(): number {
  return useEnvironment().year
}

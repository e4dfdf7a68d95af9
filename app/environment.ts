import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'
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

/** What a page may ask its surroundings for; the server and the browser each bring their own. */
export interface PageEnvironment {
  language: Language
  /** Shown in the copyright line; comes from the server so that both sides render the same. */
  year: number
  store: StoreClient
  /** Who takes the payments; the privacy page names them. */
  paymentProvider: PaymentProvider
  /** Short names of the other services by which people sign in; those of a project elsewhere come later. */
  signInBy: readonly string[]
  /** The order behind an unguessable reference, undefined when there is none. */
  findOrder(reference: string): Promise<OrderSummary | undefined>
  /** The day in Switzerland, `YYYY-MM-DD`. */
  today(): string
  /** The inquiry behind an unguessable reference, undefined when there is none. */
  findInquiry(reference: string): Promise<InquirySummary | undefined>
  /** The booking behind an unguessable reference, undefined when there is none. */
  findBooking(reference: string): Promise<BookingView<CalendarEvent> | undefined>
  /** The booking that this browser went to pay for, while its places are held; undefined when there is none. */
  findOpenBooking(): Promise<BookingView<CalendarEvent> | undefined>
  /** What an address of ours answers in JSON to the holder of its token; undefined when nothing is behind it. */
  readPrivate<Answer>(address: string): Promise<Answer | undefined>
  /** A form that the server sends back; only while that answer is rendered. */
  submission?: FormSubmission
  /** Public events that have not ended yet, in order of their beginning. Rejects when the calendar fails. */
  findEvents(query: EventQuery): Promise<CalendarEvent[]>
  /** One public event, also one that is over or cancelled; undefined when there is none. */
  findEvent(id: string): Promise<CalendarEvent | undefined>
  /** One page of the news, the newest first. */
  findNews(query: NewsQuery): Promise<NewsList>
  /** One piece of news with its neighbours; undefined when there is none of that name. */
  findArticle(slug: string): Promise<NewsArticle | undefined>
  /** Pages that hold some words, or the one that a mistyped path may have meant. */
  findPages(query: PageQuery): Promise<PageHit[]>
  /** Resolves when the words are there in the current language. */
  loadMessages(namespaces: Namespace[]): Promise<void>
}

/** The environment inside of route loaders. */
export const environmentContext = createContext<PageEnvironment>()

/** The environment inside of components. A function, because the language can change under a page. */
export const EnvironmentContext = createReactContext<(() => PageEnvironment) | null>(null)

export function useEnvironment(): PageEnvironment {
  const current = useContext(EnvironmentContext)
  if (!current) throw new Error('useEnvironment must be used within an EnvironmentContext')
  return current()
}

export function useYear(): number {
  return useEnvironment().year
}

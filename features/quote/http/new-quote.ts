import type { OfferedService } from '#features/calendar/staff/event-service.ts'
import { dateOf, eventOf, serviceLine } from '#features/quote/staff/quote-service.ts'
import type { PricedServices } from '#features/services/content/service-prices.ts'
import type { StoredInquiry } from '#features/inquiry/database/inquiries-repository.server.ts'
import { VALID_DAYS } from '#features/quote/quote.ts'
import {
  QUOTE_LIMITS as LIMITS,
  type QuoteCustomer,
  type QuoteDocument,
} from '#features/quote/rules/quote-document.ts'
import type { Language } from '#i18n/languages.ts'

interface QuoteBasis {
  /** Swiss day, `YYYY-MM-DD`. */
  today: string
  language: Language
  services: readonly OfferedService[]
  prices: PricedServices
}

/** An empty quote, valid for the usual days. */
export function emptyQuote({ today, language }: Pick<QuoteBasis, 'today' | 'language'>): QuoteDocument {
  return {
    language,
    customer: { company: '', name: '', email: '', phone: '', street: '', postalCode: '', city: '' },
    event: null,
    dates: [],
    holds: true,
    lines: [],
    discount: null,
    note: '',
    validUntil: addDays(today, VALID_DAYS),
  }
}

/** Draft of a quote from a request: customer, service, people, dates, at the published price. */
export function quoteOfInquiry(
  basis: Omit<QuoteBasis, 'language'>,
  { kind, language, name, email, topic, details }: StoredInquiry,
): QuoteDocument {
  const text = (key: string) => (typeof details[key] === 'string' ? details[key].trim() : '')
  const empty = emptyQuote({ ...basis, language })
  const names = [text('firstName'), text('lastName')].filter(Boolean).join(' ')
  const customer: QuoteCustomer = {
    company: text('company').slice(0, LIMITS.company),
    name: (name ?? names).slice(0, LIMITS.name),
    email,
    phone: text('phone').slice(0, LIMITS.phone),
    street: text('address').slice(0, LIMITS.street),
    postalCode: text('postalCode').slice(0, LIMITS.postalCode),
    city: text('city').slice(0, LIMITS.city),
  }
  if (kind !== 'team_event') return { ...empty, customer }
  const serviceId = text('serviceId') || (topic ?? '')
  const service = basis.services.find(({ id }) => id === serviceId)
  const people = Math.min(LIMITS.people, Math.max(1, Number(text('people')) || 1))
  const days = [...new Set([text('from'), text('alternative')])].filter((day) => day >= basis.today)
  if (!service) return { ...empty, customer }
  return {
    ...empty,
    customer,
    event: eventOf(service, { people, language, place: text('place') }),
    dates: days.map((day) => dateOf(service, day)),
    lines: [serviceLine(service, { people, language, prices: basis.prices })],
  }
}

function addDays(day: string, days: number) {
  const date = new Date(`${day}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

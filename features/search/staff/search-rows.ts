import type staffSearchTexts from '#features/search/texts/staff-search.ts'
import { formatDay, swissTime } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import { staffPaths } from '#site/staff-paths.ts'
import type { Caller } from '#features/booking/staff/telephone/caller.ts'
import type { CustomerHit, SearchHit } from './search-hit.ts'

type Search = typeof staffSearchTexts.de

export interface SearchRow {
  key: string
  kind: string
  title: string
  /** Beside it, smaller. */
  text: string
  /** On the right. */
  mark: string
  to: string
  /** Of the history entry: whom the sheet for callers begins with. */
  state?: { caller: Caller }
}

interface RowTexts {
  search: Search
  bookingStates: Record<string, string>
  inquiryStates: Record<string, string>
  quoteStates: Record<string, string>
  invoiceStates: Record<string, string>
}

export function toRow(language: Language, hit: SearchHit, texts: RowTexts): SearchRow {
  const { search, bookingStates, inquiryStates, quoteStates, invoiceStates } = texts
  const kind = search.kinds[hit.kind]
  const price = (cents: number) => formatPrice(language, cents, { code: 'chf' })
  switch (hit.kind) {
    case 'customer': {
      const { customer, company, email, phone, bookings, orders } = hit
      const counts = [
        bookings > 0 && plural(language, bookings, search.bookings),
        orders > 0 && plural(language, orders, search.orders),
      ]
      return {
        key: customer,
        kind,
        title: nameOf(hit, search),
        text: [company, email, ...counts].filter(Boolean).join(', '),
        mark: phone ?? '',
        to: staffPaths.customer(customer),
      }
    }
    case 'booking': {
      const { id, eventId, number, name, event, state } = hit
      return {
        key: `booking ${id}`,
        kind,
        title: `${number} ${name}`,
        text: event ? [event.title, eventDays(language, event)].join(', ') : '',
        mark: bookingStates[state] ?? '',
        to: staffPaths.eventBooking(eventId, id),
      }
    }
    case 'order': {
      const day = formatDay(language, swissTime(new Date(hit.placedAt)).day)
      return {
        key: `order ${hit.number}`,
        kind,
        title: [hit.number, hit.name].filter(Boolean).join(' '),
        text: day,
        mark: price(hit.totalCents),
        to: staffPaths.order(hit.number),
      }
    }
    case 'voucher': {
      const { id, lastFour, name, recipient, restCents, standing } = hit
      return {
        key: `voucher ${id}`,
        kind,
        title: `… ${lastFour}`,
        text: [
          name && fill(search.from, { name }),
          recipient && fill(search.to, { name: recipient }),
          fill(search.rest, { amount: price(restCents) }),
        ]
          .filter(Boolean)
          .join(', '),
        mark: search.standing[standing],
        to: staffPaths.voucher(id),
      }
    }
    case 'invoice':
      return {
        key: `invoice ${hit.id}`,
        kind,
        title: `${hit.number} ${hit.name}`,
        text: price(hit.totalCents),
        mark: invoiceStates[hit.status] ?? '',
        to: staffPaths.invoice(hit.id),
      }
    case 'quote':
      return {
        key: `quote ${hit.id}`,
        kind,
        title: `${hit.number} ${hit.name}`,
        text: [hit.title, price(hit.totalCents)].filter(Boolean).join(', '),
        mark: quoteStates[hit.state] ?? '',
        to: staffPaths.quote(hit.id),
      }
    case 'request':
      return {
        key: `request ${hit.id}`,
        kind,
        title: `${hit.number} ${hit.name ?? search.unnamed}`,
        text: '',
        mark: inquiryStates[hit.state] ?? '',
        to: staffPaths.request(hit.id),
      }
    case 'event':
      return {
        key: `event ${hit.id}`,
        kind,
        title: hit.title,
        text: hit.place,
        mark: eventDays(language, hit),
        to: staffPaths.event(hit.id),
      }
  }
}

export function nameOf({ name, company, email, phone }: CustomerHit, { unnamed }: Search): string {
  return name || company || email || phone || unnamed
}

/** `>` before what is typed leaves the hits away. */
export function readTyped(typed: string): { wanted: string; isCommand: boolean } {
  const isCommand = typed.trimStart().startsWith('>')
  return { wanted: isCommand ? typed.trimStart().slice(1).trim() : typed.trim(), isCommand }
}

/** Parts of a text, those that were typed marked; nothing overlaps, and joined they are the text. */
export function markWords(text: string, typed: string): { text: string; isTyped: boolean }[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  if (words.length === 0) return [{ text, isTyped: false }]
  return text
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, index) => ({ text: part, isTyped: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

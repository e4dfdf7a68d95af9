import { PATH_OF_PART } from '#features/company/company-pages.ts'
import type { CompanyPart } from '#features/company/company-parts.ts'
import type { QueueReason } from '#features/messages/text-queue.ts'
import type { Language } from '#i18n/languages.ts'
import { pagePaths } from './staff-pages.ts'

/** Of the back office: apart from the visitors' paths, which every page loads. */
export const staffPaths = {
  ...pagePaths,
  /** To check people in; opens offline too (ADR-051). */
  roster: (eventId: string) => `/verwaltung/liste?event=${eventId}`,
  /** Confirmation that the event moves to the day its group requested; linked in the owner's mail. */
  confirmMove: (eventId: string, bookingId: string) =>
    `${pagePaths.eventBooking(eventId, bookingId)}?confirm=wish`,
  /** The form of blocked days with this Swiss day. */
  blockDay: (day: string) => `${pagePaths.blockedDays}?day=${day}`,
  /** The sheet for whoever calls, with a date chosen or without. */
  telephone: (eventId?: string) => (eventId ? pagePaths.telephoneDate(eventId) : pagePaths.telephone),
  /** The events with the form for another one of the service. */
  newEvent: (service: string) => `${pagePaths.events}?new=${service}`,
  /** Without a reason all that is to do in the language. */
  textQueue: (language: Language, reason?: QueueReason) =>
    `${pagePaths.textQueue(language)}${reason ? `?reason=${reason}` : ''}`,
  /** A part of the company's facts, open at one of its fields. */
  fact: (part: CompanyPart, field = '') => `/verwaltung/${PATH_OF_PART[part]}#${part}${field && `.${field}`}`,
  /** Asks for a yes to the date of a quote; the owner's mail links it. */
  confirmDate: (id: string) => `${pagePaths.quote(id)}?confirm=date`,
} as const

import type { Amounts } from './content/service-prices.ts'
import type { ServiceId } from './content/services.ts'
import type { Language } from '#i18n/languages.ts'
import type { CourseFacts, ServiceNamesIn, ServiceState, TeamEventFacts } from './service-fact.ts'

export const SERVICE_KINDS = ['course', 'team-event'] as const

/** A service as staff see it, in the order of the site; drafts and retired ones too. */
export interface StaffService {
  id: ServiceId
  kind: (typeof SERVICE_KINDS)[number]
  state: ServiceState
  /** One of the nine of the files: its names are fixed, and it is never removed. */
  isFirst: boolean
  /** With what a German name means in brackets, as pages have it; without soft hyphens. */
  names: ServiceNamesIn
  /** Whose words it began with; null for the nine. */
  from: ServiceId | null
  /** A drawing's name or the id of an own picture. */
  picture: string
  /** Of a retired one: the service that its address leads to; null: the overview. */
  leadsTo: ServiceId | null
  facts: CourseFacts | TeamEventFacts
  /** What it costs now. */
  cents: Amounts
  /** A later price is planned, so the number of brackets is fixed until then. */
  isPricePlanned: boolean
  /** Of its page. */
  path: string
  /** Of the texts (`/texts/:id`). */
  textsPage: string
  /** Texts that nobody has read since they were copied, by language; null for the nine. */
  copiedTexts: Record<Language, number> | null
  /** Public dates to come. */
  dates: number
  /** What the next change has to name; 0 while it is as the files have it. */
  revision: number
  /** Newest first. */
  history: ServiceChange[]
}

export interface StaffServices {
  services: StaffService[]
  /** What the next change of the order has to name. */
  orderRevision: number
}

export interface ServiceChange {
  revision: number
  /** ISO time. */
  at: string
  /** E-mail address; null for one who has left. */
  author: string | null
  state: ServiceState
  names: ServiceNamesIn | null
  facts: CourseFacts | TeamEventFacts
  picture: string
}

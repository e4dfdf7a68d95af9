import { FACT_PAGES } from '#features/facts/content/missing-facts.ts'
import { FIRST_SERVICE_IDS } from '#features/services/content/services.ts'
import { COMPANY_LIMITS } from '../company.schema.ts'
import type { CompanyPart } from '../company-parts.ts'
import { OWNER_LIMITS } from '../owner-facts.schema.ts'
import { LANGUAGES } from '#i18n/languages.ts'

/** What a form asks for; its fields stand one below the other. Empty is null where that is allowed. */
export type Shape =
  | { kind: 'line'; most: number; mode?: 'tel' | 'email' | 'url' | 'numeric'; optional?: true }
  | { kind: 'time' }
  | { kind: 'tick' }
  | { kind: 'whole'; digits: number }
  | { kind: 'francs' }
  | { kind: 'texts'; most: number; isLong?: true; optional?: true }
  | { kind: 'ticks'; of: readonly string[] }
  /** `isNothing`: all empty is null. */
  | { kind: 'group'; fields: ShapedFields; isNothing?: true }
  /** A group for each key, with its name as heading; `isPartial`: an empty one is left out. */
  | { kind: 'groups'; keys: readonly string[]; fields: ShapedFields; isPartial?: true }
  | { kind: 'list'; fields: ShapedFields; most: number }

export type ShapedFields = Readonly<Record<string, Shape>>

const line = (most: number, mode?: 'tel' | 'email' | 'url' | 'numeric') =>
  ({ kind: 'line', most, ...(mode && { mode }) }) as const
const maybe = (most: number, mode?: 'url') =>
  ({ kind: 'line', most, optional: true, ...(mode && { mode }) }) as const
const texts = (most: number) => ({ kind: 'texts', most }) as const
const maybeTexts = (most: number) => ({ kind: 'texts', most, optional: true }) as const
const longTexts = (most: number) => ({ kind: 'texts', most, isLong: true }) as const

const { name, title, text, quote, work, url } = OWNER_LIMITS

/** As the schemas of `COMPANY_PARTS` have it. */
export const SHAPES: Readonly<Record<CompanyPart, Shape>> = {
  company: {
    kind: 'group',
    fields: {
      legalName: line(COMPANY_LIMITS.name),
      street: line(COMPANY_LIMITS.street),
      postalCode: line(4, 'numeric'),
      city: line(COMPANY_LIMITS.city),
      phone: line(COMPANY_LIMITS.phone, 'tel'),
      email: line(COMPANY_LIMITS.email, 'email'),
      uid: line(COMPANY_LIMITS.number),
      vatNumber: maybe(COMPANY_LIMITS.place),
      coordinates: line(COMPANY_LIMITS.place),
    },
  },
  openingHours: {
    kind: 'groups',
    keys: LANGUAGES,
    fields: { opens: { kind: 'time' }, closes: { kind: 'time' }, weekendByAppointment: { kind: 'tick' } },
  },
  bankAccount: {
    kind: 'group',
    isNothing: true,
    fields: {
      iban: line(40),
      qrIban: maybe(40),
      holder: line(COMPANY_LIMITS.name),
      bank: line(COMPANY_LIMITS.name),
    },
  },
  invoicing: { kind: 'group', fields: { dueDays: { kind: 'whole', digits: 3 } } },
  reminders: {
    kind: 'group',
    fields: {
      automatic: { kind: 'tick' },
      friendlyDays: { kind: 'whole', digits: 3 },
      secondDays: { kind: 'whole', digits: 3 },
      lastDays: { kind: 'whole', digits: 3 },
    },
  },
  orderInvoices: { kind: 'group', fields: { offered: { kind: 'tick' }, mostCents: { kind: 'francs' } } },
  processors: {
    kind: 'group',
    fields: {
      hosting: maybe(COMPANY_LIMITS.name),
      mail: maybe(COMPANY_LIMITS.name),
      accounting: maybe(COMPANY_LIMITS.name),
    },
  },
  insurance: { kind: 'group', isNothing: true, fields: { insurer: line(name), cover: texts(text) } },
  voices: {
    kind: 'list',
    most: OWNER_LIMITS.voices,
    fields: {
      quote: longTexts(quote),
      name: line(name),
      company: maybe(name),
      position: maybeTexts(title),
      occasion: maybeTexts(text),
      pages: { kind: 'ticks', of: FACT_PAGES },
      released: line(name),
    },
  },
  references: {
    kind: 'list',
    most: OWNER_LIMITS.references,
    fields: {
      client: texts(text),
      work: longTexts(work),
      result: maybeTexts(text),
      released: line(name),
    },
  },
  proofs: { kind: 'list', most: OWNER_LIMITS.proofs, fields: { title: texts(title), text: texts(text) } },
  memberships: {
    kind: 'list',
    most: OWNER_LIMITS.memberships,
    fields: { name: line(name), kind: texts(title), url: maybe(url, 'url') },
  },
  furtherInstructors: {
    kind: 'list',
    most: OWNER_LIMITS.instructors,
    fields: {
      name: line(name),
      qualifications: {
        kind: 'list',
        most: OWNER_LIMITS.qualifications,
        fields: { name: texts(text), body: line(name), year: { kind: 'whole', digits: 4 } },
      },
    },
  },
  projectPrices: {
    kind: 'group',
    fields: { checkCents: { kind: 'francs' }, dayRateCents: { kind: 'francs' } },
  },
  travelTimes: {
    kind: 'list',
    most: OWNER_LIMITS.travelTimes,
    fields: { from: line(name), minutes: { kind: 'whole', digits: 3 } },
  },
  meetingPlaces: {
    kind: 'groups',
    keys: FIRST_SERVICE_IDS,
    isPartial: true,
    fields: { place: texts(text), arrival: { kind: 'texts', most: work, isLong: true, optional: true } },
  },
}

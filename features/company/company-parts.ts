import type { z } from 'zod'
import type { BankAccount } from './content/bank-account.ts'
import { FIRST_COMPANY, FIRST_PROCESSORS } from './content/first-company.ts'
import { FIRST_OPENING_HOURS } from './content/opening-hours.ts'
import { FIRST_OWNER_FACTS } from '#features/facts/content/owner-facts.ts'
import {
  bankAccountSchema,
  companySchema,
  invoicingSchema,
  openingHoursSchema,
  orderInvoicesSchema,
  processorsSchema,
  remindersSchema,
} from './company.schema.ts'
import {
  instructorsSchema,
  insuranceSchema,
  meetingPlacesSchema,
  membershipsSchema,
  projectPricesSchema,
  proofsSchema,
  referencesSchema,
  travelTimesSchema,
  voicesSchema,
} from './owner-facts.schema.ts'

interface Part<Value> {
  /** Of the rows; never changes. */
  name: string
  schema: z.ZodType<Value>
  /** Until the back office knows more. */
  first: Value
  /** Identity and bank account of the company: for owners only (ADR-041). */
  isIdentity: boolean
}

/** The facts of the company, each part published separately, in the order of the back office. */
export const COMPANY_PARTS = {
  company: identity('company', companySchema, FIRST_COMPANY),
  openingHours: fact('opening-hours', openingHoursSchema, FIRST_OPENING_HOURS),
  bankAccount: identity<BankAccount | null>('bank-account', bankAccountSchema.nullable(), null),
  invoicing: fact('invoicing', invoicingSchema, { dueDays: 30 }),
  reminders: identity('invoice-reminders', remindersSchema, {
    automatic: false,
    friendlyDays: 7,
    secondDays: 21,
    lastDays: 35,
  }),
  orderInvoices: identity('order-invoices', orderInvoicesSchema, { offered: false, mostCents: 500_00 }),
  voices: fact('voices', voicesSchema, FIRST_OWNER_FACTS.voices),
  references: fact('references', referencesSchema, FIRST_OWNER_FACTS.references),
  proofs: fact('proofs', proofsSchema, FIRST_OWNER_FACTS.proofs),
  insurance: identity('insurance', insuranceSchema.nullable(), FIRST_OWNER_FACTS.insurance),
  memberships: fact('memberships', membershipsSchema, FIRST_OWNER_FACTS.memberships),
  furtherInstructors: fact('instructors', instructorsSchema, FIRST_OWNER_FACTS.furtherInstructors),
  projectPrices: fact('project-prices', projectPricesSchema, FIRST_OWNER_FACTS.projectPrices),
  travelTimes: fact('travel-times', travelTimesSchema, FIRST_OWNER_FACTS.travelTimes),
  meetingPlaces: fact('meeting-places', meetingPlacesSchema, FIRST_OWNER_FACTS.meetingPlaces),
  processors: identity('processors', processorsSchema, FIRST_PROCESSORS),
}

export type CompanyPart = keyof typeof COMPANY_PARTS
export type CompanyFacts = { [Name in CompanyPart]: (typeof COMPANY_PARTS)[Name]['first'] }

export const COMPANY_PART_IDS = Object.keys(COMPANY_PARTS) as CompanyPart[]

function fact<Value>(name: string, schema: z.ZodType<Value>, first: Value): Part<Value> {
  return { name, schema, first, isIdentity: false }
}

function identity<Value>(name: string, schema: z.ZodType<Value>, first: Value): Part<Value> {
  return { name, schema, first, isIdentity: true }
}

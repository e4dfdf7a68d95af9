import type { z } from 'zod'
import type { BankAccount } from '#content/bank-account.ts'
import { FIRST_COMPANY, FIRST_PROCESSORS } from '#content/company.ts'
import { FIRST_OPENING_HOURS } from '#content/opening-hours.ts'
import { FIRST_OWNER_FACTS } from '#content/owner-facts.ts'
import { bankAccountSchema, companySchema, openingHoursSchema, processorsSchema } from './company.schema.ts'
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
}

/** What owners tell of the company, each part published by itself, in the order of the back office. */
export const COMPANY_PARTS = {
  company: part('company', companySchema, FIRST_COMPANY),
  openingHours: part('opening-hours', openingHoursSchema, FIRST_OPENING_HOURS),
  bankAccount: part<BankAccount | null>('bank-account', bankAccountSchema.nullable(), null),
  processors: part('processors', processorsSchema, FIRST_PROCESSORS),
  insurance: part('insurance', insuranceSchema.nullable(), FIRST_OWNER_FACTS.insurance),
  voices: part('voices', voicesSchema, FIRST_OWNER_FACTS.voices),
  references: part('references', referencesSchema, FIRST_OWNER_FACTS.references),
  proofs: part('proofs', proofsSchema, FIRST_OWNER_FACTS.proofs),
  memberships: part('memberships', membershipsSchema, FIRST_OWNER_FACTS.memberships),
  furtherInstructors: part('instructors', instructorsSchema, FIRST_OWNER_FACTS.furtherInstructors),
  projectPrices: part('project-prices', projectPricesSchema, FIRST_OWNER_FACTS.projectPrices),
  travelTimes: part('travel-times', travelTimesSchema, FIRST_OWNER_FACTS.travelTimes),
  meetingPlaces: part('meeting-places', meetingPlacesSchema, FIRST_OWNER_FACTS.meetingPlaces),
}

function part<Value>(name: string, schema: z.ZodType<Value>, first: Value): Part<Value> {
  return { name, schema, first }
}

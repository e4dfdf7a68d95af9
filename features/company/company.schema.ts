import { z } from 'zod'
import type { BankAccount } from './content/bank-account.ts'
import type { Company, Processors } from './content/company.ts'
import type { AllOpeningHours, OpeningHours } from './content/opening-hours.ts'
import { line, neededLine } from '#i18n/written-text.schema.ts'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { isIban, isQrIban, plainIban } from './iban.ts'

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4] as const

/** `CHE-123.456.788` from any way of writing the nine digits; other texts as they are. */
export function formatUid(text: string): string {
  const [, one, two, three] = /^\s*CHE[-\s.]*(\d{3})[\s.]*(\d{3})[\s.]*(\d{3})\s*$/i.exec(text) ?? []
  return three ? `CHE-${one}.${two}.${three}` : text
}

/** As VAT asks for it: the UID with MWST behind it, whatever language the suffix was typed in. */
export function formatVatNumber(text: string): string {
  const [, number = ''] = /^(.*?)\s*(?:MWST|TVA|IVA|VAT)?\s*$/i.exec(text) ?? []
  const uid = formatUid(number)
  return isUid(uid) ? `${uid} MWST` : text
}

/** Form and check digit (eCH-0097: modulo 11 of the eight digits before it). */
export function isUid(text: string): boolean {
  if (!/^CHE-\d{3}\.\d{3}\.\d{3}$/.test(text)) return false
  const digits = text.replace(/\D/g, '').split('').map(Number)
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  return (11 - (sum % 11)) % 11 === digits[8]
}

/** Characters; names as long as a QR-bill takes them. */
export const COMPANY_LIMITS = {
  name: 70,
  street: 70,
  city: 35,
  phone: 24,
  email: 120,
  number: 20,
  place: 40,
} as const

const vatNumber = z
  .string()
  .max(COMPANY_LIMITS.place)
  .overwrite(formatVatNumber)
  .refine((text) => isUid(text.replace(/ MWST$/, '')) && text.endsWith(' MWST'))

export const companySchema = z
  .object({
    legalName: neededLine(COMPANY_LIMITS.name),
    street: neededLine(COMPANY_LIMITS.street),
    postalCode: z
      .string()
      .trim()
      .regex(/^\d{4}$/),
    city: neededLine(COMPANY_LIMITS.city),
    phone: z.string().max(COMPANY_LIMITS.phone).overwrite(formatPhone).refine(isPhone),
    email: z.string().trim().max(COMPANY_LIMITS.email).regex(EMAIL_ADDRESS),
    uid: z.string().max(COMPANY_LIMITS.number).overwrite(formatUid).refine(isUid),
    vatNumber: vatNumber.nullable(),
    coordinates: line(COMPANY_LIMITS.place).regex(/^\d{2}\.\d{2,5}° N, \d{1,2}\.\d{2,5}° E, \d{3,4} m$/),
  })
  // By law the number of VAT is the UID (UIDG art. 3).
  .refine(({ uid, vatNumber: vat }) => vat === null || vat.startsWith(uid), {
    path: ['vatNumber'],
  }) satisfies z.ZodType<Company>

const processor = neededLine(COMPANY_LIMITS.name).nullable()

export const processorsSchema = z.object({
  hosting: processor,
  mail: processor,
  accounting: processor,
}) satisfies z.ZodType<Processors>

/** Days from the day of an invoice until it is payable; drafts begin with it. */
export const invoicingSchema = z.object({ dueDays: z.int().min(5).max(120) })

/** Days that a reminder leaves to pay; the next one never comes before. */
const REMINDER_PAUSE_DAYS = 10
const reminderDays = z.int().min(1).max(365)

/** Reminders of invoices, in days after the due day. */
export const remindersSchema = z
  .object({
    automatic: z.boolean(),
    friendlyDays: reminderDays,
    secondDays: reminderDays,
    lastDays: reminderDays,
  })
  .refine(({ friendlyDays, secondDays }) => secondDays >= friendlyDays + REMINDER_PAUSE_DAYS, {
    path: ['secondDays'],
  })
  .refine(({ secondDays, lastDays }) => lastDays >= secondDays + REMINDER_PAUSE_DAYS, { path: ['lastDays'] })

/** Limit of the outstanding orders of one customer, in Rappen. */
export const orderInvoicesSchema = z.object({
  offered: z.boolean(),
  mostCents: z.int().min(50_00).max(10_000_00),
})

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

const openingHours = z
  .object({ opens: time, closes: time, weekendByAppointment: z.boolean() })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'] }) satisfies z.ZodType<OpeningHours>

export const openingHoursSchema = z.object({
  de: openingHours,
  en: openingHours,
  fr: openingHours,
  it: openingHours,
}) satisfies z.ZodType<AllOpeningHours>

const iban = z.string().max(40).overwrite(plainIban)

export const bankAccountSchema = z.object({
  iban: iban.refine((text) => isIban(text) && !isQrIban(text)),
  qrIban: iban.refine(isQrIban).nullable(),
  holder: neededLine(COMPANY_LIMITS.name),
  bank: neededLine(COMPANY_LIMITS.name),
}) satisfies z.ZodType<BankAccount>

/** `+41 41 123 45 67` from a Swiss number in any way of writing; numbers of other countries with single spaces. */
export function formatPhone(text: string): string {
  const typed = text.trim().replace(/\s+/g, ' ')
  const digits = typed.replace(/\(0\)|[\s/().'–-]/g, '').replace(/^00/, '+')
  const [, one, two, three, four] = /^(?:\+41|0)(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? []
  return four ? `+41 ${one} ${two} ${three} ${four}` : typed
}

/** International and with spaces alone, so that it can be read and dialled: 8 to 15 digits (ITU-T E.164). */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+[1-9]\d{0,2}(?: \d{1,12}){1,6}$/.test(text) && digits >= 8 && digits <= 15
}

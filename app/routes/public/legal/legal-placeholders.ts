import { BOOKING_TERMS } from '#content/booking-terms.ts'
import { company } from '#content/company.ts'
import type { Leader } from '#content/people.ts'
import { LEGAL_DAYS } from '#content/legal-documents.ts'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#kernel/payment-provider.ts'
import type { PlaceholderValues } from './fill-statement.ts'

export function legalPlaceholders(
  paymentProvider: PaymentProvider,
  { name: representative }: Pick<Leader, 'name'>,
): PlaceholderValues {
  const { cancellation, ...days } = BOOKING_TERMS
  return {
    company: company.legalName,
    // keeps the number with its street
    street: company.street.replace(/ (?=\d\S*$)/, '\u00a0'),
    city: `${company.postalCode}\u00a0${company.city}`,
    phone: company.phone.replaceAll(' ', '\u00a0'),
    email: company.email,
    uid: company.uid,
    vatNumber: company.vatNumber,
    // the founder is the managing director and signs for the company
    representative,
    hosting: company.processors.hosting,
    mailService: company.processors.mail,
    accounting: company.processors.accounting,
    ...Object.fromEntries(
      Object.entries(PAYMENT_PROVIDERS).map(([id, { name }]) => [id, id === paymentProvider ? name : null]),
    ),
    version: LEGAL_DAYS.terms,
    freeDays: String(cancellation[0].untilDays),
    ...Object.fromEntries(Object.entries(days).map(([name, count]) => [name, String(count)])),
  }
}

import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#kernel/payment-provider.ts'
import type { PlaceholderValues } from './fill-statement.ts'

export function legalPlaceholders(
  paymentProvider: PaymentProvider,
  { company, leader }: Pick<Namespaces['common'], 'company' | 'leader'>,
  { told: facts }: Pick<Namespaces['legal'], 'told'>,
  /** Of the document that names it. */
  version: string,
): PlaceholderValues {
  const { cancellation, ...days } = BOOKING_TERMS
  return {
    company: company.legalName,
    // keeps the number with its street
    street: company.street.replace(/ (?=\d\S*$)/, '\u00a0'),
    city: `${company.postalCode}\u00a0${company.city}`,
    phone: company.phone.replaceAll(' ', '\u00a0'),
    email: company.email,
    uid: facts.uid,
    vatNumber: company.vatNumber,
    // the founder is the managing director and signs for the company
    representative: leader.name,
    hosting: facts.processors.hosting,
    mailService: facts.processors.mail,
    accounting: facts.processors.accounting,
    ...Object.fromEntries(
      Object.entries(PAYMENT_PROVIDERS).map(([id, { name }]) => [id, id === paymentProvider ? name : null]),
    ),
    version,
    freeDays: String(cancellation[0].untilDays),
    ...Object.fromEntries(Object.entries(days).map(([name, count]) => [name, String(count)])),
  }
}

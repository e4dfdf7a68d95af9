import type commonTexts from './texts/common.ts'
import type { Leader, LocalisedPeople } from '#features/company/content/people.ts'
import type { Processors, LocalisedCompany } from '#features/company/content/company.ts'
import type { OpeningHours } from '#features/company/content/opening-hours.ts'
import type { ServicePicture } from '#features/pictures/content/pictures.ts'
import type { ServicePrices } from '#features/services/content/service-prices.ts'
import type { ServiceId } from '#features/services/content/services.ts'
import type { LocalisedFacts } from '#features/facts/content/localised-facts.ts'
import type { ChangedServices } from '#features/services/content/changed-services.ts'

/** A namespace in one language. */
type In<File extends { default: { de: unknown } }> = File['default']['de']

/** Of what the document says; orders, bookings and requests record it. */
interface LegalVersion {
  version: string
  /** `YYYY-MM-DD` */
  day: string
}

/**
 * All message bundles. A missing language of a text does not compile (`texts.ts`). Every
 * page loads `common`.
 */
export interface Namespaces {
  /** Facts are of the same publication as the texts, so that no page mixes two. */
  common: typeof commonTexts.de & {
    prices: ServicePrices
    services?: ChangedServices
    /** By id, where owners chose another one. */
    servicePictures?: Readonly<Record<ServiceId, ServicePicture>>
    leader: Leader
    company: LocalisedCompany
  }
  'address-form': In<typeof import('#content/texts/address-form.ts')>
  'attachment-list': In<typeof import('#content/texts/attachment-list.ts')>
  attachments: In<typeof import('#features/inquiry/texts/attachments.ts')>
  booking: In<typeof import('#features/booking/texts/booking.ts')> & { termsVersion: string }
  'booking-money': In<typeof import('#features/booking/texts/booking-money.ts')>
  calendar: In<typeof import('#features/calendar/texts/calendar.ts')>
  'cart-voucher': In<typeof import('#features/cart/texts/cart-voucher.ts')>
  captcha: In<typeof import('#content/texts/captcha.ts')>
  contact: In<typeof import('#features/inquiry/texts/contact.ts')>
  'contact-form': In<typeof import('#features/inquiry/texts/contact-form.ts')>
  'contact-sent': In<typeof import('#features/inquiry/texts/contact-sent.ts')> & { office: OpeningHours }
  'course-questions': In<typeof import('#features/questions/texts/course-questions.ts')>
  'form-problems': In<typeof import('#content/texts/form-problems.ts')>
  dates: In<typeof import('#features/calendar/texts/dates.ts')>
  'day-picker': In<typeof import('#content/texts/day-picker.ts')>
  event: In<typeof import('#features/calendar/texts/event.ts')>
  evidence: In<typeof import('#features/facts/texts/evidence.ts')> & { facts: LocalisedFacts }
  home: In<typeof import('#content/texts/home.ts')>
  imprint: In<typeof import('#features/messages/texts/imprint.ts')> & LegalVersion
  legal: In<typeof import('#features/messages/texts/legal.ts')> & {
    told: { uid: string; processors: Processors }
  }
  'level-test': In<typeof import('#features/services/texts/level-test.ts')>
  login: In<typeof import('#features/account/texts/login.ts')>
  'my-booking': In<typeof import('#features/booking/texts/my-booking.ts')>
  'my-quote': In<typeof import('#features/quote/texts/my-quote.ts')>
  'my-data': In<typeof import('#features/privacy/texts/my-data.ts')>
  'my-group': In<typeof import('#features/booking/texts/my-group.ts')>
  'my-invoice': In<typeof import('#features/invoice/texts/my-invoice.ts')>
  'order-invoice': In<typeof import('#features/order/texts/order-invoice.ts')>
  'pay-voucher': In<typeof import('#features/voucher/texts/pay-voucher.ts')>
  news: In<typeof import('#features/news/texts/news.ts')>
  newsletter: In<typeof import('#features/newsletter/texts/newsletter.ts')>
  'not-found': In<typeof import('#content/texts/not-found.ts')>
  philosophy: In<typeof import('#content/texts/philosophy.ts')>
  privacy: In<typeof import('#features/messages/texts/privacy.ts')> & LegalVersion
  product: In<typeof import('#features/catalog/texts/product.ts')>
  'project-management': In<typeof import('#content/texts/project-management.ts')>
  'project-questions': In<typeof import('#features/questions/texts/project-questions.ts')>
  'project-request': In<typeof import('#features/inquiry/texts/project-request.ts')>
  questions: In<typeof import('#features/questions/texts/questions.ts')>
  'request-form': In<typeof import('#features/inquiry/texts/request-form.ts')> & { termsVersion: string }
  search: In<typeof import('#features/search/texts/search.ts')>
  shop: In<typeof import('#features/catalog/texts/shop.ts')>
  staff: In<typeof import('#content/texts/staff.ts')>
  'staff-alerts': In<typeof import('#features/today/texts/staff-alerts.ts')>
  'staff-bookings': In<typeof import('#features/booking/texts/staff-bookings.ts')>
  'staff-company': In<typeof import('#features/company/texts/staff-company.ts')>
  'staff-desk': In<typeof import('#content/texts/staff-desk.ts')>
  'staff-lists': In<typeof import('#content/texts/staff-lists.ts')>
  'staff-missing': In<typeof import('#features/facts/texts/staff-missing.ts')>
  'staff-news': In<typeof import('#features/news/texts/staff-news.ts')>
  'staff-invoices': In<typeof import('#features/invoice/texts/staff-invoices.ts')>
  'staff-orders': In<typeof import('#features/order/texts/staff-orders.ts')>
  'staff-figures': In<typeof import('#features/figures/texts/staff-figures.ts')>
  'staff-legal': In<typeof import('#features/messages/texts/staff-legal.ts')>
  'staff-roles': In<typeof import('#features/account/texts/staff-roles.ts')>
  'staff-people': In<typeof import('#features/people/texts/staff-people.ts')>
  'staff-documents': In<typeof import('#features/documents/texts/staff-documents.ts')>
  'staff-pictures': In<typeof import('#features/pictures/texts/staff-pictures.ts')>
  'staff-product': In<typeof import('#features/catalog/texts/staff-product.ts')>
  'staff-prices': In<typeof import('#features/services/texts/staff-prices.ts')>
  'staff-quotes': In<typeof import('#features/quote/texts/staff-quotes.ts')>
  'staff-customer': In<typeof import('#features/customer/texts/staff-customer.ts')>
  'staff-roster': In<typeof import('#features/booking/texts/staff-roster.ts')>
  'staff-search': In<typeof import('#features/search/texts/staff-search.ts')>
  'staff-mandates': In<typeof import('#features/quote/texts/staff-mandates.ts')>
  'staff-recipients': In<typeof import('#content/texts/staff-recipients.ts')>
  'staff-blocked': In<typeof import('#features/calendar/texts/staff-blocked.ts')>
  'staff-today': In<typeof import('#features/today/texts/staff-today.ts')>
  'staff-plan-b': In<typeof import('#features/booking/texts/staff-plan-b.ts')>
  'staff-telephone': In<typeof import('#features/booking/texts/staff-telephone.ts')>
  'staff-security': In<typeof import('#features/account/texts/staff-security.ts')>
  'staff-services': In<typeof import('#features/services/texts/staff-services.ts')>
  'staff-shop': In<typeof import('#features/catalog/texts/staff-shop.ts')>
  'staff-texts': In<typeof import('#features/messages/texts/staff-texts.ts')>
  'staff-vouchers': In<typeof import('#features/voucher/texts/staff-vouchers.ts')>
  'stock-hold': In<typeof import('#features/cart/texts/stock-hold.ts')>
  success: In<typeof import('#features/order/texts/success.ts')>
  'survival-aufbruch': In<typeof import('#features/services/texts/survival-aufbruch.ts')>
  'survival-durchhaltevermoegen': In<
    typeof import('#features/services/texts/survival-durchhaltevermoegen.ts')
  >
  'survival-klarer-kompass': In<typeof import('#features/services/texts/survival-klarer-kompass.ts')>
  'survival-levels': In<typeof import('#features/services/texts/survival-levels.ts')>
  'survival-training': In<typeof import('#features/services/texts/survival-training.ts')>
  team: In<typeof import('#content/texts/team.ts')> & { people: LocalisedPeople }
  'team-event': In<typeof import('#features/services/texts/team-event.ts')>
  'team-event-questions': In<typeof import('#features/questions/texts/team-event-questions.ts')>
  'team-event-request': In<typeof import('#features/inquiry/texts/team-event-request.ts')>
  'team-event-back-to-the-roots': In<
    typeof import('#features/services/texts/team-event-back-to-the-roots.ts')
  >
  'team-event-feuer-und-fokus': In<typeof import('#features/services/texts/team-event-feuer-und-fokus.ts')>
  'team-event-orientierungspunkt': In<
    typeof import('#features/services/texts/team-event-orientierungspunkt.ts')
  >
  'team-event-shelter-bau': In<typeof import('#features/services/texts/team-event-shelter-bau.ts')>
  'team-event-survival-mindset': In<typeof import('#features/services/texts/team-event-survival-mindset.ts')>
  'team-event-wasser-und-willenskraft': In<
    typeof import('#features/services/texts/team-event-wasser-und-willenskraft.ts')
  >
  'team-events': In<typeof import('#features/services/texts/team-events.ts')>
  terms: In<typeof import('#features/messages/texts/terms.ts')> & LegalVersion
  'voucher-questions': In<typeof import('#features/questions/texts/voucher-questions.ts')>
  voucher: In<typeof import('#features/voucher/texts/voucher.ts')>
}

export type Namespace = keyof Namespaces

import type commonTexts from './texts/common.ts'
import type { Leader, LocalisedPeople } from '#content/people.ts'
import type { Processors, LocalisedCompany } from '#content/company.ts'
import type { OpeningHours } from '#content/opening-hours.ts'
import type { ServicePicture } from '#content/pictures.ts'
import type { ServicePrices } from '#content/service-prices.ts'
import type { ServiceId } from '#content/services.ts'
import type { LocalisedFacts } from '#content/localised-facts.ts'
import type { ChangedServices } from '#content/changed-services.ts'

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
  attachments: In<typeof import('#content/texts/attachments.ts')>
  booking: In<typeof import('#content/texts/booking.ts')> & { termsVersion: string }
  'booking-money': In<typeof import('#content/texts/booking-money.ts')>
  calendar: In<typeof import('#content/texts/calendar.ts')>
  'cart-voucher': In<typeof import('#content/texts/cart-voucher.ts')>
  captcha: In<typeof import('#content/texts/captcha.ts')>
  contact: In<typeof import('#content/texts/contact.ts')>
  'contact-form': In<typeof import('#content/texts/contact-form.ts')>
  'contact-sent': In<typeof import('#content/texts/contact-sent.ts')> & { office: OpeningHours }
  'course-questions': In<typeof import('#content/texts/course-questions.ts')>
  'form-problems': In<typeof import('#content/texts/form-problems.ts')>
  dates: In<typeof import('#content/texts/dates.ts')>
  'day-picker': In<typeof import('#content/texts/day-picker.ts')>
  event: In<typeof import('#content/texts/event.ts')>
  evidence: In<typeof import('#content/texts/evidence.ts')> & { facts: LocalisedFacts }
  home: In<typeof import('#content/texts/home.ts')>
  imprint: In<typeof import('#content/texts/imprint.ts')> & LegalVersion
  legal: In<typeof import('#content/texts/legal.ts')> & { told: { uid: string; processors: Processors } }
  'level-test': In<typeof import('#content/texts/level-test.ts')>
  login: In<typeof import('#content/texts/login.ts')>
  'my-booking': In<typeof import('#content/texts/my-booking.ts')>
  'my-quote': In<typeof import('#content/texts/my-quote.ts')>
  'my-data': In<typeof import('#content/texts/my-data.ts')>
  'my-group': In<typeof import('#content/texts/my-group.ts')>
  'my-invoice': In<typeof import('#content/texts/my-invoice.ts')>
  'order-invoice': In<typeof import('#content/texts/order-invoice.ts')>
  'pay-voucher': In<typeof import('#content/texts/pay-voucher.ts')>
  news: In<typeof import('#content/texts/news.ts')>
  newsletter: In<typeof import('#content/texts/newsletter.ts')>
  'not-found': In<typeof import('#content/texts/not-found.ts')>
  philosophy: In<typeof import('#content/texts/philosophy.ts')>
  privacy: In<typeof import('#content/texts/privacy.ts')> & LegalVersion
  product: In<typeof import('#content/texts/product.ts')>
  'project-management': In<typeof import('#content/texts/project-management.ts')>
  'project-questions': In<typeof import('#content/texts/project-questions.ts')>
  'project-request': In<typeof import('#content/texts/project-request.ts')>
  questions: In<typeof import('#content/texts/questions.ts')>
  'request-form': In<typeof import('#content/texts/request-form.ts')> & { termsVersion: string }
  search: In<typeof import('#content/texts/search.ts')>
  shop: In<typeof import('#content/texts/shop.ts')>
  staff: In<typeof import('#content/texts/staff.ts')>
  'staff-alerts': In<typeof import('#content/texts/staff-alerts.ts')>
  'staff-bookings': In<typeof import('#content/texts/staff-bookings.ts')>
  'staff-company': In<typeof import('#content/texts/staff-company.ts')>
  'staff-desk': In<typeof import('#content/texts/staff-desk.ts')>
  'staff-lists': In<typeof import('#content/texts/staff-lists.ts')>
  'staff-missing': In<typeof import('#content/texts/staff-missing.ts')>
  'staff-news': In<typeof import('#content/texts/staff-news.ts')>
  'staff-invoices': In<typeof import('#content/texts/staff-invoices.ts')>
  'staff-orders': In<typeof import('#content/texts/staff-orders.ts')>
  'staff-figures': In<typeof import('#content/texts/staff-figures.ts')>
  'staff-legal': In<typeof import('#content/texts/staff-legal.ts')>
  'staff-roles': In<typeof import('#content/texts/staff-roles.ts')>
  'staff-people': In<typeof import('#content/texts/staff-people.ts')>
  'staff-documents': In<typeof import('#content/texts/staff-documents.ts')>
  'staff-pictures': In<typeof import('#content/texts/staff-pictures.ts')>
  'staff-product': In<typeof import('#content/texts/staff-product.ts')>
  'staff-prices': In<typeof import('#content/texts/staff-prices.ts')>
  'staff-quotes': In<typeof import('#content/texts/staff-quotes.ts')>
  'staff-customer': In<typeof import('#content/texts/staff-customer.ts')>
  'staff-roster': In<typeof import('#content/texts/staff-roster.ts')>
  'staff-search': In<typeof import('#content/texts/staff-search.ts')>
  'staff-mandates': In<typeof import('#content/texts/staff-mandates.ts')>
  'staff-recipients': In<typeof import('#content/texts/staff-recipients.ts')>
  'staff-blocked': In<typeof import('#content/texts/staff-blocked.ts')>
  'staff-today': In<typeof import('#content/texts/staff-today.ts')>
  'staff-plan-b': In<typeof import('#content/texts/staff-plan-b.ts')>
  'staff-telephone': In<typeof import('#content/texts/staff-telephone.ts')>
  'staff-security': In<typeof import('#content/texts/staff-security.ts')>
  'staff-services': In<typeof import('#content/texts/staff-services.ts')>
  'staff-shop': In<typeof import('#content/texts/staff-shop.ts')>
  'staff-texts': In<typeof import('#content/texts/staff-texts.ts')>
  'staff-vouchers': In<typeof import('#content/texts/staff-vouchers.ts')>
  'stock-hold': In<typeof import('#content/texts/stock-hold.ts')>
  success: In<typeof import('#content/texts/success.ts')>
  'survival-aufbruch': In<typeof import('#content/texts/survival-aufbruch.ts')>
  'survival-durchhaltevermoegen': In<typeof import('#content/texts/survival-durchhaltevermoegen.ts')>
  'survival-klarer-kompass': In<typeof import('#content/texts/survival-klarer-kompass.ts')>
  'survival-levels': In<typeof import('#content/texts/survival-levels.ts')>
  'survival-training': In<typeof import('#content/texts/survival-training.ts')>
  team: In<typeof import('#content/texts/team.ts')> & { people: LocalisedPeople }
  'team-event': In<typeof import('#content/texts/team-event.ts')>
  'team-event-questions': In<typeof import('#content/texts/team-event-questions.ts')>
  'team-event-request': In<typeof import('#content/texts/team-event-request.ts')>
  'team-event-back-to-the-roots': In<typeof import('#content/texts/team-event-back-to-the-roots.ts')>
  'team-event-feuer-und-fokus': In<typeof import('#content/texts/team-event-feuer-und-fokus.ts')>
  'team-event-orientierungspunkt': In<typeof import('#content/texts/team-event-orientierungspunkt.ts')>
  'team-event-shelter-bau': In<typeof import('#content/texts/team-event-shelter-bau.ts')>
  'team-event-survival-mindset': In<typeof import('#content/texts/team-event-survival-mindset.ts')>
  'team-event-wasser-und-willenskraft': In<
    typeof import('#content/texts/team-event-wasser-und-willenskraft.ts')
  >
  'team-events': In<typeof import('#content/texts/team-events.ts')>
  terms: In<typeof import('#content/texts/terms.ts')> & LegalVersion
  'voucher-questions': In<typeof import('#content/texts/voucher-questions.ts')>
  voucher: In<typeof import('#content/texts/voucher.ts')>
}

export type Namespace = keyof Namespaces

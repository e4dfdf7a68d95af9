import type commonMessages from '#i18n/messages/de.ts'
import type { Leader, ShownPeople } from '#content/people.ts'
import type { Processors, ShownCompany } from '#content/company.ts'
import type { OpeningHours } from '#content/opening-hours.ts'
import type { ServicePicture } from '#content/pictures.ts'
import type { ServicePrices } from '#content/service-prices.ts'
import type { ServiceId } from '#content/services.ts'
import type { ShownFacts } from '#content/shown-facts.ts'
import type { ShownServices } from '#content/shown-services.ts'
import type addressForm from '#content/address-form/de.ts'
import type attachmentList from '#content/attachment-list/de.ts'
import type attachments from '#content/attachments/de.ts'
import type booking from '#content/booking/de.ts'
import type bookingMoney from '#content/booking-money/de.ts'
import type calendar from '#content/calendar/de.ts'
import type cartVoucher from '#content/cart-voucher/de.ts'
import type captcha from '#content/captcha/de.ts'
import type contact from '#content/contact/de.ts'
import type contactForm from '#content/contact-form/de.ts'
import type contactSent from '#content/contact-sent/de.ts'
import type formProblems from '#content/form-problems/de.ts'
import type courseQuestions from '#content/course-questions/de.ts'
import type dates from '#content/dates/de.ts'
import type dayPicker from '#content/day-picker/de.ts'
import type event from '#content/event/de.ts'
import type evidence from '#content/evidence/de.ts'
import type home from '#content/home/de.ts'
import type imprint from '#content/imprint/de.ts'
import type legal from '#content/legal/de.ts'
import type levelTest from '#content/level-test/de.ts'
import type login from '#content/login/de.ts'
import type myBooking from '#content/my-booking/de.ts'
import type myQuote from '#content/my-quote/de.ts'
import type myGroup from '#content/my-group/de.ts'
import type payVoucher from '#content/pay-voucher/de.ts'
import type myInvoice from '#content/my-invoice/de.ts'
import type orderInvoice from '#content/order-invoice/de.ts'
import type myData from '#content/my-data/de.ts'
import type newsletter from '#content/newsletter/de.ts'
import type news from '#content/news/de.ts'
import type notFound from '#content/not-found/de.ts'
import type philosophy from '#content/philosophy/de.ts'
import type privacy from '#content/privacy/de.ts'
import type product from '#content/product/de.ts'
import type projectManagement from '#content/project-management/de.ts'
import type projectQuestions from '#content/project-questions/de.ts'
import type projectRequest from '#content/project-request/de.ts'
import type questions from '#content/questions/de.ts'
import type requestForm from '#content/request-form/de.ts'
import type search from '#content/search/de.ts'
import type shop from '#content/shop/de.ts'
import type staff from '#content/staff/de.ts'
import type staffAlerts from '#content/staff-alerts/de.ts'
import type staffInvoices from '#content/staff-invoices/de.ts'
import type staffOrders from '#content/staff-orders/de.ts'
import type staffCompany from '#content/staff-company/de.ts'
import type staffBookings from '#content/staff-bookings/de.ts'
import type staffDesk from '#content/staff-desk/de.ts'
import type staffLists from '#content/staff-lists/de.ts'
import type staffMissing from '#content/staff-missing/de.ts'
import type staffNews from '#content/staff-news/de.ts'
import type staffFigures from '#content/staff-figures/de.ts'
import type staffLegal from '#content/staff-legal/de.ts'
import type staffRoles from '#content/staff-roles/de.ts'
import type staffPeople from '#content/staff-people/de.ts'
import type staffDocuments from '#content/staff-documents/de.ts'
import type staffPictures from '#content/staff-pictures/de.ts'
import type staffProduct from '#content/staff-product/de.ts'
import type staffMandates from '#content/staff-mandates/de.ts'
import type staffRecipients from '#content/staff-recipients/de.ts'
import type staffBlocked from '#content/staff-blocked/de.ts'
import type staffToday from '#content/staff-today/de.ts'
import type staffQuotes from '#content/staff-quotes/de.ts'
import type staffPrices from '#content/staff-prices/de.ts'
import type staffSecurity from '#content/staff-security/de.ts'
import type staffServices from '#content/staff-services/de.ts'
import type staffShop from '#content/staff-shop/de.ts'
import type staffCustomer from '#content/staff-customer/de.ts'
import type staffRoster from '#content/staff-roster/de.ts'
import type staffSearch from '#content/staff-search/de.ts'
import type staffPlanB from '#content/staff-plan-b/de.ts'
import type staffTelephone from '#content/staff-telephone/de.ts'
import type staffVouchers from '#content/staff-vouchers/de.ts'
import type staffTexts from '#content/staff-texts/de.ts'
import type stockHold from '#content/stock-hold/de.ts'
import type success from '#content/success/de.ts'
import type survivalAufbruch from '#content/survival-aufbruch/de.ts'
import type survivalDurchhaltevermoegen from '#content/survival-durchhaltevermoegen/de.ts'
import type survivalKlarerKompass from '#content/survival-klarer-kompass/de.ts'
import type survivalLevels from '#content/survival-levels/de.ts'
import type survivalTraining from '#content/survival-training/de.ts'
import type team from '#content/team/de.ts'
import type teamEvent from '#content/team-event/de.ts'
import type teamEventQuestions from '#content/team-event-questions/de.ts'
import type teamEventRequest from '#content/team-event-request/de.ts'
import type backToTheRoots from '#content/team-event-back-to-the-roots/de.ts'
import type feuerUndFokus from '#content/team-event-feuer-und-fokus/de.ts'
import type orientierungspunkt from '#content/team-event-orientierungspunkt/de.ts'
import type shelterBau from '#content/team-event-shelter-bau/de.ts'
import type survivalMindset from '#content/team-event-survival-mindset/de.ts'
import type wasserUndWillenskraft from '#content/team-event-wasser-und-willenskraft/de.ts'
import type teamEvents from '#content/team-events/de.ts'
import type terms from '#content/terms/de.ts'
import type voucherQuestions from '#content/voucher-questions/de.ts'
import type voucher from '#content/voucher/de.ts'

/** Of what the document says; orders, bookings and requests record it. */
interface LegalVersion {
  version: string
  /** `YYYY-MM-DD` */
  day: string
}

/**
 * All message bundles. The German file defines the type, so a missing key in another language does not compile. Every
 * page loads `common`.
 */
export interface Namespaces {
  /** Facts are of the same publication as the texts, so that no page mixes two. */
  common: typeof commonMessages & {
    prices: ServicePrices
    services?: ShownServices
    /** By id, where owners chose another one. */
    servicePictures?: Readonly<Record<ServiceId, ServicePicture>>
    leader: Leader
    company: ShownCompany
  }
  'address-form': typeof addressForm
  'attachment-list': typeof attachmentList
  attachments: typeof attachments
  booking: typeof booking & { termsVersion: string }
  'booking-money': typeof bookingMoney
  calendar: typeof calendar
  'cart-voucher': typeof cartVoucher
  captcha: typeof captcha
  contact: typeof contact
  'contact-form': typeof contactForm
  'contact-sent': typeof contactSent & { office: OpeningHours }
  'course-questions': typeof courseQuestions
  'form-problems': typeof formProblems
  dates: typeof dates
  'day-picker': typeof dayPicker
  event: typeof event
  evidence: typeof evidence & { shown: ShownFacts }
  home: typeof home
  imprint: typeof imprint & LegalVersion
  legal: typeof legal & { told: { uid: string; processors: Processors } }
  'level-test': typeof levelTest
  login: typeof login
  'my-booking': typeof myBooking
  'my-quote': typeof myQuote
  'my-data': typeof myData
  'my-group': typeof myGroup
  'my-invoice': typeof myInvoice
  'order-invoice': typeof orderInvoice
  'pay-voucher': typeof payVoucher
  news: typeof news
  newsletter: typeof newsletter
  'not-found': typeof notFound
  philosophy: typeof philosophy
  privacy: typeof privacy & LegalVersion
  product: typeof product
  'project-management': typeof projectManagement
  'project-questions': typeof projectQuestions
  'project-request': typeof projectRequest
  questions: typeof questions
  'request-form': typeof requestForm & { termsVersion: string }
  search: typeof search
  shop: typeof shop
  staff: typeof staff
  'staff-alerts': typeof staffAlerts
  'staff-bookings': typeof staffBookings
  'staff-company': typeof staffCompany
  'staff-desk': typeof staffDesk
  'staff-lists': typeof staffLists
  'staff-missing': typeof staffMissing
  'staff-news': typeof staffNews
  'staff-invoices': typeof staffInvoices
  'staff-orders': typeof staffOrders
  'staff-figures': typeof staffFigures
  'staff-legal': typeof staffLegal
  'staff-roles': typeof staffRoles
  'staff-people': typeof staffPeople
  'staff-documents': typeof staffDocuments
  'staff-pictures': typeof staffPictures
  'staff-product': typeof staffProduct
  'staff-prices': typeof staffPrices
  'staff-quotes': typeof staffQuotes
  'staff-customer': typeof staffCustomer
  'staff-roster': typeof staffRoster
  'staff-search': typeof staffSearch
  'staff-mandates': typeof staffMandates
  'staff-recipients': typeof staffRecipients
  'staff-blocked': typeof staffBlocked
  'staff-today': typeof staffToday
  'staff-plan-b': typeof staffPlanB
  'staff-telephone': typeof staffTelephone
  'staff-security': typeof staffSecurity
  'staff-services': typeof staffServices
  'staff-shop': typeof staffShop
  'staff-texts': typeof staffTexts
  'staff-vouchers': typeof staffVouchers
  'stock-hold': typeof stockHold
  success: typeof success
  'survival-aufbruch': typeof survivalAufbruch
  'survival-durchhaltevermoegen': typeof survivalDurchhaltevermoegen
  'survival-klarer-kompass': typeof survivalKlarerKompass
  'survival-levels': typeof survivalLevels
  'survival-training': typeof survivalTraining
  team: typeof team & { people: ShownPeople }
  'team-event': typeof teamEvent
  'team-event-questions': typeof teamEventQuestions
  'team-event-request': typeof teamEventRequest
  'team-event-back-to-the-roots': typeof backToTheRoots
  'team-event-feuer-und-fokus': typeof feuerUndFokus
  'team-event-orientierungspunkt': typeof orientierungspunkt
  'team-event-shelter-bau': typeof shelterBau
  'team-event-survival-mindset': typeof survivalMindset
  'team-event-wasser-und-willenskraft': typeof wasserUndWillenskraft
  'team-events': typeof teamEvents
  terms: typeof terms & LegalVersion
  'voucher-questions': typeof voucherQuestions
  voucher: typeof voucher
}

export type Namespace = keyof Namespaces

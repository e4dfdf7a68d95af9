import type commonTexts from './texts/common.ts'
import type { Leader, ShownPeople } from '#content/people.ts'
import type { Processors, ShownCompany } from '#content/company.ts'
import type { OpeningHours } from '#content/opening-hours.ts'
import type { ServicePicture } from '#content/pictures.ts'
import type { ServicePrices } from '#content/service-prices.ts'
import type { ServiceId } from '#content/services.ts'
import type { ShownFacts } from '#content/shown-facts.ts'
import type { ShownServices } from '#content/shown-services.ts'
import type addressForm from '#content/texts/address-form.ts'
import type attachmentList from '#content/texts/attachment-list.ts'
import type attachments from '#content/texts/attachments.ts'
import type booking from '#content/texts/booking.ts'
import type bookingMoney from '#content/texts/booking-money.ts'
import type calendar from '#content/texts/calendar.ts'
import type cartVoucher from '#content/texts/cart-voucher.ts'
import type captcha from '#content/texts/captcha.ts'
import type contact from '#content/texts/contact.ts'
import type contactForm from '#content/texts/contact-form.ts'
import type contactSent from '#content/texts/contact-sent.ts'
import type formProblems from '#content/texts/form-problems.ts'
import type courseQuestions from '#content/texts/course-questions.ts'
import type dates from '#content/texts/dates.ts'
import type dayPicker from '#content/texts/day-picker.ts'
import type event from '#content/texts/event.ts'
import type evidence from '#content/texts/evidence.ts'
import type home from '#content/texts/home.ts'
import type imprint from '#content/texts/imprint.ts'
import type legal from '#content/texts/legal.ts'
import type levelTest from '#content/texts/level-test.ts'
import type login from '#content/texts/login.ts'
import type myBooking from '#content/texts/my-booking.ts'
import type myQuote from '#content/texts/my-quote.ts'
import type myGroup from '#content/texts/my-group.ts'
import type payVoucher from '#content/texts/pay-voucher.ts'
import type myInvoice from '#content/texts/my-invoice.ts'
import type orderInvoice from '#content/texts/order-invoice.ts'
import type myData from '#content/texts/my-data.ts'
import type newsletter from '#content/texts/newsletter.ts'
import type news from '#content/texts/news.ts'
import type notFound from '#content/texts/not-found.ts'
import type philosophy from '#content/texts/philosophy.ts'
import type privacy from '#content/texts/privacy.ts'
import type product from '#content/texts/product.ts'
import type projectManagement from '#content/texts/project-management.ts'
import type projectQuestions from '#content/texts/project-questions.ts'
import type projectRequest from '#content/texts/project-request.ts'
import type questions from '#content/texts/questions.ts'
import type requestForm from '#content/texts/request-form.ts'
import type search from '#content/texts/search.ts'
import type shop from '#content/texts/shop.ts'
import type staff from '#content/texts/staff.ts'
import type staffAlerts from '#content/texts/staff-alerts.ts'
import type staffInvoices from '#content/texts/staff-invoices.ts'
import type staffOrders from '#content/texts/staff-orders.ts'
import type staffCompany from '#content/texts/staff-company.ts'
import type staffBookings from '#content/texts/staff-bookings.ts'
import type staffDesk from '#content/texts/staff-desk.ts'
import type staffLists from '#content/texts/staff-lists.ts'
import type staffMissing from '#content/texts/staff-missing.ts'
import type staffNews from '#content/texts/staff-news.ts'
import type staffFigures from '#content/texts/staff-figures.ts'
import type staffLegal from '#content/texts/staff-legal.ts'
import type staffRoles from '#content/texts/staff-roles.ts'
import type staffPeople from '#content/texts/staff-people.ts'
import type staffDocuments from '#content/texts/staff-documents.ts'
import type staffPictures from '#content/texts/staff-pictures.ts'
import type staffProduct from '#content/texts/staff-product.ts'
import type staffMandates from '#content/texts/staff-mandates.ts'
import type staffRecipients from '#content/texts/staff-recipients.ts'
import type staffBlocked from '#content/texts/staff-blocked.ts'
import type staffToday from '#content/texts/staff-today.ts'
import type staffQuotes from '#content/texts/staff-quotes.ts'
import type staffPrices from '#content/texts/staff-prices.ts'
import type staffSecurity from '#content/texts/staff-security.ts'
import type staffServices from '#content/texts/staff-services.ts'
import type staffShop from '#content/texts/staff-shop.ts'
import type staffCustomer from '#content/texts/staff-customer.ts'
import type staffRoster from '#content/texts/staff-roster.ts'
import type staffSearch from '#content/texts/staff-search.ts'
import type staffPlanB from '#content/texts/staff-plan-b.ts'
import type staffTelephone from '#content/texts/staff-telephone.ts'
import type staffVouchers from '#content/texts/staff-vouchers.ts'
import type staffTexts from '#content/texts/staff-texts.ts'
import type stockHold from '#content/texts/stock-hold.ts'
import type success from '#content/texts/success.ts'
import type survivalAufbruch from '#content/texts/survival-aufbruch.ts'
import type survivalDurchhaltevermoegen from '#content/texts/survival-durchhaltevermoegen.ts'
import type survivalKlarerKompass from '#content/texts/survival-klarer-kompass.ts'
import type survivalLevels from '#content/texts/survival-levels.ts'
import type survivalTraining from '#content/texts/survival-training.ts'
import type team from '#content/texts/team.ts'
import type teamEvent from '#content/texts/team-event.ts'
import type teamEventQuestions from '#content/texts/team-event-questions.ts'
import type teamEventRequest from '#content/texts/team-event-request.ts'
import type backToTheRoots from '#content/texts/team-event-back-to-the-roots.ts'
import type feuerUndFokus from '#content/texts/team-event-feuer-und-fokus.ts'
import type orientierungspunkt from '#content/texts/team-event-orientierungspunkt.ts'
import type shelterBau from '#content/texts/team-event-shelter-bau.ts'
import type survivalMindset from '#content/texts/team-event-survival-mindset.ts'
import type wasserUndWillenskraft from '#content/texts/team-event-wasser-und-willenskraft.ts'
import type teamEvents from '#content/texts/team-events.ts'
import type terms from '#content/texts/terms.ts'
import type voucherQuestions from '#content/texts/voucher-questions.ts'
import type voucher from '#content/texts/voucher.ts'

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
    services?: ShownServices
    /** By id, where owners chose another one. */
    servicePictures?: Readonly<Record<ServiceId, ServicePicture>>
    leader: Leader
    company: ShownCompany
  }
  'address-form': typeof addressForm.de
  'attachment-list': typeof attachmentList.de
  attachments: typeof attachments.de
  booking: typeof booking.de & { termsVersion: string }
  'booking-money': typeof bookingMoney.de
  calendar: typeof calendar.de
  'cart-voucher': typeof cartVoucher.de
  captcha: typeof captcha.de
  contact: typeof contact.de
  'contact-form': typeof contactForm.de
  'contact-sent': typeof contactSent.de & { office: OpeningHours }
  'course-questions': typeof courseQuestions.de
  'form-problems': typeof formProblems.de
  dates: typeof dates.de
  'day-picker': typeof dayPicker.de
  event: typeof event.de
  evidence: typeof evidence.de & { shown: ShownFacts }
  home: typeof home.de
  imprint: typeof imprint.de & LegalVersion
  legal: typeof legal.de & { told: { uid: string; processors: Processors } }
  'level-test': typeof levelTest.de
  login: typeof login.de
  'my-booking': typeof myBooking.de
  'my-quote': typeof myQuote.de
  'my-data': typeof myData.de
  'my-group': typeof myGroup.de
  'my-invoice': typeof myInvoice.de
  'order-invoice': typeof orderInvoice.de
  'pay-voucher': typeof payVoucher.de
  news: typeof news.de
  newsletter: typeof newsletter.de
  'not-found': typeof notFound.de
  philosophy: typeof philosophy.de
  privacy: typeof privacy.de & LegalVersion
  product: typeof product.de
  'project-management': typeof projectManagement.de
  'project-questions': typeof projectQuestions.de
  'project-request': typeof projectRequest.de
  questions: typeof questions.de
  'request-form': typeof requestForm.de & { termsVersion: string }
  search: typeof search.de
  shop: typeof shop.de
  staff: typeof staff.de
  'staff-alerts': typeof staffAlerts.de
  'staff-bookings': typeof staffBookings.de
  'staff-company': typeof staffCompany.de
  'staff-desk': typeof staffDesk.de
  'staff-lists': typeof staffLists.de
  'staff-missing': typeof staffMissing.de
  'staff-news': typeof staffNews.de
  'staff-invoices': typeof staffInvoices.de
  'staff-orders': typeof staffOrders.de
  'staff-figures': typeof staffFigures.de
  'staff-legal': typeof staffLegal.de
  'staff-roles': typeof staffRoles.de
  'staff-people': typeof staffPeople.de
  'staff-documents': typeof staffDocuments.de
  'staff-pictures': typeof staffPictures.de
  'staff-product': typeof staffProduct.de
  'staff-prices': typeof staffPrices.de
  'staff-quotes': typeof staffQuotes.de
  'staff-customer': typeof staffCustomer.de
  'staff-roster': typeof staffRoster.de
  'staff-search': typeof staffSearch.de
  'staff-mandates': typeof staffMandates.de
  'staff-recipients': typeof staffRecipients.de
  'staff-blocked': typeof staffBlocked.de
  'staff-today': typeof staffToday.de
  'staff-plan-b': typeof staffPlanB.de
  'staff-telephone': typeof staffTelephone.de
  'staff-security': typeof staffSecurity.de
  'staff-services': typeof staffServices.de
  'staff-shop': typeof staffShop.de
  'staff-texts': typeof staffTexts.de
  'staff-vouchers': typeof staffVouchers.de
  'stock-hold': typeof stockHold.de
  success: typeof success.de
  'survival-aufbruch': typeof survivalAufbruch.de
  'survival-durchhaltevermoegen': typeof survivalDurchhaltevermoegen.de
  'survival-klarer-kompass': typeof survivalKlarerKompass.de
  'survival-levels': typeof survivalLevels.de
  'survival-training': typeof survivalTraining.de
  team: typeof team.de & { people: ShownPeople }
  'team-event': typeof teamEvent.de
  'team-event-questions': typeof teamEventQuestions.de
  'team-event-request': typeof teamEventRequest.de
  'team-event-back-to-the-roots': typeof backToTheRoots.de
  'team-event-feuer-und-fokus': typeof feuerUndFokus.de
  'team-event-orientierungspunkt': typeof orientierungspunkt.de
  'team-event-shelter-bau': typeof shelterBau.de
  'team-event-survival-mindset': typeof survivalMindset.de
  'team-event-wasser-und-willenskraft': typeof wasserUndWillenskraft.de
  'team-events': typeof teamEvents.de
  terms: typeof terms.de & LegalVersion
  'voucher-questions': typeof voucherQuestions.de
  voucher: typeof voucher.de
}

export type Namespace = keyof Namespaces

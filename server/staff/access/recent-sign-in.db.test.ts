import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD } from '#test/auth/auth-scene.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'
import type { StaffRisk } from './recent-sign-in.ts'

let scene: StaffScene
beforeAll(async () => {
  scene = await openStaffScene()
})
afterAll(() => scene.close())

const NEEDED = [403, { statusCode: 403, code: 'recent_sign_in_needed' }]
const ID = '00000000-0000-4000-8000-000000000000'
const EXPORT = ['GET', '/newsletter.csv'] as const

const SENDS_BACK = 'returns_money'
/** Every route: the risk that it declares, or why it has none. */
const ROUTES: Record<string, StaffRisk | { none: string }> = {
  'POST /orders/:id/refund': SENDS_BACK,
  'POST /orders/:id/refund-settlement': SENDS_BACK,
  'POST /orders/:id/voucher-return': SENDS_BACK,
  'POST /orders/:id/returns': SENDS_BACK,
  'POST /orders/:id/cancellation': { none: 'sends no money' },
  'POST /bookings/:id/cancellation': SENDS_BACK,
  'POST /bookings/:id/people': SENDS_BACK,
  'POST /bookings/:id/move': SENDS_BACK,
  'POST /bookings/:id/refund': SENDS_BACK,
  'POST /bookings/:id/refund-attempt': SENDS_BACK,
  'POST /events/:id/cancellation': SENDS_BACK,
  'POST /events/:id/plan': SENDS_BACK,
  'POST /bookings/:id/choice': SENDS_BACK,
  'GET /events/:id/bookings.csv': 'exports_data',
  'GET /newsletter.csv': 'exports_data',
  'GET /inquiries.csv': 'exports_data',
  'GET /quotes.csv': 'exports_data',
  'GET /orders.csv': 'exports_data',
  'GET /bookings.csv': 'exports_data',
  'GET /accounts.csv': 'exports_data',
  'GET /news.csv': 'exports_data',
  'GET /customers.csv': 'exports_data',
  'GET /mails.csv': 'exports_data',
  'GET /events.csv': 'exports_data',
  'GET /documents.csv': 'exports_data',
  'GET /security.csv': 'exports_data',
  'POST /retention-approvals': 'deletes_data',
  'POST /clock-confirmations': 'deletes_data',
  'POST /bookings': { none: 'asks for money, returns none' },
  'POST /bookings/:id/call': { none: 'says that somebody was told' },
  'POST /bookings/:id/wish': { none: 'says that a wish is settled' },
  'GET /bookings/:id/confirmation.pdf': { none: 'one booking, as its customer has it' },
  'POST /bookings/:id/participants': { none: 'names only' },
  'POST /bookings/:id/emergency': { none: 'one number on one booking' },
  'POST /bookings/:id/attendance': { none: 'can be undone' },
  'POST /bookings/:id/note': { none: 'for staff alone' },
  'POST /bookings/:id/confirmation': { none: 'the amount due grows, never falls' },
  'POST /bookings/:id/invoice': { none: 'the amount due grows, never falls' },
  'POST /bookings/:id/payment': { none: 'records money that came in' },
  'POST /bookings/:id/voucher': { none: 'takes part of a voucher; the invoice or staff can give it back' },
  'POST /bookings/:id/agreement': { none: 'moves no money' },
  'POST /bookings/:id/mail': { none: 'goes to the customer' },
  'GET /search': { none: 'a few rows on the screen' },
  'GET /mails/:id/preview': { none: 'one mail, without codes' },
  'GET /bookings/:id/mails': { none: 'when we wrote about one booking' },
  'POST /mails/:id/repetition': { none: 'goes to whoever got it' },
  'POST /customers/:id/email': 'changes_access',
  'GET /customers/:id': { none: 'one customer on the screen' },
  'GET /blocked-days': { none: 'no customers' },
  'GET /blocked-days/:id': { none: 'what a few days touch, on the screen' },
  'GET /events/:id/guide-choices': { none: 'people of the house' },
  'POST /events/:id/guides': { none: 'can be undone' },
  'GET /time-clashes': { none: 'what is at one time, on the screen' },
  'POST /events/:id/removal': { none: 'nobody has booked it' },
  'GET /day-hits': { none: 'what a few days touch, on the screen' },
  'POST /blocked-days': { none: 'can be undone' },
  'POST /blocked-days/:id/removal': { none: 'can be entered again' },
  'POST /staff-people/:id': { none: 'a name on a list' },
  'POST /quotes/:id/date-confirmation': { none: 'says yes to a date at the price that was sent' },
  'POST /quotes/:id/move': { none: 'the same price on another date; the customer decides' },
  'GET /events': { none: 'no customers' },
  'GET /event-services': { none: 'what everybody reads' },
  'GET /events/:id/roster': { none: 'one date on the screen, of money what is due at the door' },
  'POST /events/:id/roster-marks': { none: 'attendance can be undone; records money that came in' },
  'GET /events/:id': { none: 'one date on the screen' },
  'POST /events/:id/plan-mails': { none: 'looks at mails; starts nothing' },
  'POST /events/:id/change-preview': { none: 'looks at mails; changes nothing' },
  'POST /events/:id/cancellation-preview': { none: 'looks at mails; changes nothing' },
  'POST /events/:id/confirmation-preview': { none: 'looks at mails; changes nothing' },
  'POST /bookings/:id/move-preview': { none: 'looks at mails; changes nothing' },
  'GET /mandates': { none: 'what is to do, on the screen' },
  'GET /mandates/:id': { none: 'one mandate on the screen' },
  'POST /mandate-documents/:id/removal': 'deletes_data',
  'POST /mandates/:id': { none: 'says what comes next' },
  'POST /mandates/:id/closing': { none: 'can be opened again' },
  'POST /mandates/:id/documents': { none: 'adds a file' },
  'GET /mandate-documents/:id/file': { none: 'one file' },
  'GET /events/:id/plan': { none: 'one date on the screen' },
  'POST /events': { none: 'nobody has booked it' },
  'PUT /events/:id': { none: 'bookings keep their price; leaving is up to customers' },
  'POST /events/:id/confirmation': { none: 'tells customers' },
  'POST /events/:id/repetitions': { none: 'nobody has booked them' },
  'POST /orders/:id/fulfilment': { none: 'tells the customer' },
  'GET /orders/:id': { none: 'one order on the screen' },
  'GET /orders/:id/packing-slip': { none: 'paper of one order, without prices' },
  'GET /orders/:id/label': { none: 'paper of one order' },
  'POST /orders/:id/parcels': { none: 'tells the customer; can be taken back' },
  'POST /orders/:id/parcel-reversal': { none: 'nobody has heard of it' },
  'POST /orders/:id/address': { none: 'a typing error; before and after stand in the log' },
  'POST /orders/:id/notes': { none: 'for staff alone' },
  'GET /orders': { none: 'a page on the screen' },
  'GET /bookings': { none: 'a page on the screen' },
  'GET /customers': { none: 'a page on the screen' },
  'GET /inquiries': { none: 'a page on the screen' },
  'GET /inquiries/:id': { none: 'one request on the screen' },
  'GET /inquiries/:id/attachments/:attachmentId': { none: 'one file of one request' },
  'POST /inquiries/:id/state': { none: 'can be undone' },
  'POST /inquiries/:id/notes': { none: 'for staff alone' },
  'GET /figures': { none: 'sums, of nobody in particular' },
  'GET /figures.csv': { none: 'sums, of nobody in particular' },
  'GET /invoices.csv': 'exports_data',
  'GET /invoice-payments.csv': 'exports_data',
  'GET /invoices': { none: 'a page on the screen' },
  'GET /invoices/:id': { none: 'one invoice on the screen' },
  'GET /invoices/:id/pdf': { none: 'one document of one customer' },
  'POST /invoices': { none: 'nobody has read it' },
  'POST /invoice-drafts': { none: 'nobody has read it' },
  'POST /invoices/:id': { none: 'nobody reads it before it is sent' },
  'POST /invoices/:id/discarding': { none: 'nobody has read it' },
  'POST /invoices/:id/sending': { none: 'goes to whom it was written to' },
  'POST /invoices/:id/resending': { none: 'goes to whom it was written to' },
  'POST /invoices/:id/payment': { none: 'records money that came in' },
  'POST /invoices/:id/voucher-payment': { none: 'can be taken back' },
  'POST /invoices/:id/payback': SENDS_BACK,
  'POST /invoices/:id/payment-reversal': { none: 'can be entered again' },
  'POST /invoices/:id/reminder': { none: 'goes to whom it was written to' },
  'POST /invoices/:id/reminder-stop': { none: 'can be undone' },
  'POST /invoices/:id/reminder-hold': { none: 'can be undone' },
  'POST /invoices/:id/credit': { none: 'moves no money; goes to whom it was written to' },
  'POST /invoices/:id/write-off': { none: 'moves no money; a payment opens it again' },
  'GET /quotes': { none: 'a page on the screen' },
  'GET /quotes/:id': { none: 'one quote on the screen' },
  'GET /quotes/:id/quote.pdf': { none: 'one quote' },
  'POST /quotes': { none: 'nobody has read it' },
  'POST /quotes/:id': { none: 'nobody reads it before it is sent' },
  'POST /quotes/:id/sending': { none: 'goes to whom it was written to' },
  'POST /quotes/:id/resending': { none: 'goes to whom it was written to' },
  'POST /quotes/:id/withdrawal': { none: 'can be sent anew' },
  'POST /quotes/:id/acceptance': { none: 'tells the customer' },
  'POST /quotes/:id/decline': { none: 'frees a date' },
  'GET /mails': { none: 'a page on the screen' },
  'POST /mails/:id/sending': { none: 'goes to whom it was written to' },
  'POST /put-offs': { none: 'can be taken back' },
  'POST /put-off-reversals': { none: 'shows it again' },
  'GET /today': { none: 'what is due, on the screen' },
  'GET /overview': { none: 'counts' },
  'POST /presence': { none: 'who has the same thing open' },
  'GET /missing': { none: 'no customers' },
  'POST /missing/:id/confirmation': { none: 'no customers; can be taken back' },
  'GET /vouchers': { none: 'a page on the screen' },
  'GET /vouchers/:id': { none: 'one voucher on the screen, without its code' },
  'GET /vouchers/:id/mail': { none: 'one mail on the screen, without a code' },
  'GET /vouchers/:id/file': SENDS_BACK,
  'GET /vouchers.csv': 'exports_data',
  'POST /voucher-lookups': { none: 'finds what is typed' },
  'POST /vouchers/:id/redemptions': { none: 'can be undone' },
  'POST /voucher-redemptions/:id/reversal': { none: 'can be redeemed again' },
  'POST /vouchers/:id/block': { none: 'can be undone, and keeps its worth' },
  'POST /vouchers/:id/release': { none: 'can be blocked again' },
  'POST /vouchers/:id/extension': { none: 'a later day for what was paid' },
  'POST /vouchers/:id/replacement': SENDS_BACK,
  'POST /vouchers/:id/mail': { none: 'goes to the customer' },
  'GET /voucher-years': { none: 'what the shop says' },
  'POST /voucher-years': { none: 'counts for what is sold from now on; can be changed back' },
  'GET /products': { none: 'what the shop shows or soon will, and its stock' },
  'GET /products.csv': { none: 'what the shop shows or soon will, and its stock' },
  'POST /product-imports': { none: 'shown before it is done; can be changed back' },
  'POST /variants/:id/price': { none: 'counts for new carts alone, and can be changed back' },
  'POST /variants/:id/stock': { none: 'can be counted again' },
  'POST /products/:id/values': { none: 'can be taken off again' },
  'POST /products/:id/value-removals': { none: 'can be offered again; orders keep theirs' },
  'POST /products/:id/voucher-pictures': { none: 'can be undone' },
  'POST /products/:id/own-amount': { none: 'can be undone' },
  'POST /products': { none: 'a draft that nobody sees' },
  'GET /products/:id': { none: 'no customers' },
  'POST /products/:id': { none: 'orders keep what they have' },
  'POST /products/:id/publication': { none: 'can be undone' },
  'POST /products/:id/withdrawal': { none: 'can be undone' },
  'POST /products/:id/removal': { none: 'can be undone' },
  'POST /products/:id/return': { none: 'can be undone' },
  'POST /products/:id/preview': { none: 'keeps nothing' },
  'GET /arrangement': { none: 'no customers' },
  'POST /arrangement': { none: 'can be undone' },
  'POST /products/:id/hiding': { none: 'can be undone' },
  'POST /products/:id/listing': { none: 'can be undone' },
  'GET /news': { none: 'pieces that everybody reads, or soon' },
  'GET /news/:id': { none: 'pieces that everybody reads, or soon' },
  'GET /news/:id/preview': { none: 'pieces that everybody reads, or soon' },
  'GET /news/:id/issue': { none: 'counts, and a text that everybody reads' },
  'POST /news/:id/issue-test': { none: 'goes to whoever asks' },
  'POST /news/:id/issue': { none: 'once, to those who asked for it' },
  'POST /news': { none: 'nobody sees it yet' },
  'POST /news/:id/drafts': { none: 'nobody sees it yet' },
  'POST /news/:id/publication': { none: 'can be taken off again' },
  'POST /news/:id/withdrawal': { none: 'can be published again' },
  'GET /services': { none: 'no customers' },
  'POST /services': { none: 'a draft that nobody sees' },
  'POST /services/:id': { none: 'what is booked keeps its price, and it can be changed back' },
  'POST /services/:id/publication': { none: 'can be retired' },
  'POST /services/:id/retirement': { none: 'bookings stay, and it can be offered again' },
  'POST /services/:id/removal': { none: 'drafts that never were on the site' },
  'POST /service-order': { none: 'can be changed back' },
  'GET /facts': { none: 'what pages and invoices say' },
  'GET /facts/:id': { none: 'what pages and invoices say, or said' },
  'POST /facts/:id': { none: 'can be changed back; no account, no address' },
  'POST /company/:id': 'changes_company',
  'POST /picture-previews': { none: 'a picture of whoever asks' },
  'GET /pictures': { none: 'pictures that everybody sees, or soon' },
  'GET /pictures/:id': { none: 'pictures that everybody sees, or soon' },
  'POST /pictures': { none: 'nobody sees it yet' },
  'POST /pictures/:id/drafts': { none: 'nobody sees it yet' },
  'POST /pictures/:id/publication': { none: 'can be taken off the pages again' },
  'POST /pictures/:id/removal': 'deletes_data',
  'GET /documents': { none: 'documents that everybody sees, or soon' },
  'GET /documents/:id': { none: 'documents that everybody sees, or soon' },
  'GET /documents/:id/file': { none: 'documents that everybody sees, or soon' },
  'POST /documents': { none: 'nobody sees it yet' },
  'POST /documents/:id/publication': { none: 'can be taken off the pages again' },
  'POST /documents/:id/removal': 'deletes_data',
  'GET /photo-strips': { none: 'pictures that everybody sees' },
  'POST /photo-strips/:id': { none: 'can be changed back' },
  'GET /legal': { none: 'texts that everybody reads, or soon' },
  'GET /legal/:id': { none: 'texts that everybody reads, or soon' },
  'GET /legal/:id/preview': { none: 'texts that everybody reads, or soon' },
  'POST /legal/:id/drafts': { none: 'nobody sees it yet' },
  'POST /legal/:id/draft-removal': { none: 'nobody has seen it' },
  'POST /legal/:id/publication': { none: 'contracts keep their version, and another may follow' },
  'POST /legal/:id/withdrawal': { none: 'can be planned again' },
  'GET /people': { none: 'what the team page says' },
  'POST /people': { none: 'can be taken off again' },
  'POST /people/:id/removal': 'deletes_data',
  'POST /people-order': { none: 'can be changed back' },
  'POST /people/:id': { none: 'can be taken back' },
  'GET /prices': { none: 'prices that everybody reads, or soon' },
  'POST /prices/:id': { none: 'what is booked keeps its price, and it can be changed back' },
  'POST /prices/:id/invoicing': {
    none: 'quotes that were sent keep what they say, and it can be changed back',
  },
  'POST /planned-prices/:id/withdrawal': { none: 'can be planned again' },
  'GET /texts': { none: 'texts that everybody reads, or soon' },
  'GET /text-queue/:id': { none: 'texts that everybody reads, or soon' },
  'GET /texts/:id': { none: 'texts that everybody reads, or soon' },
  'GET /texts/:id/preview': { none: 'texts that everybody reads, or soon' },
  'GET /texts.xlf': { none: 'texts that everybody reads, or soon' },
  'GET /texts.csv': { none: 'texts that everybody reads, or soon' },
  'POST /translations': { none: 'nobody sees it yet' },
  'POST /texts/:id/drafts': { none: 'nobody sees it yet' },
  'POST /texts/:id/lists': { none: 'nobody sees it yet' },
  'POST /texts/:id/suggestions': { none: 'nobody sees it yet' },
  'POST /texts/:id/publications': { none: 'can be taken back' },
  'POST /publications/:id/reversal': { none: 'can be taken back' },
  'GET /waiting-bookings': { none: 'a page on the screen' },
  'GET /security/:id': { none: 'one action on the screen' },
  'GET /accounts': { none: 'who works here' },
  'POST /accounts': 'changes_access',
  'POST /accounts/:id/invitation': 'changes_access',
  'POST /accounts/:id/role': 'changes_access',
  'POST /accounts/:id/revocation': 'changes_access',
  'GET /security': { none: 'a page on the screen' },
  'GET /alerts': { none: 'no customers' },
  'POST /alerts/:id/dismissal': { none: 'raised again while it lasts' },
}
const RISKY = Object.entries(ROUTES).flatMap(([route, risk]) => (typeof risk === 'string' ? [route] : []))

it('every route declares its permission, and is tested here', async () => {
  await scene.app.ready()
  const declared = scene.routes.map(({ method, url, risk }) => [
    `${method} ${url.replace('/api/staff', '')}`,
    risk,
  ])
  const judged = Object.entries(ROUTES).map(([route, risk]) => [
    route,
    typeof risk === 'string' ? risk : 'none',
  ])
  expect(declared.sort()).toEqual(judged.sort())
})

it.each(RISKY)('%s requires a sign-in of the last 12 hours', async (route) => {
  const [method, url] = route.split(' ') as ['GET' | 'POST', string]
  const path = url.replace(':id', url.startsWith('/orders') ? '1' : ID)
  const body = method === 'POST' ? {} : undefined
  for (const [hours, isNeeded] of [
    [0, false],
    [11.9, false],
    [12.1, true],
    [400, true],
  ] as const) {
    scene.later(hours * 60)
    const answer = await scene.call(method, path, body)
    if (isNeeded) expect([answer.status, answer.body]).toEqual(NEEDED)
    else expect(answer.status).not.toBe(403)
    scene.later(-hours * 60)
  }
})

it('a renewed token does not count; the password does, and so does the code of a second factor', async () => {
  const { client, email } = await scene.signUp()
  scene.later(13 * 60)
  scene.auth.later(13 * 3600)
  const renewed = await client.refreshSession()
  const token = renewed.data.session?.access_token
  expect((await scene.call(...EXPORT, undefined, token)).body).toEqual(NEEDED[1])
  expect((await scene.get('/events', token)).status).toBe(200)
  const again = await client.signInWithPassword({ email, password: PASSWORD })
  const fresh = again.data.session?.access_token
  expect((await scene.call(...EXPORT, undefined, fresh)).status).toBe(200)

  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })
  if (factor?.type !== 'totp') throw new Error('no factor')
  const code = (steps = 0) =>
    new TOTP({ secret: factor.totp.secret }).generate({
      timestamp: scene.auth.context.clock().getTime() + steps * 30_000,
    })
  await client.mfa.challengeAndVerify({ factorId: factor.id, code: code() })
  scene.later(13 * 60)
  scene.auth.later(13 * 3600)
  const later = (await client.refreshSession()).data.session?.access_token
  expect((await scene.call(...EXPORT, undefined, later)).status).toBe(403)
  const proven = await client.mfa.challengeAndVerify({ factorId: factor.id, code: code() })
  expect(proven.error).toBeNull()
  expect((await scene.call(...EXPORT, undefined, proven.data?.access_token)).status).toBe(200)
  scene.later(-26 * 60)
})

import { UNCONFIRMED } from '#features/facts/content/unconfirmed.ts'
import { CONFIRMED_KIND } from '#features/facts/confirmed-statement.ts'
import { editablePage, textAt } from '#features/messages/message-files.ts'
import type { StoredAction } from '#features/account/security/read-security-log.server.ts'
import { actionsIn } from '#features/account/security/audit-words.server.ts'
import type { AuditedChange, SecurityAction } from '#features/account/security/security-log.ts'
import { readStockChange } from '#features/catalog/staff/staff-shop.server.ts'
import { COMPANY_PART_IDS, COMPANY_PARTS } from '#features/company/company-parts.ts'
import { readFactChange } from '#features/facts/read-facts.server.ts'
import { listChanges } from '#features/messages/messages-repository.server.ts'
import { readNewsChange } from '#features/news/staff/edit-news.server.ts'
import { findAddressChange } from '#features/order/staff/correct-order-address.server.ts'
import { readPersonChange } from '#features/people/people.server.ts'
import { readVersionChange } from '#features/quote/staff/read-quote-log.server.ts'
import { formatPrice } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { type Difference, listDifferences } from '#kernel/list-differences.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import { fileNewsDocuments } from '#features/news/http/news-files.ts'
import { francsOf, numberIn, rangeOf, toChanges } from './format-change.server.ts'
import { MOST_KEPT } from '#features/account/security/keep-differences.ts'
import {
  type Reading,
  type Values,
  type Reader,
  readAmount,
  readRest,
  AMOUNTS,
} from './entry-reading.server.ts'

/** Actions of which the log or the history of a thing knows before and after. */
const READERS: Partial<Record<SecurityAction, Reader>> = {
  texts_published: readTexts,
  texts_reverted: readTexts,
  fact_published: readFact,
  service_changed: readFact,
  person_published: async ({ db }, { detail }, { fields }) => {
    const change = await readPersonChange(db, numberIn(detail, 'revision'))
    return change ? toChanges(listDifferences(change.before, change.after), fields) : []
  },
  news_published: async ({ db }, { detail }, { fields }) => {
    const change = await readNewsChange(db, { documents: fileNewsDocuments }, numberIn(detail, 'revision'))
    return change ? toChanges(listDifferences(change.before, change.after), fields) : []
  },
  price_planned: ({ language }, { detail }, values) => [
    {
      label: `${values.price}, ${values.from} ${formatDay(language, String(detail['from']))}`,
      before: 'was' in detail ? francsOf(language, detail['was']) : null,
      after: francsOf(language, detail['cents']),
    },
  ],
  group_invoicing_set: (_deps, { detail }, values) => [
    {
      label: values.deposit,
      before: String(detail['was']).replace(' ', ', '),
      after: `${String(detail['percent'])}, ${String(detail['days'])}`,
    },
  ],
  price_changed: ({ language }, { detail }, values) => [
    {
      label: values.price,
      before: francsOf(language, detail['from']),
      after: francsOf(language, detail['to']),
    },
    ...(detail['sale'] === undefined || detail['sale'] === detail['saleBefore']
      ? []
      : [
          {
            label: values.sale,
            before: francsOf(language, detail['saleBefore']),
            after: francsOf(language, detail['sale']),
          },
        ]),
  ],
  stock_changed: async ({ db }, { at, detail }, values) => {
    const change = await readStockChange(db, String(detail['variant']), new Date(at))
    if (!change) return []
    const label = change.note ? `${values.stock} (${change.note})` : values.stock
    return [{ label, before: String(change.before), after: String(change.after) }]
  },
  voucher_value_changed: ({ language }, { detail }, values) =>
    detail['isOffered'] === true && typeof detail['francs'] === 'number'
      ? [
          {
            label: values.amount,
            before: null,
            after: formatPrice(language, detail['francs'] * 100, { code: 'chf' }),
          },
        ]
      : [],
  own_amount_changed: ({ language }, { detail }, values) => [
    {
      label: values.amount,
      before: rangeOf(language, detail['leastBefore'], detail['mostBefore']),
      after: rangeOf(language, detail['least'], detail['most']),
    },
  ],
  voucher_pictures_changed: readKept,
  product_changed: readKept,
  event_changed: readKept,
  order_address_corrected: async ({ db }, { detail }, { fields }) => {
    const change = await findAddressChange(db, String(detail['change']))
    return change ? toChanges(listDifferences(change.before, change.after), fields) : []
  },
  customer_email_corrected: (_reading, { detail }, values) => [
    { label: values.email, before: textIn(detail, 'before'), after: textIn(detail, 'after') },
    ...('united' in detail ? [{ label: values.united, before: null, after: String(detail['united']) }] : []),
  ],
  order_refunded: ({ language }, { detail }, values) => [
    { label: values.refund, before: null, after: francsOf(language, detail['refundCents']) },
  ],
  order_paid_back: ({ language }, { detail }, values) => [
    { label: values.refund, before: null, after: francsOf(language, detail['refundCents']) },
  ],
  order_returned: ({ language }, { detail }, values) => [
    { label: values.refund, before: null, after: francsOf(language, detail['refundCents']) },
  ],
  request_changed: ({ site, language }, { detail }, values) => {
    const states: Readonly<Record<string, string>> = staffTexts(site, language, 'staff-desk').states
    const stateOf = (key: 'from' | 'to') => states[String(detail[key])] ?? null
    return [{ label: values.state, before: stateOf('from'), after: stateOf('to') }]
  },
  invoice_sent: readAmount,
  invoice_paid: readAmount,
  invoice_paid_back: readAmount,
  invoice_credited: readAmount,
  invoice_written_off: readAmount,
  voucher_redeemed: readRest,
  voucher_redemption_undone: ({ language }, { detail }, values) => [
    { label: values.refund, before: null, after: francsOf(language, detail['cents']) },
  ],
  voucher_unblocked: (_reading, { detail }, values) => [
    { label: values.reason, before: String(detail['reason'] ?? ''), after: null },
  ],
  voucher_extended: ({ language }, { detail }, values) => [
    {
      label: values.validUntil,
      before: formatDay(language, String(detail['before'])),
      after: formatDay(language, String(detail['after'])),
    },
  ],
  voucher_replaced: ({ language }, { detail }, values) => [
    {
      label: values.voucher,
      before: `… ${String(detail['before'])}`,
      after: `… ${String(detail['lastFour'])}`,
    },
    { label: values.rest, before: null, after: francsOf(language, detail['restCents']) },
    { label: values.reason, before: null, after: String(detail['reason'] ?? '') },
  ],
  booking_step: readBookingStep,
  quote_step: readQuoteStep,
  staff_role_granted: readRole,
  staff_role_revoked: readRole,
}

export function hasChanges({ action, detail }: Pick<StoredAction, 'action' | 'detail'>): boolean {
  if (!(action in READERS)) return hasReason({ action, detail })
  if (action === 'voucher_pictures_changed' || action === 'product_changed' || action === 'event_changed')
    return Array.isArray(detail['changes'])
  if (action === 'booking_step')
    return Object.keys(AMOUNTS).some((key) => Number(detail[key]) > 0) || 'from' in detail
  if (action === 'quote_step') return 'version' in detail || Boolean(detail['reason'])
  if (action === 'voucher_value_changed') return detail['isOffered'] === true
  return NEEDED[action] === undefined || NEEDED[action] in detail
}

/** Keys that older rows lack. */
const NEEDED: Partial<Record<SecurityAction, string>> = {
  texts_published: 'publication',
  texts_reverted: 'publication',
  fact_published: 'revision',
  service_changed: 'revision',
  person_published: 'revision',
  news_published: 'revision',
  customer_email_corrected: 'after',
}

/** Values before and after, for readers of the log; empty when they are deleted. */
export async function readEntryChanges(
  reading: Reading,
  row: StoredAction,
  values: Values,
): Promise<AuditedChange[]> {
  const read = READERS[row.action]
  if (read) return await read(reading, row, values)
  return hasReason(row) ? [{ label: values.reason, before: null, after: String(row.detail['reason']) }] : []
}

/** What somebody wrote; of what was refused it is a code. */
function hasReason({ action, detail }: Pick<StoredAction, 'action' | 'detail'>): boolean {
  return (
    typeof detail['reason'] === 'string' && detail['reason'] !== '' && !actionsIn('refused').includes(action)
  )
}

async function readTexts({ db, site }: Reading, { detail }: StoredAction): Promise<AuditedChange[]> {
  const page = editablePage(site.files, String(detail['page']))
  if (!page) return []
  const { texts } = await listChanges(db, page.namespaces, [numberIn(detail, 'publication')])
  return texts.map(({ namespace, path, language, before, value }) => {
    const file = textAt(site.files, namespace, path)?.texts[language] ?? null
    return { label: LANGUAGE_NAMES[language], before: before?.value ?? file, after: value ?? file }
  })
}

async function readFact(
  { db, site, language }: Reading,
  { detail }: StoredAction,
  { fields }: Values,
): Promise<AuditedChange[]> {
  const change = await readFactChange(db, numberIn(detail, 'revision'))
  if (!change) return []
  if (change.kind === CONFIRMED_KIND.name) {
    const { confirmed } = staffTexts(site, language, 'staff-missing').unconfirmed
    const label = (value: unknown) => (value === true ? confirmed : null)
    const about = UNCONFIRMED.find(({ id }) => id === detail['key'])?.statement[language]
    return [
      { label: about ?? String(detail['key']), before: label(change.before), after: label(change.after) },
    ]
  }
  const part = COMPANY_PART_IDS.find((each) => COMPANY_PARTS[each].name === change.kind)
  const before = change.before ?? (part ? COMPANY_PARTS[part].first : null)
  const own = part && staffTexts(site, language, 'staff-company').fields[part]
  return toChanges(listDifferences(before, change.after), own ?? fields)
}

function textIn(detail: StoredAction['detail'], key: string): string | null {
  const value = detail[key]
  return typeof value === 'string' ? value : null
}

function readRole({ site, language }: Reading, { detail }: StoredAction, values: Values): AuditedChange[] {
  const roles: Readonly<Record<string, { name: string }>> = staffTexts(site, language, 'staff-roles').roles
  const roleOf = (key: 'from' | 'to') => {
    const role = detail[key]
    return typeof role === 'string' ? (roles[role]?.name ?? role) : null
  }
  return [{ label: values.role, before: roleOf('from'), after: roleOf('to') }]
}

function readKept(_reading: Reading, { detail }: StoredAction, { fields }: Values): AuditedChange[] {
  const kept = detail['changes']
  return Array.isArray(kept) ? toChanges(kept as Difference[], fields) : []
}

function readBookingStep({ language }: Reading, { detail }: StoredAction, values: Values): AuditedChange[] {
  const { from, to } = detail
  const people =
    typeof from === 'number' && typeof to === 'number'
      ? [{ label: values.people, before: String(from), after: String(to) }]
      : []
  const amounts = Object.entries(AMOUNTS).flatMap(([key, label]) =>
    Number(detail[key]) > 0
      ? [{ label: values[label], before: null, after: francsOf(language, detail[key]) }]
      : [],
  )
  return [...people, ...amounts]
}

/** A version against the one before it, as they were sent; nothing once the quote is deleted. */
async function readQuoteStep(
  { db, site, language }: Reading,
  { detail }: StoredAction,
  values: Values,
): Promise<AuditedChange[]> {
  const { quoteId, version, reason } = detail
  const why =
    typeof reason === 'string' && reason !== '' ? [{ label: values.reason, before: null, after: reason }] : []
  if (typeof version !== 'number') return why
  const change = await readVersionChange(db, String(quoteId), version)
  if (!change) return why
  const labels = staffTexts(site, language, 'staff-quotes')
  return [...why, ...toChanges(listDifferences(change.before, change.after).slice(0, MOST_KEPT), labels)]
}

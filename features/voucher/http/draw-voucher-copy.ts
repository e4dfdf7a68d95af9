import { eq, sql } from 'drizzle-orm'
import type { Company } from '#features/company/content/company.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { orderLines } from '#features/order/database/order.tables.server.ts'
import type { OrderDetails, OrderVoucher } from '#features/order/order-details.ts'
import { VOUCHER_NEWS, type VoucherNews } from '#features/voucher/mail/voucher-news.ts'
import { voucherCopyTexts } from '#features/voucher/mail/voucher-copy.texts.ts'
import { voucherEntries, vouchers } from '#features/voucher/voucher.tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import { fill, formatPrice } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { findAbout, type Letter, letterText } from '#platform/mail/letter.ts'
import { type DrawVoucherDeps, drawVouchers, type SoldWith } from '#features/order/http/print-voucher.ts'
import { readOrder } from '#features/order/http/read-order.ts'

interface VoucherOfOrder {
  order: SoldWith
  voucher: OrderVoucher
  title: string
}

function findVoucher(db: Database, id: string): Promise<VoucherOfOrder | undefined> {
  return findVoucherOfOrder(db, id).then((found) => found ?? findVoucherOfBooking(db, id))
}

/** A voucher in place of what a booking was paid with (ADR-052); of a replaced one its replacement. */
async function findVoucherOfBooking(db: Database, id: string): Promise<VoucherOfOrder | undefined> {
  const [requested] = await db.select().from(vouchers).where(eq(vouchers.id, id))
  const currentId = requested?.replacedById ?? id
  const [found] = await db
    .select({
      voucher: vouchers,
      number: bookings.number,
      language: bookings.language,
      balanceCents: sql<number>`(${db
        .select({ cents: sql`coalesce(sum(${voucherEntries.amountCents}), 0)::int` })
        .from(voucherEntries)
        .where(eq(voucherEntries.voucherId, currentId))})`,
    })
    .from(vouchers)
    .leftJoin(bookings, eq(bookings.id, vouchers.bookingId))
    .where(eq(vouchers.id, currentId))
  if (!found || found.voucher.orderLineId) return undefined
  const { voucher, number, balanceCents } = found
  const { kind, level, currency, lastFour, validUntil, issuedAt, test } = voucher
  const language = found.language ?? 'de'
  return {
    order: { lines: [], language, test },
    title: fill(voucherCopyTexts[language].fromBooking, { number: number ?? '' }),
    voucher: {
      id: voucher.id,
      orderLineId: '',
      kind,
      level,
      amountCents: currentId === id ? voucher.initialCents : balanceCents,
      currency,
      lastFour,
      validUntil,
      issuedAt,
      balanceCents,
      voided: voucher.voidedAt !== null || voucher.suspendedAt !== null,
    },
  }
}

/** A voucher as its order has it; of a replaced one its replacement, at its present rest. Undefined when there is none. */
async function findVoucherOfOrder(db: Database, id: string): Promise<VoucherOfOrder | undefined> {
  const [found] = await db
    .select({ orderId: orderLines.orderId, replacedById: vouchers.replacedById })
    .from(vouchers)
    .innerJoin(orderLines, eq(orderLines.id, vouchers.orderLineId))
    .where(eq(vouchers.id, id))
  const order = found && (await readOrder(db, found.orderId))
  const currentId = found?.replacedById ?? id
  const voucher = order?.vouchers.find((each) => each.id === currentId)
  if (!order || !voucher) return undefined
  const entries = await db
    .select({ cause: voucherEntries.cause })
    .from(voucherEntries)
    .where(eq(voucherEntries.voucherId, currentId))
  const isReplacement = entries.some(({ cause }) => cause === 'replacement')
  return {
    order,
    title: titleOf(order, voucher),
    voucher:
      isReplacement && voucher.balanceCents > 0 ? { ...voucher, amountCents: voucher.balanceCents } : voucher,
  }
}

/** The PDF with the code; undefined when there is no such voucher, or it is void. */
export async function drawVoucherCopy(deps: DrawVoucherDeps & { database: Database }, id: string) {
  const found = await findVoucher(deps.database, id)
  if (!found || found.voucher.voided) return undefined
  const { files } = await drawVouchers(deps, found.order, [found.voucher])
  return files[0]
}

/** Throws when the voucher is void or not there: then the mail has failed, and the owner is notified. */
export async function voucherCopyLetter(
  deps: DrawVoucherDeps & { database: Database },
  { voucherId, news }: Record<string, unknown>,
): Promise<Letter> {
  const found = await findAbout('voucher', voucherId, async (id) => {
    const any = await findVoucher(deps.database, id)
    return any?.voucher.voided ? undefined : any
  })
  const { files } = await drawVouchers(deps, found.order, [found.voucher])
  const known = VOUCHER_NEWS.find((each) => each === news) ?? 'copy'
  return { ...letterOf(found, known), replyTo: deps.company.email, files }
}

/** Subject and text as they would be sent now. */
export async function previewVoucherMail(
  { database, company }: { database: Database; company: Company },
  id: string,
  news: VoucherNews,
): Promise<{ subject: string; text: string } | undefined> {
  const found = await findVoucher(database, id)
  if (!found) return undefined
  const letter = letterOf(found, news)
  return { subject: letter.subject, text: letterText(letter, company) }
}

/** The voucher is attached; its code stands in no mail. */
function letterOf({ order: { language }, voucher, title }: VoucherOfOrder, news: VoucherNews): Letter {
  const texts = voucherCopyTexts[language]
  const { balanceCents, currency, validUntil } = voucher
  const amount = formatPrice(language, balanceCents, { code: currency })
  return {
    language,
    subject: texts.subject[news],
    title: texts.title[news],
    greeting: texts.greeting,
    body: [
      fill(texts.attached[news], { title, amount, date: formatDay(language, validUntil) }),
      news === 'replaced' && texts.oldIsVoid,
      texts.code,
      texts.questions,
    ],
  }
}

function titleOf(order: OrderDetails, voucher: OrderVoucher): string {
  const line = order.lines.find(({ id }) => id === voucher.orderLineId)
  return [line?.productTitle, line?.variantTitle].filter(Boolean).join(', ').replaceAll('\u00ad', '')
}

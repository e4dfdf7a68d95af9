import { readCurrentParcels, readReturns } from '#features/order/database/parcels-repository.server.ts'
import {
  orderConfirmedLetter,
  orderNotificationLetter,
  orderReturnedLetter,
  orderSentLetter,
  voucherGiftLetter,
} from '#features/order/mail/order-letters.server.ts'
import type { MailedParcel, MailedReturn } from '#features/order/mail/order-mail.ts'
import { orderNoticeLetter } from '#features/order/mail/order-notice.server.ts'
import type { OrderNotification } from '#features/order/mail/order-notification.texts.ts'
import type { OrderDetails } from '#features/order/order-details.ts'
import { orderReference } from '#features/order/order-reference.server.ts'
import { describeParcel, named } from '#features/order/parcels/describe-parcel.ts'
import { isMailedTo } from '#features/order/parcels/is-mailed.server.ts'
import { isPosted } from '#features/order/parcels/parcel.ts'
import type { Database } from '#platform/database/database.ts'
import { findAbout, type WriteLetter } from '#platform/mail/letter.ts'
import { type DrawVoucherDeps, drawVouchers } from './print-voucher.ts'
import { readOrder } from './read-order.ts'
import { titlesIn } from './titles-in.ts'

type Deps = DrawVoucherDeps & { database: Database }
type Write = WriteLetter<Deps>

const confirmed: Write = async (deps, payload) => {
  const order = await orderOf(deps, payload)
  const { printed, files } = await drawVouchers(deps, order, order.vouchers)
  const mail = { ...deps, order: { ...order, vouchers: printed }, orderUrl: urlOf(deps, order) }
  const codes = Object.fromEntries(printed.map(({ id, code }) => [id, code]))
  return { ...orderConfirmedLetter(mail, codes), files }
}

const notice: Write = async (deps, payload) => {
  const order = await orderOf(deps, payload)
  const [named = order] = await titlesIn(deps.database, [order], 'de')
  return orderNoticeLetter(named)
}

const newsOf =
  (news: OrderNotification): Write =>
  async (deps, payload) => {
    const order = await orderOf(deps, payload)
    return orderNotificationLetter({ ...deps, order, orderUrl: urlOf(deps, order) }, news)
  }

/** Of a parcel; before parcels were recorded, of the whole order. */
const sent: Write = async (deps, payload, language) => {
  if (payload['parcelId'] === undefined) return newsOf('sent')(deps, payload, language)
  const order = await orderOf(deps, payload)
  const parcel = await findAbout('parcel', payload['parcelId'], (id) =>
    readMailedParcel(deps.database, order, id),
  )
  return orderSentLetter({ ...deps, order, orderUrl: urlOf(deps, order) }, parcel)
}

const returned: Write = async (deps, payload) => {
  const order = await orderOf(deps, payload)
  const lines = await findAbout('return', payload['returnId'], (id) =>
    readMailedReturn(deps.database, order, id),
  )
  return orderReturnedLetter({ ...deps, order, orderUrl: urlOf(deps, order) }, lines)
}

/** The good vouchers of a line for its recipient. Throws when all are void: then the mail has failed, and the owner is notified. */
const gift: Write = async (deps, payload) => {
  const order = await orderOf(deps, payload)
  const line = order.lines.find(({ id }) => id === payload['lineId'])
  const vouchers = order.vouchers.filter(({ orderLineId, voided }) => orderLineId === line?.id && !voided)
  const [voucher] = vouchers
  if (!line || !voucher) throw new Error('the vouchers of the mail are not there')
  const { files } = await drawVouchers(deps, order, vouchers)
  return { ...voucherGiftLetter(order, line, voucher), replyTo: deps.company.email, files }
}

export const orderLetters = {
  'order-confirmed': confirmed,
  'order-notice': notice,
  'order-invoiced': newsOf('invoiced'),
  'order-sent': sent,
  'order-refunded': newsOf('refunded'),
  'order-returned': returned,
  'voucher-gift': gift,
}

function orderOf({ database }: Deps, { orderId }: Record<string, unknown>): Promise<OrderDetails> {
  return findAbout('order', orderId, (id) => readOrder(database, id))
}

function urlOf({ key, publicUrl }: Deps, { id, language }: OrderDetails): string {
  return `${publicUrl}/success?order=${orderReference(key, id)}&lng=${language}`
}

/** Undefined when it was undone. */
async function readMailedParcel(
  db: Database,
  order: OrderDetails,
  parcelId: unknown,
): Promise<MailedParcel | undefined> {
  const { id, lines } = order
  const isMailed = await isMailedTo(db, order)
  const posted = lines.filter((line) => isPosted(line, { isMailed }))
  return describeParcel(posted, await readCurrentParcels(db, id), parcelId)
}

async function readMailedReturn(
  db: Database,
  { id: orderId, lines }: OrderDetails,
  returnId: unknown,
): Promise<MailedReturn | undefined> {
  const made = (await readReturns(db, [orderId])).find(({ id }) => id === returnId)
  if (!made) return undefined
  return { lines: named(lines, made.lines), voucherCents: made.voucherCents, cardCents: made.cardCents }
}

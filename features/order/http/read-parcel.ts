import { readReturns, readCurrentParcels } from '#features/order/database/parcels-repository.server.ts'
import type { MailedParcel, MailedReturn } from '#features/order/mail/order-mail.ts'
import type { OrderDetails } from '#features/order/order-details.ts'
import { describeParcel, named } from '#features/order/parcels/describe-parcel.ts'
import { isMailedTo } from '#features/order/parcels/is-mailed.server.ts'
import { isPosted } from '#features/order/parcels/parcel.ts'
import type { Database } from '#platform/database/database.ts'

/** Undefined when it was undone. */
export async function readMailedParcel(
  db: Database,
  order: OrderDetails,
  parcelId: unknown,
): Promise<MailedParcel | undefined> {
  const { id, lines } = order
  const isMailed = await isMailedTo(db, order)
  const posted = lines.filter((line) => isPosted(line, { isMailed }))
  return describeParcel(posted, await readCurrentParcels(db, id), parcelId)
}

export async function readMailedReturn(
  db: Database,
  { id: orderId, lines }: OrderDetails,
  returnId: unknown,
): Promise<MailedReturn | undefined> {
  const made = (await readReturns(db, [orderId])).find(({ id }) => id === returnId)
  if (!made) return undefined
  return { lines: named(lines, made.lines), voucherCents: made.voucherCents, cardCents: made.cardCents }
}

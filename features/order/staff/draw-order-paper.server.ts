import type { Company } from '#features/company/content/company.ts'
import { readCurrentParcels } from '#features/order/database/parcels-repository.server.ts'
import { addressLines, deliveryLines } from '#features/order/mail/order-mail.ts'
import type { OrderDetails } from '#features/order/order-details.ts'
import { addressWhenSent } from '#features/order/parcels/delivery-address.ts'
import { describeParcel, named } from '#features/order/parcels/describe-parcel.ts'
import { isMailedTo } from '#features/order/parcels/is-mailed.server.ts'
import {
  countPieces,
  isPosted,
  type Pieces,
  takePieces,
  unsentPieces,
} from '#features/order/parcels/parcel.ts'
import { findOrderIdOfNumber } from '#features/order/read/read-order.server.ts'
import { readAddressChanges } from './correct-order-address.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { DrawnFile } from '#server/drawing/draw-file.ts'
import type { Drawing } from '#server/drawing/open-drawing.ts'
import { readOrder } from '#features/order/http/read-order.ts'

interface PaperDeps {
  db: Database
  clock: Clock
  drawing: Drawing
  company: Company
}

type PaperRefusal = { code: 'unknown_order' | 'unknown_parcel' | 'more_than_unsent' | 'no_address' }

/** The packing slip of a sent parcel, or of the next one: the selected lines, else all unsent ones. */
export async function drawOrderSlip(
  { db, clock, drawing, company }: PaperDeps,
  number: number,
  { parcelId, chosen }: { parcelId?: string | undefined; chosen?: readonly Pieces[] | undefined },
): Promise<Result<DrawnFile, PaperRefusal>> {
  const order = await orderOf(db, number)
  if (!order) return refuse({ code: 'unknown_order' })
  const isMailed = await isMailedTo(db, order)
  const posted = order.lines.filter((line) => isPosted(line, { isMailed }))
  const parcels = await readCurrentParcels(db, order.id)
  const described = parcelId
    ? describeParcel(posted, parcels, parcelId)
    : describeNext(posted, parcels, chosen)
  if (!described) return refuse({ code: parcelId ? 'unknown_parcel' : 'more_than_unsent' })
  const sentAt = parcels.find(({ id }) => id === parcelId)?.sentAt
  const changes = sentAt ? await readAddressChanges(db, order.id) : []
  const corrections = changes.map(({ at, before }) => ({ at, before: before ? deliveryLines(before) : [] }))
  const now = addressLines(order)
  const file = await drawing.draw({
    kind: 'packing-slip',
    input: [
      {
        language: order.language,
        number: String(order.number),
        orderedOn: swissTime(order.placedAt).day,
        day: swissTime(clock()).day,
        parcel: described.number,
        address: sentAt ? addressWhenSent(sentAt, corrections, now) : now,
        lines: described.lines,
        later: described.later,
        company,
      },
    ],
  })
  return accept(file)
}

/** The address as a label of A6. */
export async function drawOrderLabel(
  { db, clock, drawing, company }: PaperDeps,
  number: number,
): Promise<Result<DrawnFile, PaperRefusal>> {
  const order = await orderOf(db, number)
  if (!order) return refuse({ code: 'unknown_order' })
  const address = addressLines(order)
  if (address.length === 0) return refuse({ code: 'no_address' })
  const { language } = order
  const day = swissTime(clock()).day
  const input = { language, number: String(order.number), day, address, company }
  return accept(await drawing.draw({ kind: 'address-label', input: [input] }))
}

async function orderOf(db: Database, number: number): Promise<OrderDetails | undefined> {
  const id = await findOrderIdOfNumber(db, number)
  return id === undefined ? undefined : readOrder(db, id)
}

function describeNext(
  posted: OrderDetails['lines'],
  parcels: readonly { lines: readonly Pieces[] }[],
  chosen: readonly Pieces[] | undefined,
) {
  const unsent = unsentPieces(posted, countPieces(parcels))
  const taken = takePieces(chosen ?? unsent, unsent, 'more_than_unsent')
  if (!taken.ok) return undefined
  const later = unsentPieces(posted, countPieces([...parcels, { lines: taken.value }]))
  return { number: parcels.length + 1, lines: named(posted, taken.value), later: named(posted, later) }
}

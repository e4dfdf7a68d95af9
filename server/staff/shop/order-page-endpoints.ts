import { asAttachment } from '#platform/http/content-disposition.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import { readPlace } from '#features/order/checkout/order-on-invoice.schema.ts'
import { DELIVERY_COUNTRIES, DELIVERY_LIMITS } from '#features/order/parcels/delivery-address.ts'
import {
  CARRIERS,
  MAX_ORDER_NOTE,
  MAX_TRACKING_NUMBER,
  TRACKING_NUMBER,
} from '#features/order/parcels/parcel.ts'
import { sendParcel } from '#features/order/parcels/send-parcel.server.ts'
import { takeBackParcel } from '#features/order/parcels/take-back-parcel.server.ts'
import { correctOrderAddress } from '#features/order/staff/correct-order-address.server.ts'
import { addOrderNote } from '#features/order/staff/order-notes.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import { drawOrderLabel, drawOrderSlip } from '../../orders/draw-order-paper.ts'
import { readOrderPage } from '../../orders/read-order-page.ts'
import type { DrawnFile } from '../../drawing/draw-file.ts'
import { answer, answerWith, refuseStaff } from '../answer-staff.ts'
import { CUSTOMER_MAILS } from '../mails/customer-mails.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const MOST_LINES = 100
const MOST_PIECES = 99
const MOST_CORRECTIONS = 1000

export const pieces = z
  .array(z.object({ lineId: z.uuid(), quantity: z.int().min(1).max(MOST_PIECES) }))
  .min(1)
  .max(MOST_LINES)

const parcel = z.object({
  id: z.uuid(),
  carrier: z.enum(CARRIERS).nullable(),
  trackingNumber: z.string().overwrite(plainLine).max(MAX_TRACKING_NUMBER).regex(TRACKING_NUMBER).nullable(),
  lines: pieces,
})

const note = z.object({
  id: z.uuid(),
  note: z.string().overwrite(plainText).min(1).max(MAX_ORDER_NOTE),
})

const written = (most: number) => z.string().overwrite(plainLine).min(1).max(most).regex(SINGLE_LINE)

const correction = z.object({
  id: z.uuid(),
  address: z
    .object({
      name: written(DELIVERY_LIMITS.name),
      street: written(DELIVERY_LIMITS.street),
      postalCode: written(DELIVERY_LIMITS.postalCode),
      city: written(DELIVERY_LIMITS.city),
      country: z.enum(DELIVERY_COUNTRIES),
    })
    .transform(readPlace),
  seen: z.int().min(0).max(MOST_CORRECTIONS),
})

/** A parcel that was sent; or what is ticked for the next one, `lineId.quantity` with commas; or all that is unsent. */
const paper = z.object({
  parcel: z.uuid().optional(),
  lines: z
    .string()
    .max(MOST_LINES * 40)
    .regex(/^[0-9a-f-]{36}\.\d{1,2}(,[0-9a-f-]{36}\.\d{1,2})*$/)
    .optional(),
})

/** Number of an order, or 0, which none has. */
export function orderNumber(id: string): number {
  return /^\d{1,9}$/.test(id) ? Number(id) : 0
}

/** The page of an order, its parcels with their paper, and notes; `id` is the order number. */
export function orderPageEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock } = deps
  const audited =
    (action: string, actorId: string, number: number) => (tx: Transaction, parcelNumber: number) =>
      recordAction(tx, { at: clock(), action, actorId, detail: { number, parcel: parcelNumber } })

  route('GET', '/orders/:id', 'orders', 'none', async ({ id, language, reply }) => {
    const reading = { db, now: clock(), language, mailKinds: CUSTOMER_MAILS }
    const page = await readOrderPage(reading, orderNumber(id))
    return page ? { page } : unknown(reply)
  })

  route('POST', '/orders/:id/parcels', 'orders', 'none', parcel, async ({ id, member, body, reply }) => {
    const number = orderNumber(id)
    const onSent = audited('parcel_sent', member.id, number)
    return answerWith(reply, await sendParcel(deps, number, body, member.id, onSent), (sent) => sent)
  })

  route(
    'POST',
    '/orders/:id/parcel-reversal',
    'orders',
    'none',
    z.object({ parcel: z.uuid() }),
    async ({ id, member, body, reply }) => {
      const number = orderNumber(id)
      const onTakenBack = audited('parcel_taken_back', member.id, number)
      return answer(reply, await takeBackParcel(deps, number, body.parcel, member.id, onTakenBack))
    },
  )

  // Typing errors; what was sent keeps the address to which it went.
  route('POST', '/orders/:id/address', 'orders', 'none', correction, async ({ id, member, body, reply }) => {
    const number = orderNumber(id)
    const detail = { number, change: body.id }
    const onCorrected = (tx: Transaction) =>
      recordAction(tx, { at: clock(), action: 'order_address_corrected', actorId: member.id, detail })
    return answer(reply, await correctOrderAddress(deps, number, body, member.id, onCorrected))
  })

  route('POST', '/orders/:id/notes', 'orders', 'none', note, async ({ id, member, body, reply }) => {
    const number = orderNumber(id)
    const onNoted = (tx: Transaction) =>
      recordAction(tx, { at: clock(), action: 'order_noted', actorId: member.id, detail: { number } })
    const written = { id: body.id, text: body.note }
    return answer(reply, await addOrderNote(deps, number, written, member.id, onNoted))
  })

  route('GET', '/orders/:id/packing-slip', 'orders', 'none', paper, async ({ id, query, reply }) => {
    const { parcel: parcelId, lines } = query
    const chosen = lines?.split(',').map((each) => {
      const [lineId = '', quantity] = each.split('.')
      return { lineId, quantity: Number(quantity) }
    })
    const company = deps.messages.current().facts.company
    const slip = await drawOrderSlip({ ...deps, company }, orderNumber(id), { parcelId, chosen })
    return slip.ok ? sendFile(reply, slip.value) : refuseStaff(reply, slip.refusal)
  })

  route('GET', '/orders/:id/label', 'orders', 'none', async ({ id, reply }) => {
    const company = deps.messages.current().facts.company
    const label = await drawOrderLabel({ ...deps, company }, orderNumber(id))
    return label.ok ? sendFile(reply, label.value) : refuseStaff(reply, label.refusal)
  })
}

function sendFile(reply: FastifyReply, { content, contentType, filename }: DrawnFile) {
  return reply.type(contentType).header('Content-Disposition', asAttachment(filename)).send(content)
}

function unknown(reply: FastifyReply) {
  return refuseStaff(reply, { code: 'unknown_order' })
}

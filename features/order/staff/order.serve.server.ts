import { z } from 'zod'
import type { Language } from '#i18n/languages.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fromCents } from '#kernel/amount.ts'
import { accept, type Result } from '#kernel/result.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import { type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { eachPage } from '#kit/list.server.ts'
import { found, serve } from '#kit/serve.server.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import type { DrawnFile } from '#server/drawing/draw-file.ts'
import { drawOrderLabel, drawOrderSlip } from './draw-order-paper.server.ts'
import { listOrders, readOrderRows } from '#features/order/http/list-orders.ts'
import { orderInvoices } from '#features/order/http/order-invoice-port.ts'
import { voucherPort } from '#features/order/http/order-ports.ts'
import { readOrderPage } from './read-order-page.server.ts'
import { CUSTOMER_MAILS } from '#kernel/mail-kind.ts'
import { acknowledgedUses } from '#features/voucher/staff/acknowledged-uses.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { readPlace } from '../checkout/order-on-invoice.schema.ts'
import { cancelOnInvoice } from '../close/cancel-on-invoice.server.ts'
import { DELIVERY_COUNTRIES, DELIVERY_LIMITS } from '../parcels/delivery-address.ts'
import { MAX_TRACKING_NUMBER, TRACKING_NUMBER } from '../parcels/parcel.ts'
import { sendParcel } from '../parcels/send-parcel.server.ts'
import { takeBackParcel } from '../parcels/take-back-parcel.server.ts'
import { closeFailedRefund } from '../payment/close-failed-refund.server.ts'
import { refundOrder } from '../payment/refund-order.server.ts'
import { returnOrderVoucher } from '../payment/return-order-voucher.server.ts'
import { returnLines } from '../returns/return-lines.server.ts'
import { correctOrderAddress } from './correct-order-address.server.ts'
import { fulfilOrder } from './fulfil-order.server.ts'
import { addOrderNote } from './order-notes.server.ts'
import { orders } from './order.contract.ts'
import type { StaffOrder } from './staff-order.ts'

const MOST_LINES = 100
const MOST_PIECES = 99

const pieces = z
  .array(z.object({ lineId: z.uuid(), quantity: z.int().min(1).max(MOST_PIECES) }))
  .min(1)
  .max(MOST_LINES)

const written = (most: number) => z.string().overwrite(plainLine).min(1).max(most).regex(SINGLE_LINE)

const DOCUMENTS = {
  sendParcel: {
    lines: pieces,
    trackingNumber: z.string().overwrite(plainLine).max(MAX_TRACKING_NUMBER).regex(TRACKING_NUMBER),
  },
  comeBack: { lines: pieces },
  correctAddress: {
    address: z
      .object({
        name: written(DELIVERY_LIMITS.name),
        street: written(DELIVERY_LIMITS.street),
        postalCode: written(DELIVERY_LIMITS.postalCode),
        city: written(DELIVERY_LIMITS.city),
        country: z.enum(DELIVERY_COUNTRIES),
      })
      .transform(readPlace),
  },
  slip: {
    lines: z
      .string()
      .max(MOST_LINES * 40)
      .regex(/^[0-9a-f-]{36}\.\d{1,2}(,[0-9a-f-]{36}\.\d{1,2})*$/),
  },
  refund: { acknowledgedUses },
}

export const serveOrders = serve(
  orders,
  DOCUMENTS,
)<StaffDeps>((staff) => {
  const { db, messages } = staff
  const deps = {
    ...staff,
    vouchers: voucherPort,
    invoices: orderInvoices(staff, () => messages.current().facts),
  }
  const paper = () => ({ ...staff, company: messages.current().facts.company })
  return {
    list: async ({ input, language }) => accept(await listOrders(db, input, language)),
    csv: async ({ input, language, now, record }) => {
      const { title } = staffTexts(messages.current(), language, 'staff-desk').orders
      const lines = eachPage((after, size) => readOrderRows(db, { ...input, after }, language, size))
      return csvFile({ db, now, record }, title, columnsOf(staff, language), lines, { list: 'orders' })
    },
    read: async ({ id, language, now }) => {
      const reading = { db, now, language, mailKinds: CUSTOMER_MAILS }
      const read = await found(readOrderPage(reading, Number(id)))
      return read.ok ? accept({ page: read.value }) : read
    },
    fulfil: (call) => fulfilOrder(deps, call),
    sendParcel: (call) => sendParcel(deps, call),
    takeBackParcel: (call) => takeBackParcel(deps, call),
    correctAddress: (call) => correctOrderAddress(deps, call),
    note: (call) => addOrderNote(deps, call),
    slip: async ({ id, input }) => {
      const chosen = input.lines?.split(',').map((each) => {
        const [lineId = '', quantity] = each.split('.')
        return { lineId, quantity: Number(quantity) }
      })
      return asDownload(await drawOrderSlip(paper(), Number(id), { parcelId: input.parcel, chosen }))
    },
    label: async ({ id }) => asDownload(await drawOrderLabel(paper(), Number(id))),
    cancel: (call) => cancelOnInvoice(deps, call),
    returnVoucher: (call) => returnOrderVoucher(deps, call),
    comeBack: (call) => returnLines(deps, call),
    closeRefund: (call) => closeFailedRefund(deps, call),
    refund: (call) => refundOrder(deps, call),
  }
})

function asDownload<Refusal>(file: Result<DrawnFile, Refusal>) {
  if (!file.ok) return file
  const { filename: name, contentType: type, content } = file.value
  return accept({ name, type, content })
}

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<StaffOrder> {
  const { states, csv } = staffTexts(messages.current(), language, 'staff-desk').orders
  const day = (at: string | null) => (at === null ? '' : swissTime(new Date(at)).day)
  return [
    [csv.number, ({ number }) => String(number)],
    [csv.placed, ({ placedAt }) => day(placedAt)],
    [csv.buyer, ({ name }) => name ?? ''],
    [csv.email, ({ email }) => email ?? ''],
    [csv.address, ({ address }) => address ?? ''],
    [csv.content, ({ lines }) => lines.map(({ title }) => title).join('; ')],
    [csv.state, ({ state }) => states[state === 'fulfilled' ? 'paid' : state]],
    [csv.sent, ({ sentAt }) => day(sentAt)],
    [csv.total, ({ totalCents }) => fromCents(totalCents)],
    [csv.voucher, ({ voucherCents }) => fromCents(voucherCents)],
    [csv.refunded, ({ refundedCents, withdrawnCents }) => fromCents(refundedCents + withdrawnCents)],
  ]
}

import { buffer } from 'node:stream/consumers'
import type { Company } from '#features/company/content/company.ts'
import {
  isOwnPicture,
  type Pictures,
  renderingName,
  renderingOf,
} from '#features/pictures/content/pictures.ts'
import type { OrderDetails, OrderVoucher } from '#features/order/order-details.ts'
import { CARD_RENDERING } from '#features/pictures/picture-upload.ts'
import type { PictureStore } from '#features/pictures/picture-store.server.ts'
import { voucherCode } from '#features/voucher/voucher-code.server.ts'
import type { PrintedVoucher } from '#features/voucher/voucher-pdf.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import type { AppKey } from '#platform/secrets.ts'
import { type Drawing, inProcess } from '#server/drawing/open-drawing.ts'

export interface PrintDeps {
  pictures: Pictures
  openRendering?: PictureStore['openRendering'] | undefined
}

/** Text and picture for the PDF. A deleted picture is replaced by the voucher's own drawing. */
export async function printedGift(
  { pictures, openRendering }: PrintDeps,
  gift: VoucherGift | null,
  language: Language,
): Promise<PrintedVoucher['gift']> {
  if (!gift) return undefined
  const { picture, recipient, sender, message } = gift
  const words = { recipient, sender, message }
  if (!picture) return words
  if (!isOwnPicture(picture)) return { ...words, drawing: picture }
  const published = pictures[picture]
  if (!published) return words
  const { shape, width } = CARD_RENDERING
  const file = await openRendering?.(
    renderingName(renderingOf(picture, published.focus), shape, width, 'jpeg'),
  )
  if (!file) return words
  const { alt, author, right } = published
  const credit = right !== 'own' && { credit: author }
  return { ...words, photograph: { jpeg: await buffer(file), alt: alt[language], ...credit } }
}

export interface DrawVoucherDeps extends PrintDeps {
  key: AppKey
  publicUrl: string
  company: Company
  drawing?: Drawing | undefined
}

/** Source of a voucher's text and picture; without lines it has none. */
export type SoldWith = Pick<OrderDetails, 'lines' | 'language' | 'test'>

/** The PDF of each of these vouchers of an order, in the order of its lines. */
export async function drawVouchers(
  { key, publicUrl, company, drawing = inProcess, ...deps }: DrawVoucherDeps,
  order: SoldWith,
  vouchers: OrderVoucher[],
) {
  const giftOf = new Map(
    await Promise.all(
      order.lines.map(async ({ id, gift }) => [id, await printedGift(deps, gift, order.language)] as const),
    ),
  )
  const printed = inOrderOfLines(order, vouchers).map((voucher) => ({
    ...voucher,
    code: voucherCode(key, voucher.id),
    test: order.test,
    gift: giftOf.get(voucher.orderLineId),
  }))
  const files = await Promise.all(
    printed.map((voucher) =>
      drawing.draw({ kind: 'voucher', input: [voucher, order.language, publicUrl, company] }),
    ),
  )
  return { printed, files }
}

/** Vouchers of one payment share their issue time, so the order's lines decide. */
function inOrderOfLines(order: Pick<OrderDetails, 'lines'>, vouchers: OrderVoucher[]): OrderVoucher[] {
  const position = new Map(order.lines.map((line, index) => [line.id, index]))
  const of = (voucher: OrderVoucher) => position.get(voucher.orderLineId) ?? 0
  return vouchers.toSorted((a, b) => of(a) - of(b))
}

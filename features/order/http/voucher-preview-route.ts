import { asInline } from '#platform/http/content-disposition.ts'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Company } from '#features/company/content/company.ts'
import type { Pictures } from '#features/pictures/content/pictures.ts'
import { voucherGiftSchema } from '#features/order/checkout/voucher-gift.schema.ts'
import { findSellableVariants } from '#features/catalog/stock-repository.server.ts'
import { validUntil } from '#features/voucher/voucher.ts'
import { swissTime } from '#i18n/format-date.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import { tidyGift } from '#kernel/voucher-gift.ts'
import type { Database } from '#platform/database/database.ts'
import { limitRequests } from '#platform/http/limit-requests.ts'
import { byNetwork } from '#platform/http/visitor-network.ts'
import { badField, checkoutProblem } from './checkout-problem.ts'
import type { Drawing } from '#server/drawing/open-drawing.ts'
import { printedGift, type PrintDeps } from './print-voucher.ts'

/** Per minute and address: a PDF takes some 50 ms of the drawing worker. */
const LIMIT = 20
const CODE = 'GRAT-····-····-····'

const field = z.string().max(2000).default('')
const previewSchema = z.object({
  variant_id: z.string().regex(/^[\w-]{1,64}$/),
  lng: z.enum(LANGUAGES).catch('de'),
  picture: field,
  recipient: field,
  sender: field,
  message: field,
})

export interface VoucherPreviewDeps {
  db: Database
  clock: Clock
  publicUrl: string
  drawing: Drawing
  openRendering: PrintDeps['openRendering']
  /** What is published now. */
  site: () => { company: Company; pictures: Pictures; voucherYears: number }
  /** Off where tests come from one address. */
  limited?: boolean
}

/** `POST /api/voucher-previews`: the PDF of a voucher with these texts, marked as a sample and without a code. Keeps nothing. */
export function voucherPreviewRoute(app: FastifyInstance, deps: VoucherPreviewDeps): void {
  app.register(async (scope) => {
    await scope.register(limitRequests('voucher-previews'), {
      max: deps.limited === false ? 100_000 : LIMIT,
      keyGenerator: byNetwork,
      timeWindow: '1 minute',
    })
    await scope.register(formbody, { bodyLimit: 32 * 1024 })
    scope.post('/api/voucher-previews', (request, reply) => preview(deps, request.body, reply))
  })
}

async function preview(deps: VoucherPreviewDeps, body: unknown, reply: FastifyReply) {
  reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  const parsed = previewSchema.safeParse(body)
  if (!parsed.success) return refuse(reply, badField('variant_id', 'de'))
  const { variant_id: id, lng: language, ...typed } = parsed.data
  const now = deps.clock()
  const { day } = swissTime(now)
  const gift = voucherGiftSchema(() => day).safeParse(tidyGift(typed))
  if (!gift.success) return refuse(reply, badField(gift.error.issues[0]?.path.join('.') || 'body', language))
  const [variant] = await deps.db.transaction((tx) => findSellableVariants(tx, [id], language, day))
  if (!variant || variant.type === 'physical' || !variant.purchasable)
    return refuse(reply, checkoutProblem({ code: 'unknown_variant', variantId: id }, language))
  const { picture } = gift.data
  if (picture && !variant.voucherPictures.includes(picture))
    return refuse(
      reply,
      checkoutProblem({ code: 'picture_gone', variantId: id, productTitle: variant.productTitle }, language),
    )
  const { company, pictures, voucherYears } = deps.site()
  const { content } = await deps.drawing.draw({
    kind: 'voucher',
    input: [
      {
        code: CODE,
        kind: variant.type === 'voucher_course' ? 'course' : 'value',
        level: variant.type === 'voucher_course' ? variant.level : null,
        amountCents: variant.listPriceInCents,
        currency: variant.currency,
        validUntil: validUntil(now, voucherYears),
        issuedAt: now,
        test: false,
        isSample: true,
        gift: await printedGift({ pictures, openRendering: deps.openRendering }, gift.data, language),
      },
      language,
      deps.publicUrl,
      company,
    ],
  })
  return reply
    .headers({ 'Content-Type': 'application/pdf', 'Content-Disposition': asInline('muster.pdf') })
    .send(content)
}

/** As text, because it is shown in a window of its own. */
function refuse(reply: FastifyReply, { statusCode, message }: { statusCode: number; message: string }) {
  return reply.code(statusCode).type('text/plain; charset=utf-8').send(message)
}

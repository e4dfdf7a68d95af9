import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { products, productVariants } from '#features/catalog/catalog.tables.server.ts'
import { ownAmountId } from '#features/catalog/own-amount.ts'
import { createVariantCopy } from '#features/catalog/variant-copy.server.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { eraseGiftAddress, readGiftRecords } from '#features/order/gift/gift-addresses.server.ts'
import { queueGifts, VOUCHER_GIFT } from '#features/order/gift/queue-gifts.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { noAttachments } from '#test/attachments.ts'
import { countRoundTrips } from '#test/count-round-trips.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { namedCast } from '#test/orders/order-fixtures.ts'
import { checkoutBody, PUBLIC_URL, shopApp } from '#test/orders/shop-app.ts'
import { ADDRESS, BUYER, openTestkasseScene } from '#test/orders/testkasse-scene.ts'
import { textOfPdf } from '#test/pdf-text.ts'

let cleanUp: () => Promise<void>
const scene = await forThisFile(openTestkasseScene())
afterEach(() => cleanUp())
const VOUCHER = 'product-voucher'

describe('placing an order', () => {
  beforeEach(async () => {
    cleanUp = await scene.reset()
  })

  const goods: [string, number][] = [[namedCast.compass, 1]]

  async function buy(items: [string, number][]) {
    const path = await scene.open(items)
    const paid = await scene.submit(`${path}/payment`, { ...BUYER, ...ADDRESS })
    expect(paid.statusCode).toBe(303)
  }

  it('a paid order costs at most eight round trips and three commits', async () => {
    // Plans and the catalogue's copy are there from the second order on.
    await buy(goods)
    const counted = await countRoundTrips(scene.db.$client, () => buy(goods))
    expect(counted.roundTrips).toBeLessThanOrEqual(8)
    expect(counted.commits).toBeLessThanOrEqual(3)
    expect(await scene.db.$count(orders, eq(orders.state, 'paid'))).toBe(2)
  })

  it('of fifty simultaneous orders for the last pieces, as many succeed as there are', async () => {
    await scene.db.update(productVariants).set({ inventoryQuantity: 7, heldQuantity: 0 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, visitor) =>
        scene.app.inject({
          method: 'POST',
          url: '/store/gratweg/checkout',
          payload: checkoutBody(goods),
          remoteAddress: `10.0.${visitor}.1`,
        }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7)
    expect(await scene.compasses()).toEqual([7, 7])
  })

  it('an order from an outdated catalogue pays the current price', async () => {
    const copy = createVariantCopy(scene.db)
    const app = await shopApp(scene.db, { clock: scene.clock, catalogCopy: copy })
    const order = () =>
      app.inject({ method: 'POST', url: '/store/gratweg/checkout', payload: checkoutBody(goods) })
    expect((await order()).statusCode).toBe(200)
    await scene.db
      .update(productVariants)
      .set({ priceInCents: sql`${productVariants.priceInCents} + 500`, salePriceInCents: null })
    const [now] = await scene.db
      .select({ price: productVariants.priceInCents })
      .from(productVariants)
      .where(eq(productVariants.id, namedCast.compass))
    expect((await order()).statusCode).toBe(200)
    const totals = (await scene.db.select().from(orders).orderBy(orders.number)).map(
      (each) => each.totalCents,
    )
    expect(totals[1]).toBe(now?.price)
    expect(totals[0]).not.toBe(totals[1])
    await app.close()
  })

  it('twenty simultaneous requests with the same key are one order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        scene.app.inject({
          method: 'POST',
          url: '/store/gratweg/checkout',
          payload: checkoutBody(goods),
          headers: { 'idempotency-key': 'once' },
        }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1)
    expect(await scene.db.$count(orders)).toBe(1)
    expect((await scene.compasses())[1]).toBe(1)
  })
})

describe('gifts', () => {
  const NOEMI = { recipient: 'Noemi', sender: 'Göttu Beat', message: 'Alles Gute.\nBis im Mai!' }
  const NOW = { ...NOEMI, email: 'noemi@example.ch' }
  const MAILED = { ...NOW, day: '2026-12-24' }

  beforeEach(async () => {
    cleanUp = await scene.reset()
  })

  interface Item {
    variant_id: string
    quantity: number
    gift?: unknown
  }

  function checkOut(items: Item[], app = scene.app) {
    const payload = {
      items,
      successUrl: `${PUBLIC_URL}/success`,
      cancelUrl: `${PUBLIC_URL}/shop`,
      locale: 'de',
      timeZone: 'Europe/Zurich',
    }
    const headers = { 'accept-language': 'de' }
    return app.inject({ method: 'POST', url: '/store/gratweg/checkout', payload, headers })
  }

  const voucher = (gift?: unknown, quantity = 1): Item => ({
    variant_id: namedCast.voucher200,
    quantity,
    ...(gift !== undefined && { gift }),
  })

  async function pay(items: Item[]) {
    const { url } = (await checkOut(items)).json() as { url: string }
    const path = new URL(url).pathname
    const answer = await scene.submit(`${path}/payment`, { ...BUYER, ...ADDRESS })
    expect(answer.statusCode).toBeLessThan(400)
    expect(await scene.orderState()).toBe('paid')
  }

  const lines = () => scene.db.select().from(orderLines).orderBy(orderLines.position)
  const giftMails = () => scene.db.select().from(outgoingMails).where(eq(outgoingMails.kind, VOUCHER_GIFT))
  const queue = () => queueGifts({ db: scene.db, clock: scene.clock })

  async function render(kind: string) {
    const [mail] = await scene.db.select().from(outgoingMails).where(eq(outgoingMails.kind, kind))
    if (!mail) throw new Error(`no mail ${kind}`)
    const { db: database, key } = scene
    return mailRenderer({ database, key, publicUrl: PUBLIC_URL, attachments: noAttachments })(mail)
  }

  describe('a personal voucher', () => {
    it.each([['at once'], ['step by step']])('is a line of its own, with its text: %s', async (way) => {
      const copy = createVariantCopy(scene.db)
      const app = await shopApp(scene.db, {
        clock: scene.clock,
        ...(way === 'at once' && { catalogCopy: copy }),
      })
      const items = [
        voucher(NOEMI),
        voucher(),
        voucher(NOEMI, 2),
        { ...voucher(MAILED), variant_id: namedCast.cord },
      ]
      expect((await checkOut(items, app)).statusCode).toBe(200)
      expect((await lines()).map(({ kind, quantity, gift }) => [kind, quantity, gift])).toEqual([
        ['value_voucher', 3, NOEMI],
        ['value_voucher', 1, null],
        // Nobody makes a cord personal.
        ['goods', 1, null],
      ])
      await app.close()
    })

    it.each<[string, string, unknown]>([
      ['a name of two lines', 'recipient', { recipient: 'a\nb' }],
      ['a mark of direction', 'sender', { sender: 'Plan\u202efdp' }],
      ['a control character', 'message', { message: 'a\u0000b' }],
      ['281 characters', 'message', { message: 'x'.repeat(281) }],
      ['what no font has', 'message', { message: '🎄' }],
      ['an address with a second one', 'email', { email: 'a@example.ch,b@example.ch' }],
      ['a day that was', 'day', { email: 'a@example.ch', day: '2026-11-30' }],
      ['a day without an address', 'email', { day: '2026-12-24' }],
      ['a picture of another kind', 'picture', { picture: '../../etc' }],
      ['an empty text', 'sender', { sender: '' }],
    ])('is refused with %s, by the name of the field', async (_what, field, gift) => {
      const answer = await checkOut([voucher(gift)])
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'bad_field', field: `items.0.gift.${field}` })
      expect(await scene.db.$count(orders)).toBe(0)
    })

    it('has only a picture that its product offers, and the cart keeps the line', async () => {
      expect((await checkOut([voucher({ picture: 'posten' })])).statusCode).toBe(200)
      const refused = await checkOut([voucher({ picture: 'feuer' })])
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ code: 'picture_gone', message: expect.stringContaining('Bild') })
      expect(refused.json()).not.toHaveProperty('variant_id')
      const feuer = { name: 'feuer', src: '/scenes/feuer.svg', alt: { de: 'Feuer' } }
      await scene.db
        .update(products)
        .set({ voucherPictures: [feuer] })
        .where(eq(products.id, VOUCHER))
      expect((await checkOut([voucher({ picture: 'feuer' })])).statusCode).toBe(200)
    })

    it('is sent to the buyer at once, with its text in the PDF and not in the mail', async () => {
      await pay([voucher(MAILED)])
      const { attachments = [], text } = await render('order-confirmed')
      const pdf = attachments.find(({ contentType }) => contentType === 'application/pdf')
      expect(textOfPdf(pdf?.content as Buffer)).toContain('Noemi')
      expect(text).not.toContain('Alles Gute')
    })
  })

  describe('the mail to the recipient', () => {
    it('waits for eight o’clock in Switzerland on its day, and is queued once', async () => {
      await pay([voucher(MAILED), voucher(NOEMI)])
      expect(await queue()).toBe(0)
      // 24 December, 07:59 in Switzerland.
      scene.later((22 * 24 + 21) * 60 + 59)
      expect(await queue()).toBe(0)
      scene.later(1)
      expect(scene.clock().toISOString()).toBe('2026-12-24T07:00:00.000Z')
      expect((await Promise.all([queue(), queue(), queue()])).reduce((sum, each) => sum + each)).toBe(1)
      expect(await queue()).toBe(0)
      expect(await giftMails()).toMatchObject([
        { recipient: 'noemi@example.ch', language: 'de', state: 'queued' },
      ])
      const { subject, text, attachments = [] } = await render(VOUCHER_GIFT)
      expect(subject).toBe('Ein Gutschein von Göttu Beat')
      expect(text).toContain('Guten Tag Noemi')
      expect(text).not.toContain('Alles Gute')
      expect(text).not.toContain(BUYER.email)
      expect(attachments.filter(({ contentType }) => contentType === 'application/pdf')).toHaveLength(1)
    })

    it('is sent with the payment where no day was chosen, and late rather than never', async () => {
      await pay([voucher(NOW)])
      expect(await queue()).toBe(1)
    })

    it('is not queued before the payment, nor when the voucher has become void', async () => {
      await checkOut([voucher(NOW)])
      expect(await queue()).toBe(0)
      await emptyTables(scene.db, 'orders')
      await pay([voucher(NOW)])
      await scene.db.execute(sql`update vouchers set suspended_at = now()`)
      expect(await queue()).toBe(0)
      await scene.db.execute(sql`update vouchers set suspended_at = null`)
      expect(await queue()).toBe(1)
    })

    it('leaves nothing behind when it fails half-way, and is queued by the next run', async () => {
      await pay([voucher(NOW)])
      const failing = Object.assign(Object.create(scene.db) as typeof scene.db, {
        transaction: (run: Parameters<typeof scene.db.transaction>[0]) =>
          scene.db.transaction(async (tx) => {
            await run(tx)
            throw new Error('killed before the commit')
          }),
      })
      await expect(queueGifts({ db: failing, clock: scene.clock })).rejects.toThrow('killed')
      expect(await giftMails()).toEqual([])
      expect(await queue()).toBe(1)
      expect(await giftMails()).toHaveLength(1)
    })

    it('is no longer sent to an address whose owner asked for deletion', async () => {
      await pay([voucher(MAILED)])
      expect(await readGiftRecords(scene.db, 'Noemi@example.ch')).toMatchObject([
        { number: null, title: 'Titel voucher', cents: null, keep: null, data: { gift: MAILED } },
      ])
      expect(await readGiftRecords(scene.db, BUYER.email)).toEqual([])
      expect(await scene.db.transaction((tx) => eraseGiftAddress(tx, 'NOEMI@example.ch'))).toBe(1)
      expect((await lines())[0]?.gift).toEqual(NOEMI)
      scene.later(60 * 24 * 40)
      expect(await queue()).toBe(0)
    })
  })
})

describe('amounts of one’s own', () => {
  const own = (francs: number) => ownAmountId(VOUCHER, francs)

  beforeEach(async () => {
    cleanUp = await scene.reset()
    await offer({ ownLeastFrancs: 50, ownMostFrancs: 400 })
  })

  function offer(range: {
    ownLeastFrancs: number | null
    ownMostFrancs: number | null
    purchasable?: boolean
  }) {
    return scene.db.update(products).set(range).where(eq(products.id, VOUCHER))
  }

  function order(id: string, app = scene.app) {
    const payload = checkoutBody([[id, 1]])
    return app.inject({ method: 'POST', url: '/store/gratweg/checkout', payload })
  }

  it.each([
    ['at once', []],
    [
      'step by step, beside two products that are counted',
      [
        [namedCast.compass, 1],
        [namedCast.cord, 1],
      ],
    ],
  ] satisfies [string, [string, number][]][])(
    'two own amounts are two lines, and their vouchers are worth what was paid: %s',
    async (_way, others) => {
      const path = await scene.open([[own(120), 1], [own(75), 2], ...others])
      const address = { street: 'Via Nassa 1', postalCode: '6900', city: 'Lugano', country: 'CH', phone: '' }
      expect((await scene.submit(`${path}/payment`, { ...BUYER, ...address })).statusCode).toBe(303)
      expect(await scene.orderState()).toBe('paid')
      const lines = await scene.db.select().from(orderLines).orderBy(asc(orderLines.position))
      expect(
        lines
          .slice(0, 2)
          .map((line) => [line.variantTitle, line.quantity, line.unitPriceCents, line.voucherCents]),
      ).toEqual([
        ['CHF 120', 1, 12_000, 12_000],
        ['CHF 75', 2, 7500, 7500],
      ])
      const issued = (await scene.db.select().from(vouchers)).map(({ initialCents }) => initialCents)
      expect(issued.toSorted((a, b) => a - b)).toEqual([7500, 7500, 12_000])
      // What the owner offers later changes nothing that is paid.
      await offer({ ownLeastFrancs: null, ownMostFrancs: null })
      expect(await scene.db.$count(orderLines, eq(orderLines.variantId, own(120)))).toBe(1)
    },
  )

  it.each([
    ['of rappen', `${VOUCHER}_99.5`],
    ['of another product', ownAmountId('product-compass', 100)],
    ['of no product', ownAmountId('nothing', 100)],
  ])('an amount %s is refused', async (_what, id) => {
    const answer = await order(id)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'unknown_variant', variant_id: id, available: 0 })
    expect(await scene.db.$count(orders)).toBe(0)
  })

  it.each([49, 401])('the refusal of an amount out of the range (%i) states the range', async (francs) => {
    const answer = await order(own(francs))
    expect(answer.statusCode).toBe(409)
    const problem = answer.json()
    expect(problem).toMatchObject({
      code: 'amount_out_of_range',
      message: expect.stringMatching(/50 bis 400/),
    })
    // Nothing that would take the line out of a cart.
    expect(problem).not.toHaveProperty('variant_id')
    expect(await scene.db.$count(orders)).toBe(0)
  })

  it('bounds in thousands are formatted the Swiss way', async () => {
    await offer({ ownLeastFrancs: 50, ownMostFrancs: 1500 })
    expect((await order(own(1501))).json().message).toContain('50 bis 1’500')
  })

  it('the bounds themselves are sold', async () => {
    for (const francs of [50, 400]) expect((await order(own(francs))).statusCode).toBe(200)
  })

  it('an amount that the owner just excluded is refused, also from an outdated cart', async () => {
    const copy = createVariantCopy(scene.db)
    const app = await shopApp(scene.db, { clock: scene.clock, catalogCopy: copy })
    expect((await order(own(120), app)).statusCode).toBe(200)
    await offer({ ownLeastFrancs: 200, ownMostFrancs: 400 })
    expect((await order(own(120), app)).json()).toMatchObject({ code: 'amount_out_of_range' })
    expect(await scene.db.$count(orders)).toBe(1)
    await app.close()
  })

  it('no amount of a voucher is sold that is not for sale', async () => {
    await offer({ ownLeastFrancs: 50, ownMostFrancs: 400, purchasable: false })
    expect((await order(own(120))).statusCode).toBe(409)
  })
})

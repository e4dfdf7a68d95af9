import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { products } from '#features/catalog/catalog.tables.server.ts'
import { createVariantCopy } from '#features/catalog/variant-copy.server.ts'
import { orderLines, orders } from '#features/order/database/order.tables.server.ts'
import { eraseGiftAddress, readGiftRecords } from '#features/order/gift/gift-addresses.server.ts'
import { queueGifts, VOUCHER_GIFT } from '#features/order/gift/queue-gifts.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { noAttachments } from '#test/attachments.ts'
import { namedCast } from '#test/orders/order-fixtures.ts'
import { PUBLIC_URL, shopApp } from '#test/orders/shop-app.ts'
import { ADDRESS, BUYER, openTestkasseScene } from '#test/orders/testkasse-scene.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { emptyTables } from '#test/empty-tables.ts'

const VOUCHER = 'product-voucher'
const NOEMI = { recipient: 'Noemi', sender: 'Göttu Beat', message: 'Alles Gute.\nBis im Mai!' }
const NOW = { ...NOEMI, email: 'noemi@example.ch' }
const MAILED = { ...NOW, day: '2026-12-24' }

let cleanUp: () => Promise<void>
const scene = await forThisFile(openTestkasseScene())
beforeEach(async () => {
  cleanUp = await scene.reset()
})
afterEach(() => cleanUp())

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

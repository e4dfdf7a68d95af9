import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { findOrderByReference } from '#features/order/read/find-order.server.ts'
import type { OrderDeps } from '#features/order/order-deps.server.ts'
import { placeOrder } from '#features/order/checkout/place-order.server.ts'
import { recordPayment } from '#features/order/payment/record-payment.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { hashVoucherCode } from '#features/voucher/voucher-code.server.ts'
import { mailFolder, openMailer } from '#platform/mail/open-mailer.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { noAttachments } from '#test/attachments.ts'
import { namedCast, eventOf, orderDeps, providerDouble, seedCast } from '#test/orders/order-fixtures.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { mailRenderer } from './render-mail.ts'

const publicUrl = 'https://www.gratweg.test'
const folder = makeTemporaryFolder('render')
const dataDir = folder.path
const log = { info: () => {}, warn: () => {}, error: () => {} }
let deps: OrderDeps

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  await seedCast(test.database)
  deps = orderDeps(test.database, providerDouble().payments)
})
afterAll(() => folder.remove())

it('renders a payment as both mails: printed codes are the valid ones, the link opens the order', async () => {
  const placed = await placeOrder(deps, {
    items: [
      { variant_id: namedCast.voucher200, quantity: 2 },
      { variant_id: namedCast.aufbruch, quantity: 1 },
    ],
    successUrl: `${publicUrl}/success`,
    cancelUrl: `${publicUrl}/shop`,
    language: 'it',
  })
  if (!placed.ok) throw new Error(placed.refusal.code)
  await recordPayment(deps, 'testkasse', eventOf(placed.value.orderId, { kind: 'paid', amountCents: 60_000 }))
  const { buyer, owner } = await sendAll()

  expect(buyer.subject).toBe('Il Suo ordine 10001')
  const files = buyer.attachments
    .filter((part) => part.mimeType === 'application/pdf')
    .map((part) => part.filename)
  expect(files).toEqual([
    expect.stringMatching(/^buono-regalo-chf-200-.{4}\.pdf$/),
    expect.stringMatching(/^buono-regalo-chf-200-.{4}\.pdf$/),
    expect.stringMatching(/^buono-regalo-aufbruch-.{4}\.pdf$/),
  ])
  const codes = [...(buyer.text ?? '').matchAll(/GRAT-[\w-]{14}/g)].map(([code]) => code)
  const issued = await test.database.select({ hash: vouchers.codeHash }).from(vouchers)
  expect(codes.map(hashVoucherCode).sort()).toEqual(issued.map(({ hash }) => hash).sort())

  const reference = /\/success\?order=([\w-]+)&lng=it/.exec(buyer.text ?? '')?.[1] ?? ''
  expect(await findOrderByReference(test.database, reference)).toMatchObject({ number: '10001' })

  expect(owner.subject).toMatch(/Bestellung 10001, CHF 600\.00$/)
  expect(owner.html + (owner.text ?? '')).not.toMatch(/GRAT-|success\?order/)
  const stored = JSON.stringify(await test.database.select().from(outgoingMails))
  for (const secret of [...codes, reference]) expect(stored).not.toContain(secret)
})

it('waits, with the reason on the row, when there is no template for a mail', async () => {
  const render = mailRenderer({
    database: test.database,
    key: deps.key,
    publicUrl,
    attachments: noAttachments,
  })
  await expect(render({ kind: 'unheard-of', language: 'de', payload: {} })).rejects.toThrow('no template')
})

async function sendAll(): Promise<{ buyer: Email; owner: Email }> {
  const mailer = openMailer({ dataDir, mailFrom: 'Gratweg <shop@example.ch>' })
  const renderMail = mailRenderer({
    database: test.database,
    key: deps.key,
    publicUrl,
    attachments: noAttachments,
  })
  const sending = { database: test.database, mailer, renderMail, log, clock: () => new Date() }
  for (const { id } of await test.database.select().from(outgoingMails)) await sendQueuedMail(sending, id)
  const read = (kind: string) => {
    const name = readdirSync(mailFolder(dataDir)).find((file) => file.includes(kind)) as string
    return PostalMime.parse(readFileSync(join(mailFolder(dataDir), name)))
  }
  return { buyer: await read('order-confirmed'), owner: await read('order-notice') }
}

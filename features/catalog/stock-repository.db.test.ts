import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { productVariants, products } from './catalog.tables.server.ts'
import {
  findSellableVariants,
  holdStock,
  releaseStock,
  takeStock,
  takeUnheldStock,
} from './stock-repository.server.ts'

const test = await forThisFile(createTestDatabase())

beforeEach(async () => {
  const { database } = test
  await database.delete(products)
  await database.insert(products).values([
    {
      id: 'rope',
      title: { de: 'Seil', it: 'Corda' },
      description: { de: '30 Meter.' },
      type: 'physical',
      thumbnail: '/rope.svg',
    },
    { id: 'course', title: { de: 'Kurs' }, description: { de: '-' }, type: 'voucher_course', level: 2 },
    { id: 'later', title: { de: 'Später' }, description: { de: '-' }, type: 'physical', purchasable: false },
    { id: 'gone', title: { de: 'Weg' }, description: { de: '-' }, type: 'physical', deletedAt: new Date() },
  ])
  await database
    .insert(productVariants)
    .values([
      { ...variant('rope-red', 'rope', 3), salePriceInCents: 900, imageUrl: '/red.svg' },
      variant('rope-blue', 'rope', 5),
      { ...variant('course-one', 'course', 0), manageInventory: false },
      variant('later-one', 'later', 9),
      variant('gone-one', 'gone', 9),
    ])
})

function variant(id: string, productId: string, inventoryQuantity: number) {
  return {
    id,
    productId,
    title: { de: id },
    priceInCents: 1000,
    manageInventory: true,
    inventoryQuantity,
  }
}

async function stockOf(id: string) {
  const [row] = await test.database.select().from(productVariants).where(eq(productVariants.id, id))
  return [row?.inventoryQuantity, row?.heldQuantity]
}

const hold = (...lines: [string, number][]) =>
  test.database.transaction((tx) =>
    holdStock(
      tx,
      lines.map(([variantId, quantity]) => ({ variantId, quantity })),
    ),
  )

describe('holding stock', () => {
  it('gives exactly three of 200 simultaneous buyers the last three pieces', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => hold(['rope-red', 1])))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3)
    expect(answers.find((answer) => !answer.ok)).toEqual({
      ok: false,
      refusal: { code: 'insufficient_stock', variantId: 'rope-red', available: 0 },
    })
    expect(await stockOf('rope-red')).toEqual([3, 3])
  })

  it('never deadlocks when baskets name the same variants in opposite order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 ? hold(['rope-red', 1], ['rope-blue', 1]) : hold(['rope-blue', 1], ['rope-red', 1]),
      ),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3)
    expect(await stockOf('rope-blue')).toEqual([5, 3])
  })

  it('holds nothing when one line cannot be held, and reports how many are free', async () => {
    expect(await hold(['rope-blue', 2], ['rope-red', 4])).toEqual({
      ok: false,
      refusal: { code: 'insufficient_stock', variantId: 'rope-red', available: 3 },
    })
    expect(await stockOf('rope-blue')).toEqual([5, 0])
  })

  it('counts lines of the same variant together', async () => {
    expect((await hold(['rope-red', 2], ['rope-red', 2])).ok).toBe(false)
    expect(await hold(['rope-red', 1], ['rope-red', 2])).toEqual({
      ok: true,
      value: [{ variantId: 'rope-red', quantity: 3 }],
    })
  })

  it('lets variants without managed stock pass, and reports that nothing is held for them', async () => {
    expect(await hold(['course-one', 900], ['rope-red', 1])).toEqual({
      ok: true,
      value: [{ variantId: 'rope-red', quantity: 1 }],
    })
    expect(await stockOf('course-one')).toEqual([0, 0])
  })

  it('refuses a variant that does not exist', async () => {
    expect(await hold(['nothing', 1])).toEqual({
      ok: false,
      refusal: { code: 'insufficient_stock', variantId: 'nothing', available: 0 },
    })
  })

  it('treats a quantity below one or a fraction as a bug', async () => {
    await expect(hold(['rope-red', 0])).rejects.toThrow(RangeError)
    await expect(hold(['rope-red', 1.5])).rejects.toThrow(RangeError)
  })
})

describe('held stock', () => {
  const lines = [
    { variantId: 'rope-red', quantity: 2 },
    { variantId: 'course-one', quantity: 1 },
  ]

  it('is free again after release, and releasing twice frees nothing of other orders', async () => {
    await hold(['rope-red', 2])
    await test.database.transaction((tx) => releaseStock(tx, lines))
    expect(await stockOf('rope-red')).toEqual([3, 0])
    await test.database.transaction((tx) => releaseStock(tx, lines))
    expect(await stockOf('rope-red')).toEqual([3, 0])
  })

  it('decreases the stock when it is taken', async () => {
    await hold(['rope-red', 2])
    expect(await test.database.transaction((tx) => takeStock(tx, lines))).toEqual([])
    expect(await stockOf('rope-red')).toEqual([1, 0])
  })

  it('is reported when less is held than should be taken', async () => {
    await hold(['rope-red', 1])
    expect(await test.database.transaction((tx) => takeStock(tx, lines))).toEqual([lines[0]])
    expect(await stockOf('rope-red')).toEqual([3, 1])
  })

  it('is unavailable to a late payment, which takes only free pieces', async () => {
    await hold(['rope-red', 2])
    const late = [
      { variantId: 'rope-red', quantity: 2 },
      { variantId: 'rope-blue', quantity: 5 },
      { variantId: 'course-one', quantity: 1 },
      { variantId: 'nothing', quantity: 1 },
    ]
    expect(await test.database.transaction((tx) => takeUnheldStock(tx, late))).toEqual([late[3], late[0]])
    expect(await stockOf('rope-red')).toEqual([3, 2])
    expect(await stockOf('rope-blue')).toEqual([0, 0])
  })

  it('can never exceed the stock, for any writer', async () => {
    await hold(['rope-red', 2])
    const shrink = test.database
      .update(productVariants)
      .set({ inventoryQuantity: 1 })
      .where(eq(productVariants.id, 'rope-red'))
    await expect(shrink).rejects.toMatchObject({
      cause: { constraint: 'product_variants_held_on_hand' },
    })
  })
})

describe('sellable variants', () => {
  const find = (ids: string[]) => findSellableVariants(test.database, ids, 'it', '2026-12-01')

  it('are in the requested order, with the current price and texts in the language or in German', async () => {
    await hold(['rope-red', 1])
    expect(await find(['course-one', 'rope-red', 'course-one'])).toEqual([
      expect.objectContaining({ variantId: 'course-one', productTitle: 'Kurs', level: 2, available: null }),
      {
        variantId: 'rope-red',
        productId: 'rope',
        productTitle: 'Corda',
        variantTitle: 'rope-red',
        unitPriceInCents: 900,
        listPriceInCents: 1000,
        currency: 'chf',
        type: 'physical',
        level: null,
        image: '/red.svg',
        purchasable: true,
        manageInventory: true,
        available: 2,
        onHand: 3,
        voucherPictures: [],
      },
    ])
  })

  it('leave out unknown and deleted ones, and mark what is not for sale', async () => {
    expect(await find(['gone-one', 'nothing', 'later-one'])).toEqual([
      expect.objectContaining({ variantId: 'later-one', purchasable: false }),
    ])
  })
})

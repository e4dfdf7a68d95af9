import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  collections,
  productAdditionalInfo,
  products,
  productVariants,
} from '#features/catalog/catalog.tables.server.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { SEED_PRODUCTS, seedCatalog } from './seed-catalog.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

describe('seeding the catalogue', () => {
  it('brings everything in once, also when several processes start together', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => seedCatalog(test.database)))
    expect(answers.flat().sort()).toEqual(SEED_PRODUCTS.map((product) => product.id).sort())
    expect(await test.database.$count(products)).toBe(SEED_PRODUCTS.length)
    expect(await seedCatalog(test.database)).toEqual([])
  })

  it('never overwrites what the owner changed or deleted', async () => {
    const { database } = test
    await database
      .update(products)
      .set({ title: { de: 'Kompass, neu' } })
      .where(eq(products.id, 'peilkompass'))
    await database
      .update(productVariants)
      .set({ priceInCents: 5200, inventoryQuantity: 1 })
      .where(eq(productVariants.id, 'peilkompass-grad'))
    await database.delete(products).where(eq(products.id, 'reepschnur'))
    await database.delete(collections).where(eq(collections.id, 'orientierung'))

    await seedCatalog(database)

    const [compass] = await database.select().from(products).where(eq(products.id, 'peilkompass'))
    expect(compass?.title).toEqual({ de: 'Kompass, neu' })
    expect(
      await database.select().from(productVariants).where(eq(productVariants.id, 'peilkompass-grad')),
    ).toMatchObject([{ priceInCents: 5200, inventoryQuantity: 1 }])
    expect(await database.$count(products, eq(products.id, 'reepschnur'))).toBe(0)
    expect(await database.$count(collections, eq(collections.id, 'orientierung'))).toBe(0)
  })
})

const EARLIER_DELIVERY = {
  de: 'Ab Cham mit A-Post, innerhalb der Schweiz. Der Versand ist im Preis inbegriffen.',
  en: 'From Cham by priority post, within Switzerland. Delivery is included in the price.',
  fr: 'Depuis Cham, en courrier A, en Suisse. Le port est compris dans le prix.',
  it: 'Da Cham con Posta A, in Svizzera. La spedizione è inclusa nel prezzo.',
}

describe('a text that was seeded wrong', () => {
  const OLD = {
    de: 'Für alles, was wir anbieten',
    en: 'For everything we offer',
    fr: 'Pour tout ce que nous proposons',
    it: 'Per tutto ciò che offriamo',
  }
  const subtitleOf = async () => {
    const [row] = await test.database.select().from(products).where(eq(products.id, 'gutschein-wert'))
    return row?.subtitle
  }
  const write = (subtitle: typeof OLD) =>
    test.database.update(products).set({ subtitle }).where(eq(products.id, 'gutschein-wert'))

  it('is corrected in a database that has it, and left where the owner has changed it', async () => {
    await seedCatalog(test.database)
    await write(OLD)
    await seedCatalog(test.database)
    expect(await subtitleOf()).toMatchObject({ de: 'Für Kurse und Team-Events' })
    await write({ ...OLD, en: 'For whatever you like' })
    await seedCatalog(test.database)
    expect(await subtitleOf()).toEqual({ ...OLD, en: 'For whatever you like' })
  })

  it('is corrected in variants, in further information and in metadata too', async () => {
    const { database } = test
    const bottle = { de: '0.8 Liter', en: '0.8 litres', fr: '0.8 litre', it: '0.8 litri' }
    await database
      .update(productVariants)
      .set({ title: bottle })
      .where(eq(productVariants.id, 'trinkflasche-08'))
    await database
      .update(productAdditionalInfo)
      .set({ description: EARLIER_DELIVERY })
      .where(eq(productAdditionalInfo.id, 'plane-info-1'))
    await seedCatalog(database)
    const [variant] = await database
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, 'trinkflasche-08'))
    expect(variant?.title).toEqual({ ...bottle, fr: '0,8 litre', it: '0,8 litri' })
    const [info] = await database
      .select()
      .from(productAdditionalInfo)
      .where(eq(productAdditionalInfo.id, 'plane-info-1'))
    expect(info?.description.de).toContain('Liechtenstein')
  })
})

describe('seeding a catalogue that the owner had begun', () => {
  it('leaves a product of the same id alone and brings in the others', async () => {
    const own = await createTestDatabase()
    try {
      await own.database.insert(products).values({
        id: 'plane',
        title: { de: 'Meine Plane' },
        description: { de: 'Eigene.' },
        type: 'physical',
      })
      const added = await seedCatalog(own.database)
      expect(added).toHaveLength(SEED_PRODUCTS.length - 1)
      expect(await own.database.select().from(products).where(eq(products.id, 'plane'))).toMatchObject([
        { title: { de: 'Meine Plane' } },
      ])
      expect(await own.database.$count(productVariants, eq(productVariants.productId, 'plane'))).toBe(0)
    } finally {
      await own.drop()
    }
  })
})

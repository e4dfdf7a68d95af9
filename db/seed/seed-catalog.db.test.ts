import type { LocalisedText } from '#i18n/localised-text.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import {
  collections,
  productAdditionalInfo,
  products,
  productVariants,
} from '#features/catalog/catalog.tables.server.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { SEED_PRODUCTS, seedCatalog } from './seed-catalog.ts'

const test = await forThisFile(createTestDatabase())

describe('seeding the catalogue', () => {
  it('inserts everything once, also when several processes start together', async () => {
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

const NOT_IN_THE_SHOP = {
  de: 'Sie wählen den Betrag. Wer den Gutschein bekommt, wählt Kurs oder Team-Event und das Datum.\n\nEin Wertgutschein gilt für Kurse und Team-Events, die auf dieser Website gebucht werden, nicht für Käufe im Shop. Ein Rest bleibt unter demselben Code gültig.',
  en: 'You choose the amount. The person who gets it chooses the course or team event, and the date.\n\nA gift voucher for an amount is good for courses and team events booked on this website, not for purchases in the shop. Any balance stays valid under the same code.',
  fr: 'Vous choisissez le montant. La personne qui reçoit le bon choisit le stage ou la sortie d’équipe, et la date.\n\nUn bon d’achat est valable pour les stages et les sorties d’équipe réservés sur ce site, mais pas pour les achats dans la boutique. Le solde reste valable sous le même code.',
  it: 'Lei sceglie l’importo. Chi riceve il buono sceglie il corso o l’uscita per team, e la data.\n\nUn buono acquisto è valido per i corsi e le uscite per team prenotati su questo sito, non per gli acquisti nello shop. Il resto rimane valido con lo stesso codice.',
}

const ONLY_WHEN_BOOKING = {
  de: 'Bei der Buchung auf dieser Website den Code eingeben. Der Gutschein ist übertragbar: Wer den Code hat, bucht damit.',
  en: 'Enter the code when you book on this website. The voucher is transferable: anyone who has the code can book with it.',
  fr: 'Saisissez le code lors de la réservation sur ce site. Le bon est transmissible\u202f: toute personne qui a le code peut réserver.',
  it: 'Inserisca il codice quando prenota su questo sito. Il buono è trasferibile: chi ha il codice può prenotare.',
}

describe('a text that was seeded with an error', () => {
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

  it('is corrected in an existing database, and kept where the owner has changed it', async () => {
    await seedCatalog(test.database)
    await write(OLD)
    await seedCatalog(test.database)
    expect(await subtitleOf()).toMatchObject({ de: 'Für Kurse, Team-Events und den Shop' })
    await write({ ...OLD, en: 'For whatever you like' })
    await seedCatalog(test.database)
    expect(await subtitleOf()).toEqual({ ...OLD, en: 'For whatever you like' })
  })

  it('states that vouchers pay in the shop, where the seeded text still denies it', async () => {
    const { database } = test
    const described = async () => {
      const [product] = await database.select().from(products).where(eq(products.id, 'gutschein-wert'))
      const [info] = await database
        .select()
        .from(productAdditionalInfo)
        .where(eq(productAdditionalInfo.id, 'gutschein-wert-info-1'))
      return [product?.description.de, info?.description.de]
    }
    const writeInfo = (description: LocalisedText) =>
      database
        .update(productAdditionalInfo)
        .set({ description })
        .where(eq(productAdditionalInfo.id, 'gutschein-wert-info-1'))
    await database
      .update(products)
      .set({ description: NOT_IN_THE_SHOP })
      .where(eq(products.id, 'gutschein-wert'))
    await writeInfo(ONLY_WHEN_BOOKING)
    await seedCatalog(database)
    expect(await described()).toEqual([
      expect.stringContaining('Waren im Shop'),
      expect.stringContaining('im Warenkorb'),
    ])
    const own = { ...ONLY_WHEN_BOOKING, de: 'Den Code am Telefon sagen.' }
    await writeInfo(own)
    await seedCatalog(database)
    expect((await described())[1]).toBe(own.de)
    // A course voucher still says what it said.
    const [course] = await database
      .select()
      .from(productAdditionalInfo)
      .where(eq(productAdditionalInfo.id, 'gutschein-aufbruch-info-1'))
    expect(course?.description).toEqual(ONLY_WHEN_BOOKING)
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

describe('seeding a catalogue that the owner had started', () => {
  it('keeps a product with the same id and inserts the others', async () => {
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
      await own.close()
    }
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { yearsText } from '#features/voucher/content/voucher-years.ts'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { factRevisions } from '#features/facts/facts.tables.server.ts'
import { legalRevisions } from '#features/messages/legal/legal.tables.server.ts'
import { recordRelease } from '#features/messages/legal/edit-legal.server.ts'
import { messagePublications } from '#features/messages/messages.tables.server.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { readLegalFiles } from '#features/messages/http/legal-files.ts'
import { readLegalVersion } from '#features/messages/http/read-legal-version.ts'
import { openMessages } from '#features/messages/http/open-messages.ts'
import { promisedYears } from '#features/order/http/promised-years.ts'

const scene = await forThisFile(openStaffScene())
beforeEach(async () => {
  const { db } = scene.deps
  for (const table of [factRevisions, legalRevisions, messagePublications, authAudit]) await db.delete(table)
  await release()
})

async function release() {
  const { db, clock } = scene.deps
  return recordRelease(db, await readLegalFiles(db), clock())
}

const stored = async () => (await scene.get('/voucher-years')).body as { years: number; revision: number }

async function choose(years: number, seen?: number) {
  return scene.post('/voucher-years', { years, seen: seen ?? (await stored()).revision })
}

/** Of a process that starts now. */
async function site() {
  const quiet = { listen: async () => async () => undefined } as never
  const messages = await openMessages(scene.deps.db, quiet, (error) => {
    throw error
  })
  return messages.current()
}

describe('the validity of vouchers', () => {
  it('is ten years until the owner changes it', async () => {
    expect(await stored()).toEqual({ years: 10, revision: 0 })
    expect((await site()).offer.voucherYears).toBe(10)
  })

  it('once published is in cart, voucher, product page, questions and terms of one version, in every language', async () => {
    expect((await choose(3)).status).toBe(200)
    const messages = await site()
    for (const language of LANGUAGES) {
      const messagesOf = messages.of(language, ['common', 'voucher', 'product', 'voucher-questions', 'terms'])
      const three = yearsText(language, 3, 'words')
      expect(messagesOf.common?.promises.voucherYears.toLowerCase()).toContain(three.toLowerCase())
      expect(messagesOf.voucher?.validFor).toContain(three)
      expect(messagesOf.product?.voucher.validity.years).toBe(yearsText(language, 3, 'figures'))
      for (const each of [messagesOf['voucher-questions'], messagesOf.terms]) {
        expect(JSON.stringify(each)).toContain(three)
        expect(JSON.stringify(each)).not.toContain(yearsText(language, 10, 'words'))
      }
    }
  })

  it('creates a version of the terms of that day, and leaves documents without it unchanged', async () => {
    const before = (await site()).facts.legal
    await choose(3)
    const messages = await site()
    const { terms, privacy, imprint } = messages.facts.legal
    expect(terms.version).not.toBe(before.terms.version)
    expect([privacy, imprint]).toEqual([before.privacy, before.imprint])
    expect(await release()).toEqual([])
    const deps = { db: scene.deps.db, site: messages, paymentProvider: 'testkasse' as const }
    const read = (version: string) => readLegalVersion(deps, 'terms', 'de', { version })
    expect(JSON.stringify(await read(before.terms.version))).toContain('zehn Jahre ab Ausstellung')
    expect(JSON.stringify(await read(terms.version))).toContain('drei Jahre ab Ausstellung')
    await choose(10)
    const again = (await site()).facts.legal.terms.version
    expect([before.terms.version, terms.version]).not.toContain(again)
  })

  it.each([0, 11, 2.5])('refuses %d years', async (years) => {
    expect((await choose(years)).status).toBe(422)
    expect((await stored()).years).toBe(10)
  })

  it('is not overwritten unseen, and has its author in the audit log', async () => {
    await choose(5)
    expect(await choose(3, 0)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect((await stored()).years).toBe(5)
    expect(await scene.deps.db.select().from(authAudit)).toMatchObject([{ action: 'fact_published' }])
  })
})

describe('a voucher of an order', () => {
  const promised = (placedAt: Date) => scene.deps.db.transaction((tx) => promisedYears(tx, placedAt))

  it('placed before a shorter validity keeps the longer one', async () => {
    const placedAt = scene.deps.clock()
    await scene.laterSignedIn(30)
    await choose(3)
    expect(await promised(placedAt)).toBe(10)
  })

  it('from a page that was open for less than an hour keeps the validity of that page', async () => {
    await choose(3)
    await scene.laterSignedIn(59)
    expect(await promised(scene.deps.clock())).toBe(10)
    await scene.laterSignedIn(2)
    expect(await promised(scene.deps.clock())).toBe(3)
  })

  it('gets a longer one that was published before its payment', async () => {
    await choose(3)
    await scene.laterSignedIn(120)
    const placedAt = scene.deps.clock()
    await scene.laterSignedIn(5)
    await choose(5)
    expect(await promised(placedAt)).toBe(5)
  })
})

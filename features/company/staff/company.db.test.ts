import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { COMPANY_PARTS } from '#features/company/company-parts.ts'
import type { StaffPart, StaffParts } from '#features/company/staff-part.ts'
import { factRevisions } from '#features/facts/facts.tables.server.ts'
import { readPublishedFacts } from '#features/facts/read-facts.server.ts'
import { messagePublications } from '#features/messages/messages.tables.server.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import { combineFacts } from '#features/messages/http/fact-sets.ts'

const scene = await forThisFile(openStaffScene())
beforeEach(async () => {
  await scene.deps.db.delete(factRevisions)
  await scene.deps.db.delete(messagePublications)
})

const { first: COMPANY } = COMPANY_PARTS.company
const VOICE = {
  quote: { de: 'Wir kamen als Team zurück.', it: ' ' },
  name: 'Vorname Name',
  position: {},
  company: null,
  occasion: {},
  pages: ['home'],
  released: 'E-Mail',
}

const onSite = async () => combineFacts(await readPublishedFacts(scene.deps.db))
const readPart = async (part: string) => (await scene.get(`/facts/${part}`)).body as StaffPart

describe('a part of the facts', () => {
  it('has the value of the files until another is published', async () => {
    const { facts, mayChangeIdentity, mailOwner } = (await scene.get('/facts')).body as StaffParts
    expect(facts.company).toEqual(COMPANY)
    expect([mayChangeIdentity, mailOwner]).toEqual([true, null])
    expect(await readPart('company')).toEqual({ value: COMPANY, revision: 0, history: [] })
  })

  it('is normalized when published, with its history', async () => {
    const value = { ...COMPANY, phone: '041 784 10 10', uid: 'CHE 123 456 788' }
    expect((await scene.post('/company/company', { value, seen: 0 })).status).toBe(200)
    expect((await onSite()).company).toMatchObject({ phone: '+41 41 784 10 10', uid: 'CHE-123.456.788' })
    const { revision, history } = await readPart('company')
    expect(history).toHaveLength(1)
    const again = { value: COMPANY, seen: revision }
    expect((await scene.post('/company/company', again)).status).toBe(200)
    expect((await readPart('company')).history.map((each) => each.value)).toMatchObject([
      { phone: COMPANY.phone },
      { phone: '+41 41 784 10 10' },
    ])
  })

  it('keeps the languages in which it is written, and no others', async () => {
    expect((await scene.post('/facts/voices', { value: [VOICE], seen: 0 })).status).toBe(200)
    expect((await onSite()).voices[0]?.quote).toEqual({ de: VOICE.quote.de })
  })

  it('is refused with the invalid field', async () => {
    const wrong = async (path: string, value: unknown) => (await scene.post(path, { value, seen: 0 })).body
    expect(await wrong('/company/company', { ...COMPANY, phone: 'anrufen' })).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'phone' }],
    })
    expect(await wrong('/facts/voices', [{ ...VOICE, released: '' }])).toMatchObject({
      fields: [{ field: '0.released' }],
    })
    expect(
      await wrong(
        '/facts/voices',
        Array.from({ length: 41 }, () => VOICE),
      ),
    ).toMatchObject({ code: 'invalid' })
    expect(
      await wrong('/company/bankAccount', { iban: 'CH00', qrIban: null, holder: 'x', bank: 'x' }),
    ).toMatchObject({ fields: [{ field: 'iban' }] })
    expect(await scene.deps.db.$count(factRevisions)).toBe(0)
  })

  it('is changed by one of two simultaneous requests', async () => {
    const value = { ...COMPANY_PARTS.projectPrices.first, checkCents: 1900_00 }
    const answers = await Promise.all([
      scene.post('/facts/projectPrices', { value, seen: 0 }),
      scene.post('/facts/projectPrices', { value, seen: 0 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is reached by its own address only: the company data require the right of owners', async () => {
    expect((await scene.post('/facts/company', { value: COMPANY, seen: 0 })).status).toBe(404)
    expect((await scene.post('/facts/bankAccount', { value: null, seen: 0 })).status).toBe(404)
    expect((await scene.post('/company/voices', { value: [], seen: 0 })).status).toBe(404)
    expect((await scene.get('/facts/constructor')).status).toBe(404)
  })
})

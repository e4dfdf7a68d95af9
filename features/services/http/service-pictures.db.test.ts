import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import type { PictureRight } from '#features/pictures/content/pictures.ts'
import { DRAWINGS } from '#features/pictures/content/drawings.ts'
import { publishFact } from '#features/facts/publish-fact.server.ts'
import { buildPagesApp } from '#test/build-pages-app.ts'
import { AUTHOR, openServiceScene, TENTH } from '#test/services/service-scene.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import { sharePicture } from '#site/share-pictures/share-picture.ts'
import { PICTURE } from '#features/pictures/http/picture-kinds.ts'

const clock = () => new Date('2027-03-13T16:56:00+01:00')
const ALT = { de: 'Spuren im Schnee', en: 'Tracks', fr: 'Traces', it: 'Tracce' }

let app: FastifyInstance
const test = await forThisFile(createTestDatabase())
const scene = await forThisFile(openServiceScene(test, clock))
beforeAll(async () => {
  app = await buildPagesApp({ messages: scene.messages })
})
afterAll(() => app.close())
beforeEach(() => scene.forget())

async function publishPicture(id: string, x: number, seen = 0, right: PictureRight = 'own'): Promise<number> {
  const value = {
    focus: { x, y: 70 },
    alt: ALT,
    author: 'Gratweg GmbH',
    right,
    file: { width: 1600, height: 1200, bytes: 9, type: 'image/jpeg', colour: '#446655' },
  }
  const deps = { clock, ...publishing('picture') }
  return (await scene.run((tx) => publishFact(tx, deps, PICTURE, { key: id, value, seen }, AUTHOR))).revision
}

const page = async (path: string, language = 'de') => (await app.inject(`${path}?lng=${language}`)).body
const card = () => {
  const namespace = 'team-event-shelter-bau'
  return sharePicture('fr', { kind: 'page', namespace }, scene.messages.current())
}

async function choose(picture: string) {
  const { services } = await scene.staffView()
  const shelter = services.find(({ id }) => id === 'shelter-bau')!
  const { names, facts, cents, revision } = shelter
  return scene.change('shelter-bau', { names, facts, cents, picture, seen: revision })
}

it('shows an own picture on the page, its cards and the share picture, described in the language of the page', async () => {
  const id = randomUUID()
  const revision = await publishPicture(id, 20)
  await choose(id)
  const french = await page('/team-events/shelter-bau', 'fr')
  expect(french).toContain(`alt="${ALT.fr}"`)
  expect(french).toContain(`${id}-20-70-800.avif 800w`)
  expect(french).toMatch(/<img src="[^"]+-20-70-800\.webp" width="800" height="1000"/)
  for (const path of ['/team-events', '/team-events/feuer-und-fokus'])
    expect(await page(path), path).toContain(`${id}-20-70-400.webp`)
  expect(card()).toMatchObject({
    alt: ALT.fr,
    card: { drawing: { kind: 'photograph', file: `${id}-20-70-800.jpeg` } },
  })
  await publishPicture(id, 90, revision)
  expect(await page('/team-events')).toContain(`${id}-90-70-400.webp`)
  expect(await page('/team-events')).not.toContain(`${id}-20-70-`)
})

it('shows the author of a licensed picture on the page of its service, and none for an own one', async () => {
  const [own, licensed] = [randomUUID(), randomUUID()]
  await publishPicture(own, 20)
  await publishPicture(licensed, 30, 0, 'licensed')
  await choose(licensed)
  expect(await page('/team-events/shelter-bau', 'fr')).toContain('Image\u202f: Gratweg GmbH')
  expect(await page('/team-events')).not.toContain('>Bild: Gratweg GmbH')
  await choose(own)
  expect(await page('/team-events/shelter-bau')).not.toContain('>Bild: Gratweg GmbH')
})

it('shows another drawing with its own description', async () => {
  await choose('nacht')
  const body = await page('/team-events/shelter-bau')
  expect(body).toContain('/scenes/nacht.svg')
  expect(body).toContain(DRAWINGS['nacht']!.alt.de)
  expect(card()?.card.drawing).toEqual({ kind: 'poster', scene: 'nacht' })
})

it('sends pages no picture data while the nine have their drawings', async () => {
  expect(scene.messages.current().of('de', ['common'])['common']).not.toHaveProperty('servicePictures')
  await scene.add()
  await choose('shelter')
  expect(scene.messages.current().of('de', ['common'])['common']).not.toHaveProperty('servicePictures')
})

it('accepts only a drawing of the site or a published picture', async () => {
  for (const picture of ['lake-map', 'constructor', randomUUID()]) {
    await expect(scene.add({ ...TENTH, picture }), picture).rejects.toThrow('unknown_picture')
    await expect(choose(picture), picture).rejects.toThrow('unknown_picture')
  }
})

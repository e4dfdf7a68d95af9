import { describe, expect, it } from 'vitest'
import { FIRST_SERVICE_IDS, SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'
import { matchPage } from '#site/match-page.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { indexedPages } from '../discovery/indexed-pages.ts'
import { drawPicture } from './draw-picture.ts'
import shareTexts from '#content/texts/share.ts'
import { sharePicture } from './share-picture.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'

const namespaces = [...new Set(indexedPages().map(({ path }) => matchPage(path)?.namespace ?? 'not-found'))]

describe.each(LANGUAGES)('the pictures in %s', (language) => {
  it.each(namespaces)('have one for %s, with a title, a sign and a description', (namespace) => {
    const picture = sharePicture(language, { kind: 'page', namespace }, FILE_MESSAGES)
    expect(picture?.alt.length).toBeGreaterThan(10)
    expect(picture?.path).toMatch(new RegExp(`^/og/[\\w-]{10}/${language}/page/${namespace}\\.png$`))
    const svg = drawPicture(picture!.card)
    expect(svg).not.toMatch(/NaN|undefined|<text/)
    expect(picture?.card.sign ?? picture?.card.drawing.kind).toBeTruthy()
  })

  it('state the duration of each service', () => {
    for (const id of FIRST_SERVICE_IDS) {
      const course = SURVIVAL_COURSES.find((each) => each.id === id)
      const event = TEAM_EVENTS.find((each) => each.id === id)
      const days = course?.days ?? event?.days ?? 0
      const figure = String(days || event?.hours).replace('.5', '½')
      expect(shareTexts[language].durations[id]).toMatch(new RegExp(`^${figure} `))
    }
  })
})

it('is another address for another picture, and the same for the same', () => {
  const home = sharePicture('de', { kind: 'page', namespace: 'home' }, FILE_MESSAGES)
  expect(sharePicture('de', { kind: 'page', namespace: 'home' }, FILE_MESSAGES)).toEqual(home)
  expect(sharePicture('fr', { kind: 'page', namespace: 'home' }, FILE_MESSAGES)?.version).not.toBe(
    home?.version,
  )
})

it('leaves out pages that nobody shares', () => {
  for (const namespace of ['login', 'success', 'not-found'] as const)
    expect(sharePicture('de', { kind: 'page', namespace }, FILE_MESSAGES)).toBeUndefined()
})

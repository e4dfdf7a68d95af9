import { expect, it } from 'vitest'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import commonTexts from '#i18n/texts/common.ts'
import { currentMark, navigationEntries } from './navigation-entries.ts'

const messages = commonTexts.de

it('keeps the order of SPEC §2, contact last', () => {
  expect(navigationEntries(messages, FIRST_SERVICES).map(({ to }) => to)).toEqual([
    '/',
    '/projekt-management',
    '/survival-training',
    '/team-events',
    '/philosophie',
    '/team',
    '/event-kalender',
    '/shop',
    '/kontakt',
  ])
})

it('offers three anchors below survival training and six below team events', () => {
  const anchors = navigationEntries(messages, FIRST_SERVICES).map(
    ({ children }) => children?.map(({ to }) => to) ?? [],
  )
  expect(anchors[2]).toEqual([
    '/survival-training#aufbruch',
    '/survival-training#durchhaltevermoegen',
    '/survival-training#klarer-kompass',
  ])
  expect(anchors[3]).toHaveLength(6)
  expect(anchors[3]?.every((to) => to.startsWith('/team-events#'))).toBe(true)
})

it('marks the page itself and the section of a page below it', () => {
  expect(currentMark('/team-events', '/team-events')).toBe('page')
  expect(currentMark('/team-events/shelter-bau', '/team-events')).toBe('true')
  expect(currentMark('/team', '/team-events')).toBeUndefined()
  expect(currentMark('/team-events', '/team')).toBeUndefined()
  expect(currentMark('/shop', '/')).toBeUndefined()
  expect(currentMark('/product/peilkompass', '/shop')).toBe('true')
})

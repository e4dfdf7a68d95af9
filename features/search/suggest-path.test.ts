import fc from 'fast-check'
import { expect, it } from 'vitest'
import { suggestPath } from './suggest-path.ts'

const PATHS = [
  '/',
  '/shop',
  '/team',
  '/team-events',
  '/team-events/feuer-und-fokus',
  '/event-kalender',
  '/survival-training/klarer-kompass',
  '/survival-training/durchhaltevermoegen',
  '/kontakt',
]
const ALIASES = { termine: '/event-kalender', 'ueber-uns': '/team', gutscheine: '/shop' }
const suggestion = (path: string) => suggestPath(path, PATHS, ALIASES)

it.each([
  ['/kontkat', '/kontakt'],
  ['/Kontakt/', '/kontakt'],
  ['/kontakt.html', '/kontakt'],
  ['/de/kontakt', '/kontakt'],
  ['/event_kalender', '/event-kalender'],
  ['/eventkalender', '/event-kalender'],
  ['/teamevents', '/team-events'],
  ['/feuer-und-fokus', '/team-events/feuer-und-fokus'],
  ['/team-events/feuer-fokus', '/team-events/feuer-und-fokus'],
  ['/survival/kompass', '/survival-training/klarer-kompass'],
  ['/survival-training/durchhalteverm%C3%B6gen', '/survival-training/durchhaltevermoegen'],
])('suggests the page for %s', (typed, meant) => {
  expect(suggestion(typed)).toBe(meant)
})

it('finds other names, with umlauts in either spelling', () => {
  expect(suggestion('/termine')).toBe('/event-kalender')
  expect(suggestion('/%C3%BCber-uns')).toBe('/team')
  expect(suggestion('/ueber-uns')).toBe('/team')
  expect(suggestion('/gutschein')).toBe('/shop')
})

it('suggests nothing for an unlikely match', () => {
  for (const path of ['/', '/x', '/wp-login.php', '/.env', '/quittenmarmelade'])
    expect(suggestion(path)).toBeUndefined()
})

it('throws for no address', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      const answer = suggestion(`/${path}`)
      expect(answer === undefined || PATHS.includes(answer)).toBe(true)
    }),
  )
})

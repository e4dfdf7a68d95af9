import { expect, it } from 'vitest'
import { editorOf } from './edit-strip.ts'

it.each([
  ['/', '/verwaltung/website/texte/home'],
  ['/team-events/shelter-bau', '/verwaltung/website/texte/team-event-shelter-bau'],
  ['/survival-training/aufbruch/', '/verwaltung/website/texte/survival-aufbruch'],
  ['/team-events/a-tenth', '/verwaltung/website/texte/team-event-a-tenth'],
  ['/shop/gutschein', '/verwaltung/website/texte/shop'],
  ['/event-kalender/2027-03', '/verwaltung/website/texte/calendar'],
  ['/news', '/verwaltung/website/texte/news'],
  ['/news/feuer-ohne-feuerzeug', '/verwaltung/website/news/feuer-ohne-feuerzeug'],
  ['/impressum', '/verwaltung/website/texte'],
])('%s is changed at %s', (pathname, address) => {
  expect(editorOf(pathname)).toBe(address)
})

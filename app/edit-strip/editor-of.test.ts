import { expect, it } from 'vitest'
import { editorOf } from './editor-of.ts'

it.each([
  ['/', '/verwaltung?texts=home'],
  ['/team-events/shelter-bau', '/verwaltung?texts=team-event-shelter-bau'],
  ['/survival-training/aufbruch/', '/verwaltung?texts=survival-aufbruch'],
  ['/team-events/a-tenth', '/verwaltung?texts=team-event-a-tenth'],
  ['/shop/gutschein', '/verwaltung?texts=shop'],
  ['/event-kalender/2027-03', '/verwaltung?texts=calendar'],
  ['/news', '/verwaltung?texts=news'],
  ['/news/feuer-ohne-feuerzeug', '/verwaltung/website/news/feuer-ohne-feuerzeug'],
  ['/impressum', '/verwaltung?view=texts'],
])('%s is changed at %s', (pathname, address) => {
  expect(editorOf(pathname)).toBe(address)
})

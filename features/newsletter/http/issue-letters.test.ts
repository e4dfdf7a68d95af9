import { expect, it } from 'vitest'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import type { NewsEntry } from '#features/news/news.ts'
import { letterText } from '#platform/mail/letter.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { issueLetter } from './issue-letters.ts'

const piece: NewsEntry = {
  slug: 'a',
  title: 'Titel',
  lead: 'Ein Satz.',
  date: '2026-11-23',
  picture: null,
  next: null,
  body: [],
}
const to = { publicUrl: 'https://site.test', leave: 'https://site.test/weg' }
const sender = { publicUrl: to.publicUrl, company: FIRST_COMPANY }
const file = 'd3b07384-d9a0-4c9b-8f43-3d1c5e0a7a11-50-30'

it('a newsletter shows the article’s own picture as JPEG, and no drawing', () => {
  const own = { src: '/x.webp', alt: 'Lager', own: { file, colour: '#446655' } }
  const { html } = renderLetter(issueLetter({ ...piece, picture: own }, 'de', to), sender)
  expect(html).toContain(
    `src="https://site.test/storage/v1/object/public/photographs/${file}-16x9-1280.jpeg"`,
  )
  expect(html).toContain('alt="Lager"')
  const drawn = { ...piece, picture: { src: '/scenes/feuer.svg', alt: 'Feuer' } }
  expect(renderLetter(issueLetter(drawn, 'de', to), sender).html).not.toContain('feuer.svg')
})

it.each(['de', 'en', 'it'] as const)('has no space before the colons of its plain text in %s', (language) => {
  const text = letterText(issueLetter(piece, language, to), FIRST_COMPANY)
  expect(text).toMatch(/\S:\nhttps:\/\/site\.test\/news/)
  expect(text).toMatch(/[^\s\u202f]: https:\/\/site\.test\/weg/)
})

it('has a narrow no-break space before the colons of its plain text in French', () => {
  const text = letterText(issueLetter(piece, 'fr', to), FIRST_COMPANY)
  expect(text).toMatch(/\S\u202f:\nhttps:\/\/site\.test\/news/)
  expect(text).toMatch(/\S\u202f: https:\/\/site\.test\/weg/)
})

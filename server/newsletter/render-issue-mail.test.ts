import { expect, it } from 'vitest'
import { FIRST_COMPANY } from '#content/first-company.ts'
import type { NewsEntry } from '#features/news/news.ts'
import { issueMail } from './render-issue-mail.ts'

const piece: NewsEntry = {
  slug: 'a',
  title: 'Titel',
  lead: 'Ein Satz.',
  date: '2026-11-23',
  picture: null,
  next: null,
  body: [],
}
const to = { siteUrl: 'https://site.test', leave: 'https://site.test/weg', company: FIRST_COMPANY }
const file = 'd3b07384-d9a0-4c9b-8f43-3d1c5e0a7a11-50-30'

it('a newsletter shows the article’s own picture as JPEG, and no drawing', () => {
  const own = { src: '/x.webp', alt: 'Lager', own: { file, colour: '#446655' } }
  const { html } = issueMail({ ...piece, picture: own }, 'de', to)
  expect(html).toContain(
    `src="https://site.test/storage/v1/object/public/photographs/${file}-16x9-1280.jpeg"`,
  )
  expect(html).toContain('alt="Lager"')
  const drawn = { ...piece, picture: { src: '/scenes/feuer.svg', alt: 'Feuer' } }
  expect(issueMail(drawn, 'de', to).html).not.toContain('feuer.svg')
})

it.each(['de', 'en', 'it'] as const)('has no space before the colons of its plain text in %s', (language) => {
  const { text } = issueMail(piece, language, to)
  expect(text).toMatch(/\S:\nhttps:\/\/site\.test\/news/)
  expect(text).toMatch(/[^\s\u202f]: https:\/\/site\.test\/weg/)
})

it('has a narrow no-break space before the colons of its plain text in French', () => {
  const { text } = issueMail(piece, 'fr', to)
  expect(text).toMatch(/\S\u202f:\nhttps:\/\/site\.test\/news/)
  expect(text).toMatch(/\S\u202f: https:\/\/site\.test\/weg/)
})

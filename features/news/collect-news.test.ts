import { expect, it } from 'vitest'
import { collectNews } from './collect-news.server.ts'
import { pieceFiles, pieceSource } from './news-fixtures.ts'

it('puts the newest piece first', () => {
  const news = collectNews({
    ...pieceFiles('alt', pieceSource({ date: '2025-12-31' })),
    ...pieceFiles('neu', pieceSource({ date: '2026-10-28' })),
    ...pieceFiles('auch-neu', pieceSource({ date: '2026-10-28' })),
  })
  expect(news.it.map(({ slug }) => slug)).toEqual(['auch-neu', 'neu', 'alt'])
})

it('names each file that is missing or broken, all at once', () => {
  const files = { ...pieceFiles('eins'), ...pieceFiles('zwei') }
  delete files['/content/news/eins/fr.md']
  files['/content/news/zwei/it.md'] = pieceSource({ date: '2026-13-01' })
  const { message } = problem(files)
  expect(message.split('\n')).toEqual([
    'content/news/eins/fr.md is missing',
    'content/news/zwei/it.md has the date "2026-13-01"; write a day that exists, such as 2026-10-28',
  ])
})

it.each([
  ['date', { date: '2026-10-27' }, 'has the date 2026-10-27, but de.md has 2026-10-28'],
  ['drawing', { drawing: 'nacht' }, 'has another drawing than de.md'],
  ['next step', { next: '/kontakt' }, 'has another next step than de.md'],
])('refuses a language with another %s', (_fact, changes, sentence) => {
  const files = { ...pieceFiles('eins'), '/content/news/eins/en.md': pieceSource(changes) }
  expect(problem(files).message).toBe(`content/news/eins/en.md ${sentence}`)
})

it('refuses a folder that cannot be an address and a file of no language', () => {
  expect(problem(pieceFiles('Über uns')).message).toContain('content/news/Über uns has a name that cannot')
  const files = { ...pieceFiles('eins'), '/content/news/eins/rm.md': pieceSource() }
  expect(problem(files).message).toContain('content/news/eins holds rm.md; the languages are de, en, fr, it')
})

function problem(files: Record<string, string>): Error {
  try {
    collectNews(files)
  } catch (error) {
    return error as Error
  }
  throw new Error('The files were accepted')
}

import { expect, it } from 'vitest'
import { collectNews } from './collect-news.server.ts'
import { newsEntryFiles, newsEntrySource } from './news-fixtures.ts'

it('sorts the newest article first', () => {
  const news = collectNews({
    ...newsEntryFiles('alt', newsEntrySource({ date: '2025-12-31' })),
    ...newsEntryFiles('neu', newsEntrySource({ date: '2026-10-28' })),
    ...newsEntryFiles('auch-neu', newsEntrySource({ date: '2026-10-28' })),
  })
  expect(news.it.map(({ slug }) => slug)).toEqual(['auch-neu', 'neu', 'alt'])
})

it('reports each missing or broken file, all at once', () => {
  const files = { ...newsEntryFiles('eins'), ...newsEntryFiles('zwei') }
  delete files['/content/news/eins/fr.md']
  files['/content/news/zwei/it.md'] = newsEntrySource({ date: '2026-13-01' })
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
  const files = { ...newsEntryFiles('eins'), '/content/news/eins/en.md': newsEntrySource(changes) }
  expect(problem(files).message).toBe(`content/news/eins/en.md ${sentence}`)
})

it('refuses a folder name that cannot be an address, and a file of an unknown language', () => {
  expect(problem(newsEntryFiles('Über uns')).message).toContain(
    'content/news/Über uns has a name that cannot',
  )
  const files = { ...newsEntryFiles('eins'), '/content/news/eins/rm.md': newsEntrySource() }
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

import { expect, it } from 'vitest'
import { collectNews } from './collect-news.server.ts'
import { newsEntryFiles, newsEntrySource } from './news-fixtures.ts'
import { writeAtomFeed } from './write-atom-feed.server.ts'

it('escapes the text once for HTML and once for XML, and makes every address a full one', () => {
  const text = 'A & B **fett**\n\n- [eins](/shop)\n- [zwei](https://example.ch/?a=1&b=2)\n\n> Zitat'
  const { de } = collectNews(newsEntryFiles('eins', newsEntrySource({ title: 'Feuer & Flamme' }, text)))
  const feed = writeAtomFeed({
    title: 'Neues',
    subtitle: 'Notizen',
    author: 'Wir & Co.',
    language: 'de-CH',
    address: (path) => `https://x.test${path}?lng=de`,
    origin: 'https://x.test',
    selfPath: '/feed.xml',
    newsPath: '/news',
    pieces: de,
  })
  expect(feed).toContain('<title>Feuer &amp; Flamme</title>')
  expect(feed).toContain('<name>Wir &amp; Co.</name>')
  expect(feed).toContain('<id>https://x.test/news/eins?lng=de</id>')
  expect(feed).toContain('&lt;p&gt;A &amp;amp; B &lt;strong&gt;fett&lt;/strong&gt;&lt;/p&gt;')
  expect(feed).toContain('href=&quot;https://x.test/shop?lng=de&quot;')
  expect(feed).toContain('href=&quot;https://example.ch/?a=1&amp;amp;b=2&quot;')
  expect(feed).toContain('src=&quot;https://x.test/scenes/feuer.svg&quot;')
  expect(feed).toContain('<updated>2026-10-28T12:00:00Z</updated>')
})

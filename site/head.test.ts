import { expect, test } from 'vitest'
import { documentHead } from './head.ts'

const head = documentHead({
  title: 'Shop',
  description: 'Gutscheine',
  language: 'fr',
  origin: 'https://example.ch',
  path: '/shop',
  found: true,
  indexed: true,
})

test('names one address per language, and the fallback language for everyone else', () => {
  expect(head.alternates).toEqual([
    { hreflang: 'de', href: 'https://example.ch/shop?lng=de' },
    { hreflang: 'en', href: 'https://example.ch/shop?lng=en' },
    { hreflang: 'fr', href: 'https://example.ch/shop?lng=fr' },
    { hreflang: 'it', href: 'https://example.ch/shop?lng=it' },
    { hreflang: 'x-default', href: 'https://example.ch/shop?lng=de' },
  ])
})
test('is canonical for its own language', () => {
  expect(head.canonical).toBe('https://example.ch/shop?lng=fr')
  expect(head.htmlLang).toBe('fr-CH')
})

test('never lists the language-neutral address as an alternate: its canonical address is another one', () => {
  expect(head.alternates.map(({ href }) => href)).not.toContain('https://example.ch/shop')
})

import { describe, expect, it } from 'vitest'
import { textIn } from '#i18n/localised-text.ts'
import { localiseDeep } from './to-wire-product.server.ts'

describe('a localised text', () => {
  it('falls back to German where a language is missing or blank', () => {
    expect(textIn('fr', { de: 'Seil', fr: 'Corde' })).toBe('Corde')
    expect(textIn('fr', { de: 'Seil' })).toBe('Seil')
    expect(textIn('fr', { de: 'Seil', fr: ' ' })).toBe('Seil')
  })

  it('becomes a string anywhere in stored data, and nothing else changes', () => {
    const stored = {
      quote: { de: 'Ja', it: 'Sì' },
      callouts: [{ x: 1, title: { de: 'Nadel', en: 'Needle' } }],
      region: { de: 'Deutschland', at: 'Österreich' },
      count: { de: 3 },
      nothing: null,
    }
    expect(localiseDeep('it', stored)).toEqual({
      ...stored,
      quote: 'Sì',
      callouts: [{ x: 1, title: 'Nadel' }],
    })
  })
})

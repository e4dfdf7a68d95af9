import { expect, it } from 'vitest'
import { FIRST_SERVICE_IDS } from '#features/services/content/services.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { packingListOf } from './packing-list.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'

it.each(LANGUAGES)('every service lists in %s what to bring', (language) => {
  for (const service of FIRST_SERVICE_IDS) {
    const list = packingListOf(FILE_MESSAGES, language, service)
    expect(list.length, service).toBeGreaterThan(0)
    expect(list.every((item) => item.length > 3)).toBe(true)
  }
})

it('a custom event has no list', () => {
  expect(packingListOf(FILE_MESSAGES, 'de', null)).toEqual([])
})

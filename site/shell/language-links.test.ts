import { expect, it } from 'vitest'
import { BOOKING_QUERY } from '#features/booking/site/booking-query.ts'
import { languageHref } from './language-links.tsx'

const booking = { query: BOOKING_QUERY, cache: 'shared' } as const

it('the link to another language keeps service, date, people and voucher', () => {
  const search = '?lng=de&voucher=GRAT&eventId=e&people=3&serviceId=aufbruch'
  expect(languageHref('fr', search, booking)).toBe(
    '?lng=fr&serviceId=aufbruch&eventId=e&people=3&voucher=GRAT',
  )
})

it('drops what the server ignores, so that all visitors share one page', () => {
  expect(languageHref('it', '?utm_source=x&lng=de', booking)).toBe('?lng=it')
  expect(languageHref('it', '?q=x', undefined)).toBe('?lng=it')
})

it('a private page keeps everything', () => {
  expect(languageHref('en', '?order=abc&lng=fr', { query: [], cache: 'never' })).toBe('?lng=en&order=abc')
})

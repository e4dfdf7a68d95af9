import { expect, test } from 'vitest'
import { describeOrder } from './open-session.server.ts'

const compass = { productTitle: 'Bussola', variantTitle: '', quantity: 1 }
const shirt = { productTitle: 'Maglia', variantTitle: 'M', quantity: 2 }

test('names the order and everything in it', () => {
  expect(describeOrder({ number: 10001, language: 'it' }, [compass, shirt])).toBe(
    'Ordine 10001: 1 × Bussola; 2 × Maglia, M',
  )
})

test('stays within the limits of a provider', () => {
  const many = Array.from({ length: 50 }, () => shirt)
  expect(describeOrder({ number: 10001, language: 'de' }, many)).toHaveLength(400)
})

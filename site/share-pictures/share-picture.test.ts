import { expect, it } from 'vitest'
import { aProduct } from '#features/cart/cart-fixtures.ts'
import { sharePicture } from './share-picture.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'

const picture = (changes: Parameters<typeof aProduct>[0]) =>
  sharePicture('de', { kind: 'product', product: aProduct(changes) }, FILE_MESSAGES)

it('breaks the names of services in an owner’s text where the pages would', () => {
  expect(picture({ title: 'Gutschein Durchhaltevermögen' })?.card.title).toBe(
    'Gutschein Durchhalte\u00advermögen',
  )
})

it('is another address when what it shows has changed', () => {
  const version = picture({ price_in_cents: 200_00 })?.version
  expect(picture({ price_in_cents: 200_00, updated_at: '2027-01-01T00:00:00.000Z' })?.version).toBe(version)
  expect(picture({ price_in_cents: 220_00 })?.version).not.toBe(version)
})

it('has an address for any id', () => {
  expect(picture({ id: 'a/b?c' })?.path).toMatch(/\/de\/product\/a%2Fb%3Fc\.png$/)
})

it('shows the drawing of a product of ours, and one of gear for any other picture', () => {
  expect(picture({ image: '/scenes/gear-kompass.svg' })?.card.drawing).toMatchObject({
    scenes: ['gear-kompass'],
  })
  for (const image of ['https://example.ch/photo.jpg', '/scenes/../secret.svg', null])
    expect(picture({ image })?.card.drawing).toMatchObject({ scenes: ['gear-feldbuch'] })
})

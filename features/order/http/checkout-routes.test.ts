import { describe, expect, test } from 'vitest'
import { isOwnAddress } from './checkout-routes.ts'

const live = { publicUrl: 'https://www.example.ch', requestOrigin: 'http://10.0.0.5:3000', production: true }

describe('redirect addresses', () => {
  test.each([
    ['https://www.example.ch/success', true],
    ['https://www.example.ch:443/x?y#z', true],
    ['http://www.example.ch/success', false],
    ['https://www.example.ch:8443/success', false],
    ['https://www.example.ch.evil.example/', false],
    ['https://www.example.ch@evil.example/', false],
    ['https://user@www.example.ch/', false],
    ['http://10.0.0.5:3000/success', false],
    ['/success', false],
    ['', false],
  ])('on a public site: %s → %s', (address, own) => {
    expect(isOwnAddress(address, live)).toBe(own)
  })

  test('in development the origin of the request counts as well', () => {
    const site = { ...live, production: false }
    expect(isOwnAddress('http://10.0.0.5:3000/success', site)).toBe(true)
    expect(isOwnAddress('http://10.0.0.6:3000/success', site)).toBe(false)
  })

  test('on this machine only, localhost and 127.0.0.1 are the same', () => {
    const site = {
      publicUrl: 'http://localhost:3000',
      requestOrigin: 'http://127.0.0.1:3000',
      production: true,
    }
    expect(isOwnAddress('http://127.0.0.1:3000/success', site)).toBe(true)
  })
})

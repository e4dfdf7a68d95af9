import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const site = {
  siteUrl: 'https://www.example.ch',
  redirectTargets: ['https://*.partner.example/**', 'gratweg-app://callback'],
}

describe('a redirect target', () => {
  it('on the site itself is kept, with path, query and fragment', () => {
    const target = 'https://www.example.ch/login?back=/verwaltung#x'
    expect(redirectTarget(target, site)).toBe(target)
  })

  it('that the settings allow is kept; * does not reach over dots and slashes', () => {
    expect(redirectTarget('https://shop.partner.example/a/b', site)).toBe('https://shop.partner.example/a/b')
    expect(redirectTarget('https://a.b.partner.example/a', site)).toBe(site.siteUrl)
    expect(redirectTarget('gratweg-app://callback', site)).toBe('gratweg-app://callback')
  })

  it.each([
    'https://evil.example/login',
    'https://www.example.ch.evil.example/',
    'https://www.example.ch@evil.example/',
    'https://user:password@www.example.ch/',
    'http://www.example.ch/',
    'https://www.example.ch:8443/',
    '//evil.example',
    '/login',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://203.0.113.7/',
    'https://3405803783/',
    'https://evil.example/#https://shop.partner.example/',
    'https://evil。example\\.partner.example/',
    'https://localhost\\.partner.example/',
    undefined,
    '',
  ])('%s becomes the site', (wished) => {
    expect(redirectTarget(wished, site)).toBe(site.siteUrl)
  })

  it('on a loopback site may use any port', () => {
    const local = { siteUrl: 'http://localhost:3000', redirectTargets: [] }
    expect(redirectTarget('http://localhost:5173/x', local)).toBe('http://localhost:5173/x')
  })

  it('never goes to a host outside the settings', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (wished) => {
        const { hostname } = new URL(redirectTarget(wished, site))
        expect(hostname === 'www.example.ch' || hostname.endsWith('.partner.example')).toBe(true)
      }),
    )
  })
})

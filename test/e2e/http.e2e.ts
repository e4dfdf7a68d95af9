import { expect, test } from './site.ts'

test('a page is compressed as requested, with an ETag that avoids the second transfer', async ({
  request,
}) => {
  const brotli = await request.get('/shop?lng=de', { headers: { 'Accept-Encoding': 'br, gzip' } })
  expect(brotli.headers()['content-encoding']).toBe('br')
  const gzip = await request.get('/shop?lng=de', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(gzip.headers()['content-encoding']).toBe('gzip')
  const plain = await request.get('/shop?lng=de', { headers: { 'Accept-Encoding': 'identity' } })
  expect(plain.headers()['content-encoding']).toBeUndefined()
  expect(await brotli.text()).toBe(await plain.text())
  const again = await request.get('/shop?lng=de', {
    headers: { 'If-None-Match': plain.headers()['etag'] ?? '' },
  })
  expect(again.status()).toBe(304)
})

test('every answer carries the security headers, and the policy allows nothing inline', async ({
  request,
}) => {
  for (const path of ['/', '/nicht-da', '/store/gratweg/products', '/healthz']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['x-frame-options'], path).toBe('DENY')
  }
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test('a drawing opened directly cannot run scripts', async ({ request }) => {
  const headers = (await request.get('/scenes/kompass.svg')).headers()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('hashed assets are immutable, missing ones are a plain 404', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const entry = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0] ?? ''
  expect((await request.get(entry)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const missing = await request.get('/assets/gone-12345678.js')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['content-type']).not.toContain('html')
})

test('addresses that try to leave the site stay on it', async ({ request, baseURL }) => {
  const answers = await Promise.all(
    ['//example.com/pm-request', '/%2e%2e/%2e%2e/etc/passwd', '/assets/../../package.json', '/%E0%A4%A'].map(
      (path) => request.get(baseURL + path, { maxRedirects: 0 }),
    ),
  )
  for (const answer of answers) {
    expect([400, 404]).toContain(answer.status())
    expect(await answer.text()).not.toMatch(/root:x|"dependencies"/)
  }
})

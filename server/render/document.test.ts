import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { buildPagesApp } from '#test/build-pages-app.ts'
import style from './test-notice.css?inline'

async function pageOf(testNotice: boolean, url: string) {
  const app = await buildPagesApp({ settings: { testNotice } })
  const { body, headers } = await app.inject({ url })
  await app.close()
  return { body, policy: String(headers['content-security-policy']) }
}

it('shows the text of the page’s language only', () => {
  for (const language of LANGUAGES)
    expect(style).toContain(`:root:lang(${language}) .test-notice :lang(${language})`)
})

it('states in four languages, on every page and in its policy, that the payment page is a test', async () => {
  for (const url of ['/kontakt', '/philosophie', '/gibt-es-nicht']) {
    const [withNotice, plain] = [await pageOf(true, url), await pageOf(false, url)]
    for (const language of LANGUAGES)
      expect(withNotice.body).toMatch(new RegExp(`<aside .*<p lang="${language}[-"].*</aside>`))
    expect(withNotice.body.indexOf('<aside class="test-notice">')).toBeLessThan(
      withNotice.body.indexOf('id="root"'),
    )
    const [, inline = ''] = /<style>(\.test-notice[^<]+)<\/style>/.exec(withNotice.body) ?? []
    expect(withNotice.policy).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`)
    expect(plain.body).not.toContain('test-notice')
  }
})

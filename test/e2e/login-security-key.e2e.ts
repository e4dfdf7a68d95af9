import type { Page } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import { languagesOf } from '#test/sample.ts'
import { anAccount, formOf, LOGIN, openLogin, PASSWORD, signIn } from './accounts.ts'
import { expect, expectFitsEverywhere, test } from './site.ts'

const CALENDAR = /\/event-kalender$/

/** A key that is touched at once, without PIN or finger. */
async function addKey(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
  })
}

/** As another program does it: the page `/login` adds no keys. */
function enrol(page: Page, person: { email: string; password: string; name: string }): Promise<void> {
  return page.evaluate(async ({ email, password, name }) => {
    async function post(path: string, body: object, token?: string) {
      const answer = await fetch(`/auth/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    }
    const { access_token: token } = await post('/token?grant_type=password', { email, password })
    const { id } = await post('/factors', { factor_type: 'webauthn', friendly_name: name }, token)
    const challenge = await post(`/factors/${id}/challenge`, {}, token)
    const { publicKey } = challenge.webauthn.credential_options
    const made = await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(publicKey),
    })
    const credential_response = (made as PublicKeyCredential).toJSON()
    const webauthn = { type: 'create', credential_response }
    await post(`/factors/${id}/verify`, { challenge_id: challenge.id, webauthn }, token)
  }, person)
}

for (const language of languagesOf('security key')) {
  const { secondStep, notices } = LOGIN[language]

  test(`a security key in ${language}: required at the sign-in`, async ({ page, baseURL, expectProblem }) => {
    expectProblem(/status of 422/)
    const email = await anAccount(baseURL)
    const name = 'Schlüsselbund'
    await openLogin(page, language)
    await addKey(page)
    await enrol(page, { email, password: PASSWORD, name })
    const { title, alert, code, button } = formOf(page, language)
    await signIn(page, language, email)
    await expect(title).toHaveText(secondStep.keyTitle)
    await expect(code).toHaveCount(0)
    await expectFitsEverywhere(page)
    const use = button(fill(secondStep.useNamedKey, { name }))
    await page.route('**/verify', async (route) => {
      const body = route.request().postDataJSON()
      body.webauthn.credential_response.response.signature = 'MEUCIQ'
      await route.continue({ postData: JSON.stringify(body) })
    })
    await use.click()
    await expect(alert).toContainText(notices.key_refused)
    await page.unroute('**/verify')
    await use.click()
    await expect(page).toHaveURL(CALENDAR)
  })
}

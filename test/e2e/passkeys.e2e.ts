import type { Page } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import { languagesOf } from '#test/sample.ts'
import { anAccount, COMMON, formOf, LOGIN, openLogin, signIn } from './accounts.ts'
import { expect, expectAccessible, expectFitsEverywhere, test } from './site.ts'

// Wide enough for the account icon.
test.use({ viewport: { width: 1440, height: 900 } })
const CALENDAR = /\/event-kalender$/

/** A device that asks its user for a finger and gets it at once. */
async function addDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** A browser that knows passkeys, but offers none in fields: such a device would choose one by itself. */
async function offerNoneInFields(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

for (const language of languagesOf('passkeys')) {
  const messages = LOGIN[language]
  const { account } = COMMON[language].nav

  test(`a passkey in ${language}: added, signed in with, removed`, async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/status of 400/)
    await addDevice(page)
    await offerNoneInFields(page)
    const email = await anAccount(baseURL)
    await openLogin(page, language)
    const { title, alert, status, button, main } = formOf(page, language)
    await expect(button(messages.passkeys.signIn)).toBeVisible()
    await signIn(page, language, email)
    await expect(page).toHaveURL(CALENDAR)
    await page.getByRole('banner').getByRole('link', { name: account }).click()
    await button(messages.passkeys.add).click()
    await expect(status).toHaveText(messages.passkeys.added)
    const list = main.getByRole('list', { name: messages.passkeys.list })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    // Renamed in its place; Escape leaves the name, and the focus goes back.
    const passkeyName = (await list.locator('b').textContent()) ?? ''
    const rename = () => button(fill(messages.passkeys.renameName, { name: passkeyName }))
    await rename().press('Enter')
    const field = main.getByLabel(messages.passkeys.newName)
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await field.press('Escape')
    await expect(rename()).toBeFocused()
    await rename().click()
    await field.fill('   ')
    await field.press('Enter')
    await expect(main).toContainText(messages.passkeys.nameEmpty)
    await field.fill('Uhr am Handgelenk')
    await field.press('Enter')
    await expect(status).toHaveText(fill(messages.passkeys.renamed, { name: 'Uhr am Handgelenk' }))
    await expect(list.locator('b')).toHaveText('Uhr am Handgelenk')
    await expectFitsEverywhere(page)
    // The device knows its key and makes no second one.
    await button(messages.passkeys.addAnother).click()
    await expect(alert).toContainText(messages.notices.passkey_known)

    await button(messages.signOut.here).click()
    await expect(title).toHaveText(messages.signIn.title)
    await button(messages.passkeys.signIn).click()
    await expect(page).toHaveURL(CALENDAR)

    await page.getByRole('banner').getByRole('link', { name: account }).click()
    const name = (await list.locator('b').textContent()) ?? ''
    await button(fill(messages.passkeys.removeName, { name })).click()
    await expect(main).toContainText(fill(messages.passkeys.sure, { name }))
    await button(messages.passkeys.remove).click()
    await expect(status).toHaveText(messages.passkeys.removed)
    await button(messages.signOut.here).click()
    await button(messages.passkeys.signIn).click()
    await expect(alert).toContainText(messages.notices.passkey_unknown)
  })
}

test('the browser suggests passkeys in the e-mail field, until the button requests one', async ({ page }) => {
  await page.addInitScript(() => {
    const mediations: string[] = []
    Object.assign(window, { mediations })
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(true)
    const { credentials } = navigator
    credentials.get = (options) => {
      mediations.push(options?.mediation ?? 'required')
      return new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => {
          mediations.push('aborted')
          reject(new DOMException('', 'AbortError'))
        })
      })
    }
  })
  const mediations = () => page.evaluate(() => (window as unknown as { mediations: string[] }).mediations)
  await openLogin(page, 'de')
  const { email, button } = formOf(page, 'de')
  await expect(email).toHaveAttribute('autocomplete', 'username webauthn')
  await expect.poll(mediations).toEqual(['conditional'])
  await button(LOGIN.de.passkeys.signIn).click()
  await expect.poll(mediations).toEqual(['conditional', 'aborted', 'required'])
})

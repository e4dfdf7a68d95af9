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
    await expectAccessible(page)
    await signIn(page, language, email)
    await expect(page).toHaveURL(CALENDAR)
    await page.getByRole('banner').getByRole('link', { name: account }).click()
    await button(messages.passkeys.add).click()
    await expect(status).toHaveText(messages.passkeys.added)
    const list = main.getByRole('list', { name: messages.passkeys.list })
    await expect(list.getByRole('listitem')).toHaveCount(1)
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

test('a passkey chosen from the suggestions of the e-mail field signs in', async ({ page, baseURL }) => {
  const messages = LOGIN.de
  await addDevice(page)
  const email = await anAccount(baseURL)
  await openLogin(page, 'de')
  const { button, status } = formOf(page, 'de')
  await signIn(page, 'de', email)
  await expect(page).toHaveURL(CALENDAR)
  await page.getByRole('banner').getByRole('link', { name: COMMON.de.nav.account }).click()
  await button(messages.passkeys.add).click()
  await expect(status).toHaveText(messages.passkeys.added)
  // The device chooses its only passkey by itself.
  await button(messages.signOut.here).click()
  await expect(page).toHaveURL(CALENDAR)
})

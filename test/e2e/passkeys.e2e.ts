import type { Page } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import { languagesOf } from '#test/sample.ts'
import { anAccount, COMMON, formOf, LOGIN, openLogin, signIn } from './accounts.ts'
import { expect, expectAccessible, expectFitsEverywhere, test } from './site.ts'

// Wide enough for the account icon.
test.use({ viewport: { width: 1440, height: 900 } })
const CALENDAR = /\/event-kalender$/

/** A device that asks its user for a finger and gets it; it answers nothing while `present` is false. */
async function aDevice(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setPresent: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
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
    const device = await aDevice(page)
    const email = await anAccount(baseURL)
    await openLogin(page, language)
    const { title, alert, status, button, main } = formOf(page, language)
    await device.setPresent(false)
    await expect(button(messages.passkeys.signIn)).toBeVisible()
    await expectAccessible(page)
    await signIn(page, language, email)
    await expect(page).toHaveURL(CALENDAR)
    await page.getByRole('banner').getByRole('link', { name: account }).click()
    await device.setPresent(true)
    await button(messages.passkeys.add).click()
    await expect(status).toHaveText(messages.passkeys.added)
    const list = main.getByRole('list', { name: messages.passkeys.list })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expectFitsEverywhere(page)
    // The device knows its key and makes no second one.
    await button(messages.passkeys.addAnother).click()
    await expect(alert).toContainText(messages.notices.passkey_known)
    await device.setPresent(false)

    await button(messages.signOut.here).click()
    await expect(title).toHaveText(messages.signIn.title)
    // Pressed before the device answers: its first answer would go to the suggestions of the e-mail field.
    await button(messages.passkeys.signIn).click()
    await device.setPresent(true)
    await expect(page).toHaveURL(CALENDAR)

    await device.setPresent(false)
    await page.getByRole('banner').getByRole('link', { name: account }).click()
    const name = (await list.locator('b').textContent()) ?? ''
    await button(fill(messages.passkeys.removeName, { name })).click()
    await expect(main).toContainText(fill(messages.passkeys.sure, { name }))
    await button(messages.passkeys.remove).click()
    await expect(status).toHaveText(messages.passkeys.removed)
    await button(messages.signOut.here).click()
    // Pressed before the device answers: its first answer would go to the suggestions of the e-mail field.
    await button(messages.passkeys.signIn).click()
    await device.setPresent(true)
    await expect(alert).toContainText(messages.notices.passkey_unknown)
  })
}

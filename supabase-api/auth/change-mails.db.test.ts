import { asc, eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { removeFactorOfUser } from '#features/account/users/administer-factors.server.ts'
import { ACCOUNT_CHANGED } from '#features/account/mail/change-mail.server.ts'
import { ACCOUNT_CHANGES } from '#features/account/mail/change-mail.texts.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { testMails } from '#test/test-mails.ts'
import { type AuthScene, openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'

let language: Language = 'de'

const scene = await forThisFile(openAuthScene())
beforeAll(async () => {
  scene.context.languageOf = () => language
})

async function changeMailsTo(to: string): Promise<[string, string][]> {
  const mails = await scene.test.database
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, to))
    .orderBy(asc(outgoingMails.createdAt))
  return mails
    .filter(({ kind }) => kind === ACCOUNT_CHANGED)
    .map(({ payload, language: written }) => [String(payload['change']), written])
}

async function enrol(client: ReturnType<AuthScene['client']>) {
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  if (data?.type !== 'totp') throw new Error('no factor')
  const code = new TOTP({ secret: data.totp.secret }).generate({ timestamp: scene.context.clock().getTime() })
  await client.mfa.challengeAndVerify({ factorId: data.id, code })
  return data.id
}

describe('the owner of an account is notified of', () => {
  it('another password, in their language', async () => {
    const { client, email } = await signedIn(scene)
    language = 'fr'
    expect((await client.updateUser({ password: 'ein ganz neues' })).error).toBeNull()
    expect((await client.updateUser({ password: 'ein ganz neues' })).error?.code).toBe('same_password')
    expect((await client.updateUser({ data: { a: 1 } })).error).toBeNull()
    language = 'de'
    expect(await changeMailsTo(email)).toEqual([['password', 'fr']])
  })

  it('another password after a mailed link, and one that an administrator sets, in the language of the last mail', async () => {
    const { email, id } = await signedIn(scene)
    language = 'it'
    await scene.client().resetPasswordForEmail(email)
    language = 'de'
    await scene.admin.updateUserById(id, { password: 'von der Leitung gesetzt' })
    expect(await changeMailsTo(email)).toEqual([['password', 'it']])
  })

  it('another address, at both', async () => {
    const { client, email } = await signedIn(scene)
    const wished = someone()
    await client.updateUser({ email: wished })
    expect([...(await changeMailsTo(email)), ...(await changeMailsTo(wished))]).toEqual([])
    for (const to of [email, wished]) {
      const { code } = await scene.lastMail(to)
      await scene.client().verifyOtp({ email: to, token: code, type: 'email_change' })
    }
    expect((await client.getUser()).data.user?.email).toBe(wished)
    expect(await changeMailsTo(email)).toEqual([['address_old', 'de']])
    expect(await changeMailsTo(wished)).toEqual([['address_new', 'de']])
  })

  it('another address that an administrator sets, at both', async () => {
    const { email, id } = await signedIn(scene)
    const wished = someone()
    await scene.admin.updateUserById(id, { email: wished, email_confirm: true })
    await scene.admin.updateUserById(id, { email: wished })
    expect(await changeMailsTo(email)).toEqual([['address_old', 'de']])
    expect(await changeMailsTo(wished)).toEqual([['address_new', 'de']])
  })

  it('a device that is set up, removed by themselves, by an administrator or by command', async () => {
    const { client, email, id } = await signedIn(scene)
    const first = await enrol(client)
    expect(await changeMailsTo(email)).toEqual([['factor_added', 'de']])
    await client.mfa.unenroll({ factorId: first })
    scene.later(60)
    const second = await enrol(client)
    expect((await scene.admin.mfa.deleteFactor({ userId: id, id: second })).error).toBeNull()
    scene.later(60)
    await removeFactorOfUser(scene.context, id, await enrol(client))
    expect((await changeMailsTo(email)).map(([change]) => change)).toEqual(
      Array.from({ length: 3 }, () => ['factor_added', 'factor_removed']).flat(),
    )
  })
})

describe('no notification is sent for', () => {
  it('a device that was never confirmed', async () => {
    const { client, email } = await signedIn(scene)
    const { data } = await client.mfa.enroll({ factorType: 'totp' })
    await client.mfa.unenroll({ factorId: data?.id ?? '' })
    expect(await changeMailsTo(email)).toEqual([])
  })

  it('a password of an unconfirmed address', async () => {
    const email = someone()
    const { data } = await scene.admin.createUser({ email, password: PASSWORD })
    await scene.admin.updateUserById(data.user?.id ?? '', { password: 'von der Leitung gesetzt' })
    expect(await changeMailsTo(email)).toEqual([])
  })

  it('a change that was not made', async () => {
    const { client, email } = await signedIn(scene)
    await enrol(client)
    const thief = scene.client()
    await thief.signInWithPassword({ email, password: PASSWORD })
    expect((await thief.updateUser({ password: 'etwas ganz anderes' })).error).not.toBeNull()
    expect(await changeMailsTo(email)).toEqual([['factor_added', 'de']])
  })
})

it('more than twenty in an hour about one account are not sent; other mails do not count', async () => {
  const { email, id } = await signedIn(scene)
  for (let count = 0; count < 3; count++) {
    scene.later(61)
    await scene.client().resetPasswordForEmail(email)
  }
  for (let count = 0; count < 22; count++)
    await scene.admin.updateUserById(id, { password: `von der Leitung gesetzt ${count}` })
  expect(await changeMailsTo(email)).toHaveLength(20)
})

describe('the mail', () => {
  it.each(LANGUAGES)(
    'in %s states what, when, and what to do, and contains no link that acts',
    async (each) => {
      const render = testMails(scene.context.db)
      for (const change of ACCOUNT_CHANGES) {
        const payload = { change, at: '2027-03-27T15:05:00.000Z' }
        const mail = await render({ kind: ACCOUNT_CHANGED, language: each, payload })
        expect(mail.text).toContain(mail.subject)
        expect(mail.text).toMatch(/2027/)
        expect(mail.text).toMatch(/16[.:\s]*h?\s*[.:]?05/)
        expect(mail.text).toContain('@example.ch')
        expect(mail.text).not.toMatch(/https?:|ß|\{|undefined/)
        expect(mail.html).not.toMatch(/token|verify/i)
      }
    },
  )

  it('does not exist without a change', async () => {
    const mail = { kind: ACCOUNT_CHANGED, language: 'de', payload: {} } as const
    await expect(testMails(scene.context.db)(mail)).rejects.toThrow('names no')
  })
})

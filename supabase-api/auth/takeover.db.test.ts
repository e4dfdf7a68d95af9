import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { purgeAccounts } from '#features/account/database/purge-accounts.server.ts'
import { openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'


const scene = await forThisFile(openAuthScene())

async function emailOf(id: string): Promise<string | undefined> {
  return (await scene.admin.getUserById(id)).data.user?.email
}

describe('an attacker with a stranger’s session cannot take the address over', () => {
  it('by changing the password after asking for the new address', async () => {
    const { client, email, id } = await signedIn(scene)
    const wished = someone()
    await client.updateUser({ email: wished })
    const { code } = await scene.lastMail(wished)
    await client.updateUser({ password: 'ein ganz neues' })
    scene.later(61)
    await scene.post('/resend', { type: 'email_change', email })
    expect(await scene.mailCount(wished)).toBe(1)
    await scene.client().verifyOtp({ email: wished, token: code, type: 'email_change' })
    expect(await emailOf(id)).toBe(email)
  })

  it('by waiting until the mail to the owner has expired', async () => {
    const { client, email, id } = await signedIn(scene)
    const wished = someone()
    await client.updateUser({ email: wished })
    const { code } = await scene.lastMail(wished)
    scene.later(60 * 3600)
    await purgeAccounts(scene.context)
    await scene.post('/resend', { type: 'email_change', email })
    expect(await scene.mailCount(wished)).toBe(1)
    await scene.client().verifyOtp({ email: wished, token: code, type: 'email_change' })
    expect(await emailOf(id)).toBe(email)
  })

  it('by the owner opening the link too late', async () => {
    const { client, email, id } = await signedIn(scene)
    const wished = someone()
    await client.updateUser({ email: wished })
    const { link } = await scene.lastMail(email)
    scene.later(25 * 3600)
    await fetch(link, { redirect: 'manual' })
    await scene.post('/resend', { type: 'email_change', email })
    const { code } = await scene.lastMail(wished)
    await scene.client().verifyOtp({ email: wished, token: code, type: 'email_change' })
    expect(await emailOf(id)).toBe(email)
  })
})

it('the codes of a second factor cannot be guessed, with any number of sessions', async () => {
  const { client, email } = await signedIn(scene)
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })
  if (data?.type !== 'totp') throw new Error('no factor')
  const { secret } = data.totp
  const code = () => new TOTP({ secret }).generate({ timestamp: scene.context.clock().getTime() })
  await client.mfa.challengeAndVerify({ factorId: data.id, code: code() })
  scene.later(60)
  for (let tries = 0; tries < 5; tries++) {
    const thief = scene.client()
    await thief.signInWithPassword({ email, password: PASSWORD })
    const wrong = code() === '000000' ? '000001' : '000000'
    const { error } = await thief.mfa.challengeAndVerify({ factorId: data.id, code: wrong })
    expect(error?.code).toBe('mfa_verification_failed')
  }
  const thief = scene.client()
  await thief.signInWithPassword({ email, password: PASSWORD })
  const blocked = await thief.mfa.challengeAndVerify({ factorId: data.id, code: code() })
  expect(blocked.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  scene.later(16 * 60)
  expect((await thief.mfa.challengeAndVerify({ factorId: data.id, code: code() })).error).toBeNull()
})

it.each([
  ['/signup', { email: 'null@example.ch', password: PASSWORD, data: { name: 'a\u0000b' } }],
  ['/signup', { email: 'half@example.ch', password: PASSWORD, data: { name: 'a\ud800b' } }],
  ['/verify', { type: 'signup', email: 'a\u0000@example.ch', token: '123456' }],
  ['/token?grant_type=password', { email: 'a@example.ch\u0000', password: PASSWORD }],
])('%s does not fail at a null character or an unpaired surrogate', async (path, body) => {
  expect((await scene.post(path, body)).status).toBeLessThan(500)
})

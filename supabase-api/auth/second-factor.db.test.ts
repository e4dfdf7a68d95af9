import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'


const scene = await forThisFile(openAuthScene())

/** TOTP now, or some 30-second steps away. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: scene.context.clock().getTime() + steps * 30_000 })
}

async function enrolled() {
  const person = await signedIn(scene)
  const { data, error } = await person.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })
  expect(error).toBeNull()
  if (!data || data.type !== 'totp') throw new Error('no factor')
  const { secret } = data.totp
  const lifted = await person.client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(secret) })
  expect(lifted.error).toBeNull()
  scene.later(30)
  return { ...person, factorId: data.id, secret }
}

describe('a second factor', () => {
  it('is enrolled with a picture and a secret, and raises the session to aal2', async () => {
    const { client } = await signedIn(scene)
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })
    if (data?.type !== 'totp') throw new Error('no factor')
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    expect(data.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(data.totp.uri).toMatch(/^otpauth:\/\/totp\/.*algorithm=SHA1&digits=6&period=30/)
    const { data: lifted } = await client.mfa.challengeAndVerify({
      factorId: data.id,
      code: codeOf(data.totp.secret),
    })
    expect(lifted?.user.factors).toHaveLength(1)
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(JSON.stringify(level.data?.currentAuthenticationMethods)).toMatch(/totp.*password/)
  })

  it('is required at the next sign-in, and a wrong code leaves the challenge usable', async () => {
    const { email, secret, factorId } = await enrolled()
    const client = scene.client()
    await client.signInWithPassword({ email, password: PASSWORD })
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    })
    const { data: challenge } = await client.mfa.challenge({ factorId })
    const challengeId = challenge?.id ?? ''
    const right = codeOf(secret)
    const wrong = right === '000000' ? '000001' : '000000'
    const refused = await client.mfa.verify({ factorId, challengeId, code: wrong })
    expect(refused.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect(refused.error?.message).toContain('Invalid TOTP code')
    expect((await client.mfa.verify({ factorId, challengeId, code: right })).error).toBeNull()
    const again = await client.mfa.verify({ factorId, challengeId, code: right })
    expect(again.error?.code).toBe('mfa_ip_address_mismatch')
  })

  it('accepts a code only once, and a challenge for at most five minutes', async () => {
    const { client, secret, factorId } = await enrolled()
    const code = codeOf(secret)
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error?.code).toBe(
      'mfa_verification_failed',
    )
    const { data: challenge } = await client.mfa.challenge({ factorId })
    scene.later(301)
    const late = await client.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code: codeOf(secret) })
    expect(late.error?.code).toBe('mfa_challenge_expired')
  })

  it('protects password and address: the first level may not change them', async () => {
    const { email } = await enrolled()
    const client = scene.client()
    await client.signInWithPassword({ email, password: PASSWORD })
    for (const change of [{ password: 'gestohlen und neu' }, { email: someone() }])
      expect((await client.updateUser(change)).error).toMatchObject({ status: 401, code: 'insufficient_aal' })
    expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Dieb' })).error?.code).toBe(
      'insufficient_aal',
    )
  })

  it('at its first success ends all sessions of the first level', async () => {
    const { client, email } = await signedIn(scene)
    const other = scene.client()
    await other.signInWithPassword({ email, password: PASSWORD })
    const { data } = await client.mfa.enroll({ factorType: 'totp' })
    if (data?.type !== 'totp') throw new Error('no factor')
    await client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(data.totp.secret) })
    expect((await other.getUser()).error).not.toBeNull()
    expect((await client.getUser()).error).toBeNull()
  })

  it('is removed from the second level only; an administrator removes a lost one', async () => {
    const { client, email, factorId, id } = await enrolled()
    const first = scene.client()
    await first.signInWithPassword({ email, password: PASSWORD })
    expect((await first.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    expect((await scene.admin.mfa.listFactors({ userId: id })).data?.factors).toHaveLength(1)
    expect((await scene.admin.mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull()
    expect((await client.mfa.listFactors()).data?.all).toEqual([])
    expect((await client.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    })
  })

  it('of one account is not usable by another, and its secret is stored sealed', async () => {
    const { factorId, secret } = await enrolled()
    const { client } = await signedIn(scene)
    expect((await client.mfa.challenge({ factorId })).error).toMatchObject({ status: 404 })
    const { rows } = await scene.test.database.$client.query('select * from auth_factors')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('requires a unique name, and other kinds are off', async () => {
    const { client } = await enrolled()
    expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })).error?.code).toBe(
      'mfa_factor_name_conflict',
    )
    expect((await client.mfa.enroll({ factorType: 'phone', phone: '+41790000000' })).error?.code).toBe(
      'mfa_phone_enroll_not_enabled',
    )
  })
})

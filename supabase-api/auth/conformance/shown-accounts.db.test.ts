import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, signedIn, someone } from '#test/auth/auth-scene.ts'

const scene = await forThisFile(openAuthScene({ hidesAccounts: false, autoconfirmEmail: true }))
const closed = await forThisFile(openAuthScene({ hidesAccounts: false, signupOpen: false }))

const tooSoon = { status: 429, code: 'over_email_send_rate_limit' }
const later = /^For security purposes, you can only request this after \d+ seconds\.$/

describe('where accounts are not hidden, as in the reference', () => {
  it.each(['implicit', 'pkce'] as const)(
    'a code for an unknown address is refused (%s)',
    async (flowType) => {
      const email = someone()
      const { error } = await scene
        .client({ flowType })
        .signInWithOtp({ email, options: { shouldCreateUser: false } })
      expect(error).toMatchObject({
        status: 422,
        code: 'otp_disabled',
        message: 'Signups not allowed for otp',
      })
      expect((await closed.client({ flowType }).signInWithOtp({ email })).error).toMatchObject({
        status: 422,
        code: 'signup_disabled',
        message: 'Signups not allowed for this instance',
      })
      expect(await scene.mailCount(email)).toBe(0)
    },
  )

  it('a known address gets its code, and a second request is told to wait', async () => {
    const { email } = await signedIn(scene)
    const client = scene.client({ flowType: 'pkce' })
    const options = { shouldCreateUser: false }
    expect((await client.signInWithOtp({ email, options })).error).toBeNull()
    const again = (await client.signInWithOtp({ email, options })).error
    expect(again).toMatchObject({ ...tooSoon, message: expect.stringMatching(later) })
    expect((await client.resetPasswordForEmail(email)).error).toBeNull()
    expect((await client.resetPasswordForEmail(email)).error).toMatchObject(tooSoon)
    expect(await scene.mailCount(email)).toBe(2)
    scene.later(61)
    expect((await client.signInWithOtp({ email, options })).error).toBeNull()
  })

  it('a confirmation is sent again after the interval alone, and never to a stranger', async () => {
    const email = someone()
    const client = scene.client()
    await client.signInWithOtp({ email })
    expect((await client.resend({ type: 'signup', email })).error).toMatchObject(tooSoon)
    scene.later(61)
    expect((await client.resend({ type: 'signup', email })).error).toBeNull()
    expect((await client.resend({ type: 'signup', email: someone() })).error).toBeNull()
    expect((await client.resetPasswordForEmail(someone())).error).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, PASSWORD, signedIn } from '#test/auth/auth-scene.ts'
import { asService, refusal } from '#test/auth/plain-requests.ts'

const scene = await forThisFile(openAuthScene())
const closed = await forThisFile(openAuthScene({ signupOpen: false, autoconfirmEmail: false }))

describe('the order of refusals', () => {
  it('anonymous sign-in while it is off: for that reason, also with closed sign-ups', async () => {
    for (const of of [scene, closed]) {
      const { error } = await of.client().signInAnonymously()
      expect(error).toMatchObject({
        status: 422,
        code: 'anonymous_provider_disabled',
        message: 'Anonymous sign-ins are disabled',
      })
    }
  })

  it('anonymous sign-in with closed sign-ups', async () => {
    const both = await openAuthScene({ signupOpen: false, anonymousUsers: true })
    const { error } = await both.client().signInAnonymously()
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' })
    await both.close()
  })

  it('a missing bearer, before anything else of the request is checked', async () => {
    for (const [method, path] of [
      ['POST', '/logout?scope=nobody'],
      ['GET', '/user/identities/authorize'],
      ['DELETE', '/user/identities/x'],
      ['POST', '/factors'],
      ['PUT', '/user'],
      ['GET', '/admin/users?page=x'],
    ] as const) {
      const answer = await fetch(scene.url + path, { method })
      expect([path, (await refusal(answer)).slice(0, 2)]).toEqual([path, [401, 'no_authorization']])
    }
  })

  it('an invalid id', async () => {
    const { session, id } = await signedIn(scene)
    const bearer = { authorization: `Bearer ${session.access_token}` }
    for (const answer of [
      await fetch(`${scene.url}/factors/x`, { method: 'DELETE', headers: bearer }),
      await scene.post('/factors/x/challenge', {}, bearer),
      await scene.post('/factors/x/verify', { challenge_id: id, code: '123456' }, bearer),
      await asService(scene, `/admin/users/${id}/factors/x`, { method: 'DELETE' }),
    ])
      expect(await refusal(answer)).toEqual([404, 'validation_failed', 'factor_id must be an UUID'])
  })

  it('single sign-on, for any request', async () => {
    const [status, code] = await refusal(await scene.post('/sso', { domain: 7 }))
    expect([status, code]).toEqual([404, 'saml_provider_disabled'])
  })

  it('a password for an invalid address: as a wrong one', async () => {
    const { error } = await scene.client().signInWithPassword({ email: 'niemand', password: PASSWORD })
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })
})

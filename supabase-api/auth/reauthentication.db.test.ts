import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'

const scene = await forThisFile(openAuthScene())

const NEW = 'etwas ganz anderes'

async function withOldSession() {
  const account = await signedIn(scene)
  scene.later(13 * 3600)
  await account.client.refreshSession()
  return account
}

async function passwordFits(email: string, password: string) {
  return (await scene.client().signInWithPassword({ email, password })).error === null
}

describe('the current password', () => {
  it('is the proof that an old session lacks', async () => {
    const { client, email } = await withOldSession()
    const changed = await client.updateUser({ password: NEW, current_password: PASSWORD })
    expect(changed.error).toBeNull()
    expect(await passwordFits(email, NEW)).toBe(true)
  })

  it('is never ignored when it is wrong, whatever is changed and however fresh the session is', async () => {
    const { client, email } = await signedIn(scene)
    for (const change of [
      { password: NEW, current_password: 'falsch geraten' },
      { password: NEW, current_password: '' },
      { email: someone(), current_password: 'falsch geraten' },
      { data: { seen: true }, current_password: 'falsch geraten' },
    ])
      expect((await client.updateUser(change)).error).toMatchObject({
        status: 400,
        code: 'current_password_invalid',
      })
    expect(await passwordFits(email, PASSWORD)).toBe(true)
    expect((await client.getUser()).data.user?.user_metadata['seen']).toBeUndefined()
  })

  it('is not to be guessed: tries count as those of signing in do', async () => {
    const { client } = await withOldSession()
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 8; n += 1)
      codes.push((await client.updateUser({ password: NEW, current_password: `geraten ${n}` })).error?.code)
    expect(codes.at(0)).toBe('current_password_invalid')
    expect(codes.at(-1)).toBe('over_request_rate_limit')
    const right = await client.updateUser({ password: NEW, current_password: PASSWORD })
    expect(right.error?.code).toBe('over_request_rate_limit')
  })
})

describe('the code of /reauthenticate', () => {
  it('is the proof that an old session lacks, once', async () => {
    const { client, email } = await withOldSession()
    expect((await client.reauthenticate()).error).toBeNull()
    const { code } = await scene.lastMail(email)
    expect((await client.updateUser({ password: NEW, nonce: code })).error).toBeNull()
    expect(await passwordFits(email, NEW)).toBe(true)
    expect((await client.updateUser({ password: PASSWORD, nonce: code })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    })
  })

  it('is never ignored when it is wrong, nor tried without end', async () => {
    const { client, email } = await signedIn(scene)
    await client.reauthenticate()
    const { code } = await scene.lastMail(email)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let n = 0; n < 10; n += 1)
      expect((await client.updateUser({ password: NEW, nonce: wrong })).error).toMatchObject({
        code: 'reauthentication_not_valid',
      })
    expect((await client.updateUser({ password: NEW, nonce: code })).error).toMatchObject({
      code: 'reauthentication_not_valid',
    })
    expect(await passwordFits(email, PASSWORD)).toBe(true)
  })
})

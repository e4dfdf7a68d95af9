import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { identityProvider } from '#platform/identity-provider/identity-provider.ts'
import { type AuthScene, openAuthScene, someone } from '#test/auth/auth-scene.ts'
import { openProviderStandIn } from '#test/auth/provider-stand-in.ts'

let scene: AuthScene
let standIn: Awaited<ReturnType<typeof openProviderStandIn>>

beforeAll(async () => {
  standIn = await openProviderStandIn()
  scene = await openAuthScene()
  scene.context.provider = identityProvider({
    name: 'verein',
    issuer: standIn.issuer,
    clientId: 'gratweg',
    clientSecret: 'geheim',
    redirectUri: `${scene.url}/callback`,
  })
})
beforeEach(() => {
  delete standIn.current.nonce
  standIn.current.person = {
    sub: crypto.randomUUID(),
    email: someone(),
    email_verified: true,
    name: 'Leitung',
  }
})
afterAll(async () => {
  await scene.close()
  await standIn.close()
})

/** Walks a browser from the client's address through the provider; answers where it ends. */
async function walk(url: string): Promise<URL> {
  let next = url
  for (let hop = 0; hop < 3; hop++) {
    const answer = await fetch(next, { redirect: 'manual' })
    next = answer.headers.get('location') ?? ''
  }
  return new URL(next)
}

async function authorizeUrl(client = scene.client(), redirectTo = 'http://localhost:3000/login') {
  const { data, error } = await client.signInWithOAuth({
    provider: 'verein' as 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  })
  expect(error).toBeNull()
  return data.url ?? ''
}

describe('signing in by another service', () => {
  it('opens an account and comes back with a session', async () => {
    const target = await walk(await authorizeUrl())
    expect(target.origin + target.pathname).toBe('http://localhost:3000/login')
    const fragment = new URLSearchParams(target.hash.slice(1))
    const client = scene.client()
    const { data } = await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect(data.user?.email).toBe(standIn.current.person.email)
    expect(data.user?.app_metadata.providers).toEqual(['email', 'verein'])
  })

  it('by PKCE comes back with a code for the client that began', async () => {
    const client = scene.client({ flowType: 'pkce' })
    const target = await walk(await authorizeUrl(client))
    const { data, error } = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user?.email).toBe(standIn.current.person.email)
  })

  it('joins the account of the same verified address', async () => {
    const { email } = standIn.current.person
    const { data } = await scene.client().signUp({ email, password: 'drei Stufen' })
    const target = await walk(await authorizeUrl())
    const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? ''
    expect((await scene.client().getUser(token)).data.user?.id).toBe(data.user?.id)
  })

  it('with an address that the service has not verified joins nothing', async () => {
    const { email } = standIn.current.person
    await scene.client().signUp({ email, password: 'drei Stufen' })
    standIn.current.person.email_verified = false
    const target = await walk(await authorizeUrl())
    expect(new URLSearchParams(target.hash.slice(1)).get('error_code')).toBe('email_not_confirmed')
  })

  it('with a replayed or invented state leads to the site with an error', async () => {
    const first = await fetch(await authorizeUrl(), { redirect: 'manual' })
    const second = await fetch(first.headers.get('location') ?? '', { redirect: 'manual' })
    const callback = second.headers.get('location') ?? ''
    expect((await fetch(callback, { redirect: 'manual' })).status).toBe(302)
    for (const url of [callback, `${scene.url}/callback?state=erfunden&code=1`]) {
      const answer = await fetch(url, { redirect: 'manual' })
      expect(answer.status).toBe(303)
      const target = new URL(answer.headers.get('location') ?? '')
      expect(target.origin).toBe(scene.siteUrl)
      expect(target.hash).toContain('error_code=validation_failed')
    }
  })

  it('refuses an identity that answers somebody else’s question', async () => {
    standIn.current.nonce = 'eine andere'
    const target = await walk(await authorizeUrl())
    expect(new URLSearchParams(target.hash.slice(1)).get('error')).toBe('invalid_request')
  })

  it('never leads to a foreign place, and other providers are off', async () => {
    const target = await walk(await authorizeUrl(scene.client(), 'https://evil.example/steal'))
    expect(target.host).toBe('localhost:3000')
    const off = await fetch(`${scene.url}/authorize?provider=google`, { redirect: 'manual' })
    expect(off.status).toBe(400)
    expect(await off.json()).toMatchObject({ error_code: 'validation_failed' })
  })
})

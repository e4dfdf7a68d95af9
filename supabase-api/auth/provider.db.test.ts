import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { identityProvider } from '#platform/identity-provider/identity-provider.ts'
import { type AuthScene, openAuthScene, someone } from '#test/auth/auth-scene.ts'
import { openFakeProvider } from '#test/auth/fake-provider.ts'

let scene: AuthScene
let standIn: Awaited<ReturnType<typeof openFakeProvider>>

beforeAll(async () => {
  standIn = await openFakeProvider()
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
  delete standIn.current.thin
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

/** Follows redirects with our cookie to the end. */
async function walk(url: string): Promise<URL> {
  const { callback, cookie } = await walkToCallback(url)
  const answer = await fetch(callback, { redirect: 'manual', headers: { cookie } })
  return new URL(answer.headers.get('location') ?? '')
}

/** Stops at the provider's callback. */
async function walkToCallback(url: string): Promise<{ callback: string; cookie: string }> {
  const begun = await fetch(url, { redirect: 'manual' })
  const [cookie = ''] = begun.headers.getSetCookie()[0]?.split(';') ?? []
  const response = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' })
  return { callback: response.headers.get('location') ?? '', cookie }
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
  it('creates an account and returns with a session', async () => {
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

  it('by PKCE returns with a code for the client that started', async () => {
    const client = scene.client({ flowType: 'pkce' })
    const target = await walk(await authorizeUrl(client))
    const { data, error } = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user?.email).toBe(standIn.current.person.email)
  })

  it('queries the service for the user when the token names nobody', async () => {
    standIn.current.thin = true
    const target = await walk(await authorizeUrl())
    const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? ''
    expect((await scene.client().getUser(token)).data.user?.email).toBe(standIn.current.person.email)
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
    expect(new URLSearchParams(target.hash.slice(1)).get('error_code')).toBe(
      'provider_email_needs_verification',
    )
  })

  it('works with a provider that posts its answer: the browser is redirected to where its cookie is valid', async () => {
    const { callback, cookie } = await walkToCallback(await authorizeUrl())
    const { origin, pathname, searchParams } = new URL(callback)
    // `Lax`: cross-site form posts carry no cookie.
    const posted = await fetch(origin + pathname, { method: 'POST', body: searchParams, redirect: 'manual' })
    expect(posted.status).toBe(303)
    const { search } = new URL(posted.headers.get('location') ?? '')
    const answer = await fetch(`${scene.url}/callback${search}`, { redirect: 'manual', headers: { cookie } })
    const target = new URL(answer.headers.get('location') ?? '')
    const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? ''
    expect((await scene.client().getUser(token)).data.user?.email).toBe(standIn.current.person.email)
  })

  it('with a replayed or invented state redirects to the site with an error', async () => {
    const { callback, cookie } = await walkToCallback(await authorizeUrl())
    expect((await fetch(callback, { redirect: 'manual', headers: { cookie } })).status).toBe(302)
    for (const url of [callback, `${scene.url}/callback?state=erfunden&code=1`]) {
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
      expect(answer.status).toBe(303)
      const target = new URL(answer.headers.get('location') ?? '')
      expect(target.origin).toBe(scene.siteUrl)
      expect(target.hash).toContain('error_code=bad_oauth_state')
    }
  })

  it('started in another browser opens no session: nobody is signed in to an attacker’s account', async () => {
    for (const stolen of ['', `provider-return=${'x'.repeat(32)}`]) {
      const { callback } = await walkToCallback(await authorizeUrl())
      const answer = await fetch(callback, { redirect: 'manual', headers: { cookie: stolen } })
      const target = answer.headers.get('location') ?? ''
      expect(target).toContain('error_code=bad_oauth_state')
      expect(target).not.toContain('access_token')
    }
  })

  it('sets a cookie for ten minutes, invisible to scripts, and the same for parallel tabs', async () => {
    const first = await fetch(await authorizeUrl(), { redirect: 'manual' })
    const [mark = ''] = first.headers.getSetCookie()
    expect(mark).toMatch(/^provider-return=[\w-]{32}; Path=\/auth\/v1; Max-Age=600; HttpOnly; SameSite=Lax$/)
    const [cookie = ''] = mark.split(';')
    const second = await fetch(await authorizeUrl(), { redirect: 'manual', headers: { cookie } })
    expect(second.headers.getSetCookie()[0]).toContain(`${cookie};`)
  })

  it('redirects with an error when the other service cannot be reached', async () => {
    const { provider } = scene.context
    scene.context.provider = identityProvider({
      name: 'verein',
      issuer: 'http://127.0.0.1:9',
      clientId: 'gratweg',
      clientSecret: 'geheim',
      redirectUri: `${scene.url}/callback`,
    })
    const answer = await fetch(await authorizeUrl(), { redirect: 'manual' })
    scene.context.provider = provider
    expect(answer.status).toBe(303)
    const target = new URL(answer.headers.get('location') ?? '')
    expect(target.href).toMatch(
      /^http:\/\/localhost:3000\/login#error=server_error&error_code=unexpected_failure/,
    )
  })

  it('refuses an identity that answers another request', async () => {
    standIn.current.nonce = 'eine andere'
    const target = await walk(await authorizeUrl())
    expect(new URLSearchParams(target.hash.slice(1)).get('error')).toBe('invalid_request')
  })

  it('never redirects to a foreign site, and other providers are off', async () => {
    const target = await walk(await authorizeUrl(scene.client(), 'https://evil.example/steal'))
    expect(target.host).toBe('localhost:3000')
    const off = await fetch(`${scene.url}/authorize?provider=google`, { redirect: 'manual' })
    expect(off.status).toBe(400)
    expect(await off.json()).toMatchObject({ error_code: 'validation_failed' })
  })
})

import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, signedIn } from '#test/auth/auth-scene.ts'
import { asService, refusal } from '#test/auth/plain-requests.ts'

const scene = await forThisFile(openAuthScene({ oauthClients: true }))

const registration = { client_name: 'Werkzeugkiste', redirect_uris: ['https://app.example/callback'] }
const oauth = () => scene.admin.oauth

async function created(more: object = {}) {
  const { data, error } = await oauth().createClient({ ...registration, ...more })
  if (error) throw error
  return data
}

const post = (body: unknown) =>
  asService(scene, '/admin/oauth/clients', { method: 'POST', body: JSON.stringify(body) })

describe('an OAuth client', () => {
  it('is added with a secret that is shown once, and read, changed and removed', async () => {
    const client = await created({ client_uri: 'https://app.example' })
    expect(client).toEqual({
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      client_secret: expect.stringMatching(/^[\w-]{43}$/),
      client_name: 'Werkzeugkiste',
      client_type: 'confidential',
      client_uri: 'https://app.example',
      token_endpoint_auth_method: 'client_secret_basic',
      registration_type: 'manual',
      redirect_uris: registration.redirect_uris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      created_at: expect.stringMatching(/^\d{4}-/),
      updated_at: expect.stringMatching(/^\d{4}-/),
    })
    const { client_secret: secret, ...withoutSecret } = client
    expect((await oauth().getClient(client.client_id)).data).toEqual(withoutSecret)
    const change = {
      client_name: 'Kiste',
      logo_uri: 'https://app.example/logo.png',
      redirect_uris: ['https://app.example/a', 'http://localhost:5173/b', 'ch.example.app://callback'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post' as const,
    }
    const changed = await oauth().updateClient(client.client_id, change)
    expect(changed.data).toEqual({ ...withoutSecret, ...change, updated_at: expect.any(String) })
    expect((await oauth().getClient(client.client_id)).data).toEqual(changed.data)
    expect((await oauth().deleteClient(client.client_id)).error).toBeNull()
    const unknown = { status: 404, code: 'oauth_client_not_found', message: 'OAuth client not found' }
    expect((await oauth().getClient(client.client_id)).error).toMatchObject(unknown)
    expect((await oauth().deleteClient(client.client_id)).error).toMatchObject(unknown)
    expect((await oauth().updateClient(client.client_id, { client_name: 'x' })).error).toMatchObject(unknown)
    expect((await oauth().regenerateClientSecret(client.client_id)).error).toMatchObject(unknown)
    const { rows } = await scene.test.database.$client.query(
      'select to_jsonb(c) as row from auth_oauth_clients c',
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('gets another secret, the earlier one is gone', async () => {
    const client = await created()
    const hashOf = async () =>
      (
        await scene.test.database.$client.query('select secret_hash from auth_oauth_clients where id = $1', [
          client.client_id,
        ])
      ).rows[0].secret_hash
    const before = await hashOf()
    const { data } = await oauth().regenerateClientSecret(client.client_id)
    expect(data?.client_secret).toMatch(/^[\w-]{43}$/)
    expect(data?.client_secret).not.toBe(client.client_secret)
    expect(await hashOf()).not.toBe(before)
    expect((await oauth().getClient(client.client_id)).data).not.toHaveProperty('client_secret')
  })

  it('that can keep no secret has none', async () => {
    const client = await created({ token_endpoint_auth_method: 'none' })
    expect(client).toMatchObject({ client_type: 'public', token_endpoint_auth_method: 'none' })
    expect(client).not.toHaveProperty('client_secret')
    expect((await oauth().regenerateClientSecret(client.client_id)).error).toMatchObject({
      status: 400,
      message: 'Cannot regenerate secret for public client',
    })
    const change = { token_endpoint_auth_method: 'client_secret_basic' as const }
    expect((await oauth().updateClient(client.client_id, change)).error).toMatchObject({ status: 400 })
  })

  it('is in a list with pages, the newest first', async () => {
    const names = ['erste', 'zweite', 'dritte']
    for (const client_name of names) {
      await created({ client_name })
      scene.later(1)
    }
    const { data, error } = await oauth().listClients({ page: 1, perPage: 2 })
    expect(error).toBeNull()
    expect(data.clients.map((client) => client.client_name)).toEqual(['dritte', 'zweite'])
    expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) })
    expect(JSON.stringify(data)).not.toContain('client_secret"')
    const all = await oauth().listClients()
    expect(all.data.clients.length).toBeGreaterThanOrEqual(3)
  })

  it.each<[object, string]>([
    [{ ...registration, redirect_uris: [] }, 'redirect_uris is required'],
    [{ client_name: 'x' }, 'redirect_uris is required'],
    [
      { ...registration, redirect_uris: Array.from({ length: 11 }, () => 'https://a.example') },
      'redirect_uris',
    ],
    ...[
      'http://app.example/callback',
      'javascript://app.example/%0aalert(1)',
      'DATA://text/html,x',
      'https://app.example/#fragment',
      'callback',
      'mailto:somebody@example.ch',
      'https://app.example/\ncallback',
      '',
    ].map((uri): [object, string] => [{ ...registration, redirect_uris: [uri] }, 'redirect_uri']),
    [{ ...registration, grant_types: ['password'] }, 'grant_types'],
    [{ ...registration, client_name: 'x'.repeat(1025) }, 'client_name'],
    [{ ...registration, client_uri: 'nowhere' }, 'client_uri'],
    [{ ...registration, logo_uri: `https://app.example/${'x'.repeat(2048)}` }, 'logo_uri'],
    [{ ...registration, client_type: 'secret' }, 'client_type'],
    [{ ...registration, token_endpoint_auth_method: 'private_key_jwt' }, 'token_endpoint_auth_method'],
    [
      { ...registration, client_type: 'public', token_endpoint_auth_method: 'client_secret_post' },
      'inconsistent',
    ],
  ])('is refused as %j', async (body, message) => {
    expect(await refusal(await post(body))).toEqual([
      400,
      'validation_failed',
      expect.stringContaining(message),
    ])
  })

  it('is changed by something alone, and named by an id', async () => {
    const { client_id: id } = await created()
    const put = (path: string, body: unknown) =>
      asService(scene, `/admin/oauth/clients/${path}`, { method: 'PUT', body: JSON.stringify(body) })
    expect(await refusal(await put(id, {}))).toEqual([
      400,
      'validation_failed',
      'No fields provided for update',
    ])
    expect(await refusal(await put(id, { redirect_uris: [] }))).toEqual([
      400,
      'validation_failed',
      expect.stringContaining('redirect_uris cannot be empty'),
    ])
    expect(await refusal(await put('x', registration))).toEqual([
      400,
      'validation_failed',
      'invalid client_id format',
    ])
  })

  it('is for administrators alone', async () => {
    const { session } = await signedIn(scene)
    const { client_id: id } = await created()
    const path = `/admin/oauth/clients/${id}`
    for (const [method, url] of [
      ['GET', '/admin/oauth/clients'],
      ['POST', '/admin/oauth/clients'],
      ['GET', path],
      ['PUT', path],
      ['DELETE', path],
      ['POST', `${path}/regenerate_secret`],
    ] as const) {
      const answer = await fetch(scene.url + url, {
        method,
        headers: { authorization: `Bearer ${session.access_token}` },
      })
      expect([url, answer.status]).toEqual([url, 403])
      expect([url, (await fetch(scene.url + url, { method })).status]).toEqual([url, 401])
    }
  })

  it('leaves its steps in the security log, without its secret', async () => {
    const { client_id: id } = await created()
    await oauth().updateClient(id, { client_name: 'Kiste' })
    const { data } = await oauth().regenerateClientSecret(id)
    await oauth().deleteClient(id)
    const { rows } = await scene.test.database.$client.query(
      "select action, detail from auth_audit where detail->>'client' = $1 order by at",
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'oauth_client_added',
      'oauth_client_changed',
      'oauth_client_secret_renewed',
      'oauth_client_removed',
    ])
    expect(JSON.stringify(rows)).not.toContain(data?.client_secret)
  })
})

it('there are no OAuth clients unless they are switched on', async () => {
  const without = await openAuthScene()
  const answer = await asService(without, '/admin/oauth/clients')
  await without.close()
  expect(answer.status).toBe(404)
})

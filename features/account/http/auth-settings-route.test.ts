import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { authSettingsRoute } from './auth-settings-route.ts'

function serve(project: { supabaseUrl?: string; supabaseAnonKey?: string } = {}) {
  const signed: unknown[] = []
  const app = Fastify()
  const accounts = {
    keys: { sign: async (claims: unknown) => `key-${signed.push(claims)}` },
    config: { apiUrl: 'https://example.ch/auth/v1', passwordMinLength: 14 },
    clock: () => new Date('2026-11-21T08:00:00Z'),
  } as unknown as Parameters<typeof authSettingsRoute>[1]['accounts']
  authSettingsRoute(app, {
    accounts,
    publicUrl: 'https://example.ch',
    supabaseUrl: project.supabaseUrl,
    supabaseAnonKey: project.supabaseAnonKey,
  })
  return { app, signed }
}

it('returns our own address, the length of passwords, and always the same anonymous key', async () => {
  const { app, signed } = serve()
  const answers = [await app.inject('/api/auth-settings'), await app.inject('/api/auth-settings')]
  for (const answer of answers) {
    expect(answer.json()).toEqual({ url: 'https://example.ch', anonKey: 'key-1', passwordMinLength: 14 })
    expect(answer.headers['cache-control']).toBe('public, max-age=300')
  }
  expect(signed).toMatchObject([{ role: 'anon', iss: 'https://example.ch/auth/v1' }])
})

it('returns the project of the settings, and signs nothing', async () => {
  const { app, signed } = serve({ supabaseUrl: 'https://abc.example', supabaseAnonKey: 'public' })
  expect((await app.inject('/api/auth-settings')).json()).toEqual({
    url: 'https://abc.example',
    anonKey: 'public',
    passwordMinLength: null,
  })
  expect(signed).toEqual([])
})

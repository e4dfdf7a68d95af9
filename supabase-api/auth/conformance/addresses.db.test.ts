import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, signedIn } from '#test/auth/auth-scene.ts'
import { authRoutes } from '../auth-routes.ts'

const scene = await forThisFile(
  openAuthScene(
    {},
    {
      more: (app) => {
        // Like the site's page routes.
        app.get('/*', async (_request, reply) => reply.code(404).type('text/html').send('<h1>Seite</h1>'))
      },
    },
  ),
)

describe('an address below /auth/v1', () => {
  it('that is unknown answers 404 in plain text, also to a GET', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
      for (const path of ['/nichts', '/admin/nichts', '', '/', '/user/x/y']) {
        const answer = await fetch(scene.url + path, { method })
        expect([method, path, answer.status, await answer.text()]).toEqual([
          method,
          path,
          404,
          '404 page not found\n',
        ])
        expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
        expect(answer.headers.get('cache-control')).toBe('no-store')
      }
    expect((await fetch(`${scene.url}x`)).headers.get('content-type')).toBe('text/html')
  })

  it('with another method answers 405 with the allowed ones and nothing else', async () => {
    const cases = [
      ['GET', '/signup', 'POST'],
      ['GET', '/token?grant_type=password', 'POST'],
      ['GET', '/otp', 'POST'],
      ['GET', '/logout', 'POST'],
      ['GET', '/factors/x/verify', 'POST'],
      ['POST', '/user', 'GET, PUT'],
      ['DELETE', '/admin/users', 'GET, POST'],
      ['PATCH', '/admin/users/x', 'GET, PUT, DELETE'],
      ['POST', '/health', 'GET'],
    ] as const
    for (const [method, path, allowed] of cases) {
      const answer = await fetch(scene.url + path, { method })
      expect([path, answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([
        path,
        405,
        allowed,
        '',
      ])
    }
  })
})

describe('a page of another origin', () => {
  const requested = {
    origin: 'https://app.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers':
      'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
  }

  it('may send a preflight request, anywhere', async () => {
    for (const path of ['/token', '/user', '/admin/users', '/factors/x', '/nichts']) {
      const answer = await fetch(scene.url + path, { method: 'OPTIONS', headers: requested })
      expect([path, answer.status, await answer.text()]).toEqual([path, 204, ''])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      const methods = answer.headers.get('access-control-allow-methods')?.split(', ')
      expect(methods).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']))
      const headers = answer.headers.get('access-control-allow-headers')?.split(/, ?/)
      expect(headers).toEqual(expect.arrayContaining(requested['access-control-request-headers'].split(',')))
    }
  })

  it('may send headers of its own', async () => {
    const own = 'apikey, X-Trace-Id, x-my-app'
    const answer = await fetch(`${scene.url}/token`, {
      method: 'OPTIONS',
      headers: { ...requested, 'access-control-request-headers': own },
    })
    expect(answer.headers.get('access-control-allow-headers')).toBe(own)
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('access-control-request-headers')
  })

  it('may read every answer, refusals too, and the headers that the client reads', async () => {
    const { origin } = requested
    for (const answer of [
      await fetch(`${scene.url}/settings`, { headers: { origin } }),
      await fetch(`${scene.url}/user`, { headers: { origin } }),
      await fetch(`${scene.url}/nichts`, { headers: { origin } }),
      await fetch(`${scene.url}/signup`, { headers: { origin } }),
      await fetch(`${scene.url}/signup`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: '{',
      }),
    ]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-expose-headers')?.toLowerCase().split(', ')).toEqual(
        expect.arrayContaining(['x-total-count', 'link', 'x-supabase-api-version']),
      )
    }
  })
})

it('a request that takes too long ends with 504, which the client treats as temporary', async () => {
  const { session, id } = await signedIn(scene)
  const app = Fastify()
  authRoutes(app, { ...scene.context, requestMs: 300 })
  const holder = await scene.test.database.$client.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from auth_users where id = $1 for update', [id])
    const answer = await app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: {
        authorization: `Bearer ${session.access_token}`,
        'x-supabase-api-version': '2024-01-01',
      },
      payload: { data: { rolle: 'Leitung' } },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      504,
      {
        code: 'request_timeout',
        message: 'Processing this request timed out, please retry after a moment.',
      },
    ])
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const once = { method: 'GET', url: '/auth/v1/settings' } as const
  expect((await app.inject(once)).statusCode).toBe(200)
  await app.close()
})

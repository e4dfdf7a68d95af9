import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerError } from '#platform/http/answer-error.ts'
import { projectTokens } from './project-tokens.ts'
import { projectSignedInGuard } from './project-staff.ts'
import { requireStaff } from './staff-member.ts'

interface Key {
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
  jwk: JWK
}

async function newKey(kid: string, alg = 'ES256'): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
  return { kid, privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } }
}

const ID = '6f1c2b1e-8f6e-4c55-9d3c-2f8a3b1c4d5e'
let project: Awaited<ReturnType<typeof openProject>>

async function openProject() {
  const app = Fastify({ forceCloseConnections: true })
  const first = await newKey('one')
  const state = {
    key: first,
    keys: [first.jwk] as JWK[],
    keysStatus: 200,
    userStatus: 200,
    user: {
      id: ID,
      factors: [] as { status: string }[],
      app_metadata: { role: 'staff' } as object,
      user_metadata: {},
    },
    keyFetches: 0,
  }
  app.get('/auth/v1/.well-known/jwks.json', (_request, reply) => {
    state.keyFetches += 1
    return reply.code(state.keysStatus).send(state.keysStatus === 200 ? { keys: state.keys } : 'away')
  })
  app.get('/auth/v1/user', (_request, reply) => reply.code(state.userStatus).send(state.user))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const issuer = `${url}/auth/v1`

  const staffGuard = requireStaff(projectSignedInGuard(projectTokens({ url, anonKey: 'anon' })))
  const own = Fastify()
  own.setErrorHandler(answerError)
  own.get('/', async (request) => {
    const member = await staffGuard(request)
    return member.ok ? member.value : member.refusal
  })
  const knock = async (token?: string) => {
    const answer = await own.inject({ url: '/', headers: token ? { authorization: `Bearer ${token}` } : {} })
    const body = answer.json() as { id?: string; code?: string }
    return answer.statusCode === 200 ? (body.id ?? body.code) : answer.statusCode
  }
  const claims = (more: object = {}) => ({
    iss: issuer,
    sub: ID,
    aud: 'authenticated',
    role: 'authenticated',
    aal: 'aal1',
    app_metadata: { role: 'staff' },
    exp: Math.floor(Date.now() / 1000) + 3600,
    ...more,
  })
  const token = (more: object = {}, key = state.key, header: object = {}) =>
    new SignJWT(claims(more))
      .setProtectedHeader({ alg: key.jwk.alg ?? 'ES256', kid: key.kid, ...header })
      .sign(key.privateKey)
  return { app, url, state, knock, claims, token }
}

beforeEach(async () => {
  project = await openProject()
})
afterEach(async () => {
  vi.useRealTimers()
  await project.app.close()
})

describe('the staff guard for accounts of an external project', () => {
  it('admits a member of staff, whose token its published keys verify', async () => {
    expect(await project.knock(await project.token())).toBe(ID)
    expect(await project.knock()).toBe('not_signed_in')
  })

  it('accepts a rotated key as soon as it is published, and RS256 as well', async () => {
    expect(await project.knock(await project.token())).toBe(ID)
    const next = await newKey('two', 'RS256')
    project.state.keys = [next.jwk, project.state.key.jwk]
    vi.useFakeTimers({ now: Date.now() + 11_000, toFake: ['Date'] })
    expect(await project.knock(await project.token({}, next))).toBe(ID)
    expect(await project.knock(await project.token())).toBe(ID)
    expect(project.state.keyFetches).toBe(2)
  })

  it('fetches the keys again at most once in ten seconds, for any unknown tokens', async () => {
    const stranger = await newKey('nobody knows')
    for (let round = 0; round < 5; round++)
      expect(await project.knock(await project.token({}, stranger))).toBe('not_signed_in')
    expect(project.state.keyFetches).toBeLessThanOrEqual(2)
  })

  it.each([
    ['another issuer', { iss: 'https://elsewhere.example/auth/v1' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'somebody else' }],
    ['an expired token', { exp: 1 }],
    ['a token that never expires', { exp: undefined }],
  ])('refuses %s', async (_name, more) => {
    expect(await project.knock(await project.token(more))).toBe('not_signed_in')
  })

  it.each([
    ['the service key', { role: 'service_role' }],
    ['an anonymous user', { is_anonymous: true }],
    ['a subject that is no account', { sub: 'x' }],
  ])('refuses %s', async (_name, more) => {
    expect(await project.knock(await project.token(more))).toBe('not_allowed')
  })

  it('refuses a token without algorithm', async () => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    for (const alg of ['none', 'NONE', 'HS256'])
      expect(await project.knock(`${encode({ alg, kid: 'one' })}.${encode(project.claims())}.`)).toBe(
        'not_signed_in',
      )
  })

  it('refuses HS256, also with the public key or the anonymous key as secret', async () => {
    const { publicKey, jwk } = project.state.key
    const secrets = [await exportSPKI(publicKey), JSON.stringify(jwk), String(jwk.x), 'anon']
    for (const secret of secrets) {
      const forged = await new SignJWT(project.claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(createHash('sha256').update(secret).digest())
      expect(await project.knock(forged)).toBe('not_signed_in')
      const plain = await new SignJWT(project.claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(new TextEncoder().encode(secret.padEnd(32, '\0')))
      expect(await project.knock(plain)).toBe('not_signed_in')
    }
  })

  it('refuses a key that the token contains or links', async () => {
    const own = await newKey('one')
    for (const header of [{ jwk: own.jwk }, { jku: 'http://127.0.0.1:9/keys' }])
      expect(await project.knock(await project.token({}, own, header))).toBe('not_signed_in')
  })

  it('requires the second factor where there is one', async () => {
    project.state.user.factors = [{ status: 'verified' }]
    expect(await project.knock(await project.token())).toBe('second_step_needed')
    expect(await project.knock(await project.token({ aal: 'aal2' }))).toBe(ID)
  })

  it('recognises staff only by the app_metadata of the token and of the current project', async () => {
    project.state.user.app_metadata = { roles: ['editor', 'staff'] }
    expect(await project.knock(await project.token({ app_metadata: { roles: ['staff'] } }))).toBe(ID)
    for (const metadata of [undefined, null, {}, { role: 'editor' }, { roles: 'staff' }, 'staff', ['staff']])
      expect(await project.knock(await project.token({ app_metadata: metadata }))).toBe('not_allowed')
    const forged = { app_metadata: {}, user_metadata: { role: 'staff', app_metadata: { role: 'staff' } } }
    expect(await project.knock(await project.token(forged))).toBe('not_allowed')
    project.state.user.app_metadata = {}
    project.state.user.user_metadata = { role: 'staff', roles: ['staff'] }
    expect(await project.knock(await project.token())).toBe('not_allowed')
  })

  it('refuses after the project ends the session or bans the user', async () => {
    project.state.userStatus = 403
    expect(await project.knock(await project.token())).toBe('not_signed_in')
  })
})

describe('an unreachable project signs nobody out', () => {
  it.each([500, 404, 302])('503 when its keys answer %d', async (status) => {
    project.state.keysStatus = status
    expect(await project.knock(await project.token())).toBe(503)
    project.state.keysStatus = 200
    expect(await project.knock(await project.token())).toBe(ID)
  })

  it.each([500, 502, 429])('503 when it answers %d about the user', async (status) => {
    project.state.userStatus = status
    expect(await project.knock(await project.token())).toBe(503)
  })

  it('503 when it does not answer', async () => {
    const token = await project.token()
    await project.app.close()
    expect(await project.knock(token)).toBe(503)
  })

  it('malformed tokens are refused without a request', async () => {
    await project.app.close()
    expect(await project.knock('x')).toBe('not_signed_in')
  })
})

import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export interface Person {
  sub: string
  email: string
  email_verified: boolean
  name: string
}

/** OpenID Connect provider that signs in `current`. */
export async function openFakeProvider(): Promise<{
  issuer: string
  /** `thin`: the token only has a subject; the rest comes from userinfo. */
  current: { person: Person; nonce?: string; thin?: boolean }
  close(): Promise<void>
}> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const app = Fastify()
  await app.register(formbody)
  const current: { person: Person; nonce?: string; thin?: boolean } = {
    person: { sub: 'nobody', email: 'nobody@example.ch', email_verified: false, name: '' },
  }
  const requests = new Map<string, Record<string, string>>()
  let issuer = ''

  app.get('/.well-known/openid-configuration', () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  }))
  app.get('/jwks', async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid: '1', alg: 'RS256' }] }))
  app.get('/userinfo', () => current.person)
  app.get('/authorize', (request, reply) => {
    const query = request.query as Record<string, string>
    const code = crypto.randomUUID()
    requests.set(code, query)
    const back = new URL(query['redirect_uri'] ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', query['state'] ?? '')
    return reply.redirect(back.href)
  })
  app.post('/token', async (request, reply) => {
    const { code, code_verifier: verifier } = request.body as Record<string, string>
    const query = requests.get(code ?? '')
    requests.delete(code ?? '')
    if (!query || !verifier) return reply.code(400).send({ error: 'invalid_grant' })
    const idToken = await new SignJWT({
      ...(current.thin ? { sub: current.person.sub } : current.person),
      nonce: current.nonce ?? query['nonce'],
    })
      .setProtectedHeader({ alg: 'RS256', kid: '1' })
      .setIssuer(issuer)
      .setAudience(query['client_id'] ?? '')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    return { access_token: 'opaque', token_type: 'Bearer', expires_in: 300, id_token: idToken }
  })

  issuer = await app.listen({ host: '127.0.0.1', port: 0 })
  return { issuer, current, close: () => app.close() }
}

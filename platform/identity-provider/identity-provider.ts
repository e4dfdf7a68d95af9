import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'

export interface ProvenIdentity {
  subject: string
  email: string | undefined
  /** Only a verified address joins an existing account. */
  emailVerified: boolean
  name: string | undefined
}

/** An OpenID Connect provider for sign-in (authorization code with PKCE). */
export interface IdentityProvider {
  name: string
  /** The authorization URL and the secrets for `finish`. Throws when the provider does not answer. */
  begin(input: { state: string; scopes?: string | undefined }): Promise<{
    url: string
    secrets: { verifier: string; nonce: string }
  }>
  /** Exchanges the returned code for a verified identity. Throws on any mismatch. */
  finish(input: { query: string; state: string; secrets: Record<string, string> }): Promise<ProvenIdentity>
}

interface Options {
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
}

const SCOPES = 'openid email profile'

/** Discovery happens on first use and again after a failure, so a start never waits for the provider. */
export function identityProvider(options: Options): IdentityProvider {
  let found: Promise<Configuration> | undefined
  const configuration = () => {
    found ??= discover(options).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
  return {
    name: options.name,
    async begin({ state, scopes }) {
      const verifier = randomPKCECodeVerifier()
      const nonce = randomNonce()
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.redirectUri,
        scope: scopes ? `${SCOPES} ${scopes}` : SCOPES,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, secrets: { verifier, nonce } }
    },
    async finish({ query, state, secrets }) {
      const returned = new URL(`${options.redirectUri}?${query}`)
      const service = await configuration()
      const tokens = await authorizationCodeGrant(service, returned, {
        expectedState: state,
        expectedNonce: secrets['nonce'] ?? '',
        pkceCodeVerifier: secrets['verifier'] ?? '',
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider sent no identity')
      // Many providers give the address only at the userinfo endpoint.
      const asks = claims['email'] === undefined && service.serverMetadata().userinfo_endpoint
      const person = asks ? await fetchUserInfo(service, tokens.access_token, claims.sub) : claims
      return {
        subject: claims.sub,
        email: textOf(person['email']),
        emailVerified: person['email_verified'] === true,
        name: textOf(person['name']),
      }
    },
  }
}

function discover({ issuer, clientId, clientSecret }: Options): Promise<Configuration> {
  const server = new URL(issuer)
  // Plain HTTP only to a stand-in on this machine.
  const local = server.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(server.hostname)
  return discovery(
    server,
    clientId,
    clientSecret,
    undefined,
    local ? { execute: [allowInsecureRequests] } : {},
  )
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim.length <= 254 ? claim : undefined
}

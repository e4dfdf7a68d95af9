import { z } from 'zod'
import { refuseAccount } from '#features/account/account-refusal.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthEndpoint } from './auth-context.ts'
import { readBody } from './read-body.ts'

const VERSION = 'v2.196.0'

/** `GET /health` */
export const healthEndpoint: AuthEndpoint = (scope) => {
  scope.get('/health', async () => ({
    version: VERSION,
    name: 'GoTrue',
    description: 'An auth service that speaks the protocol of GoTrue',
  }))
}

/** `GET /settings`: what is switched on. */
export const settingsEndpoint: AuthEndpoint = (scope, { config, provider }) => {
  scope.get('/settings', async () => ({
    external: {
      anonymous_users: config.anonymousUsers,
      email: true,
      phone: config.autoconfirmPhone,
      ...(provider && { [provider.name]: true }),
    },
    disable_signup: !config.signupOpen,
    mailer_autoconfirm: config.autoconfirmEmail,
    phone_autoconfirm: config.autoconfirmPhone,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
    saml_private_key_next_configured: false,
  }))
}

/** `GET /.well-known/jwks.json` */
export const jwksEndpoint: AuthEndpoint = (scope, { keys }) => {
  scope.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=600').send({ keys: keys.publicKeys() }),
  )
}

const ssoBody = z.object({
  domain: z.string().max(300).nullish(),
  provider_id: z.string().max(300).nullish(),
})

/** `POST /sso`: SAML is off, as by default in the reference. */
export const ssoEndpoint: AuthEndpoint = (scope) => {
  scope.post('/sso', async (request, reply) => {
    const body = readBody(ssoBody, request.body)
    if (!body.ok) return answerRefusal(request, reply, body.refusal)
    return answerRefusal(
      request,
      reply,
      refuseAccount('saml_provider_disabled', 'SAML 2.0 is disabled').refusal,
    )
  })
}

/** Linking identities by hand is off, as by default in the reference. */
export const identitiesEndpoint: AuthEndpoint = (scope) => {
  const { refusal } = refuseAccount('manual_linking_disabled', 'Manual linking is disabled')
  scope.get('/user/identities/authorize', async (request, reply) => answerRefusal(request, reply, refusal))
  scope.delete('/user/identities/:id', async (request, reply) => answerRefusal(request, reply, refusal))
}

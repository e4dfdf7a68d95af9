import type { FastifyReply, FastifyRequest } from 'fastify'
import { takesNumbers } from '#features/account/account.ts'
import { refuseAccount } from '#features/account/account-refusal.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { AuthEndpoint } from './auth-context.ts'
import { userOf } from './request-facts.ts'

const VERSION = 'v2.196.0'

export const healthEndpoint: AuthEndpoint = (scope) => {
  scope.get('/health', async () => ({
    version: VERSION,
    name: 'GoTrue',
    description: 'An auth service that speaks the protocol of GoTrue',
  }))
}

export const settingsEndpoint: AuthEndpoint = (scope, { config, provider }) => {
  scope.get('/settings', async () => ({
    external: {
      anonymous_users: config.anonymousUsers,
      email: true,
      phone: takesNumbers(config),
      ...(provider && { [provider.name]: true }),
    },
    disable_signup: !config.signupOpen,
    mailer_autoconfirm: config.autoconfirmEmail,
    phone_autoconfirm: config.autoconfirmPhone,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: true,
    saml_private_key_next_configured: false,
  }))
}

export const jwksEndpoint: AuthEndpoint = (scope, { keys }) => {
  scope.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=600').send({ keys: keys.publicKeys() }),
  )
}

/** SAML is disabled, as by default in the reference. */
export const ssoEndpoint: AuthEndpoint = (scope) => {
  scope.post('/sso', async (request, reply) => {
    return answerRefusal(
      request,
      reply,
      refuseAccount('saml_provider_disabled', 'SAML 2.0 is disabled').refusal,
    )
  })
}

/** Manual identity linking is disabled, as by default in the reference. */
export const identitiesEndpoint: AuthEndpoint = (scope, context) => {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await userOf(context, request)
    const { refusal } = caller.ok
      ? refuseAccount('manual_linking_disabled', 'Manual linking is disabled')
      : caller
    return answerRefusal(request, reply, refusal)
  }
  scope.get('/user/identities/authorize', refuse)
  scope.delete('/user/identities/:id', refuse)
}

import type { Bodies } from './bodies.ts'

const CHALLENGE = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }

/** Few, because hashing an accepted password takes a tenth of a second. */
export function validAccountBodies(): Bodies {
  const of = (name: string) => ({ email: `${name}@example.ch`, phone: '', data: { deep: { er: 1 } } })
  const edit = {
    phone: '',
    password: undefined,
    password_hash: undefined,
    email_confirm: true,
    phone_confirm: true,
    user_metadata: {},
    app_metadata: {},
    role: '',
    ban_duration: '24h',
  }
  const client = {
    client_name: 'Kiste',
    client_uri: '',
    logo_uri: '',
    redirect_uris: ['https://app.example/callback'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_basic',
  }
  return {
    'POST /auth/v1/signup': { ...of('sign-up'), password: undefined, ...CHALLENGE },
    'POST /auth/v1/token?grant_type=password': { ...of('nobody'), password: 'falsch' },
    'POST /auth/v1/token?grant_type=refresh_token': { refresh_token: 'x' },
    'POST /auth/v1/token?grant_type=pkce': { auth_code: 'x', code_verifier: 'x' },
    'POST /auth/v1/token?grant_type=id_token': { provider: 'custom:x' },
    'POST /auth/v1/otp': { ...of('otp'), create_user: true, ...CHALLENGE },
    'POST /auth/v1/verify': { ...of('nobody'), type: 'signup', token: '123456', token_hash: '' },
    'POST /auth/v1/recover': { ...of('nobody'), ...CHALLENGE },
    'POST /auth/v1/resend': { ...of('nobody'), type: 'signup', ...CHALLENGE },
    'PUT /auth/v1/user': { ...of('changed'), password: undefined, app_metadata: null, ...CHALLENGE },
    'POST /auth/v1/sso': { domain: 'example.ch', provider_id: 'x' },
    'POST /auth/v1/factors': { factor_type: 'totp', friendly_name: 'Telefon', issuer: 'x' },
    'POST /auth/v1/factors/:id/verify': { challenge_id: crypto.randomUUID(), code: '123456' },
    'POST /auth/v1/invite': of('invited'),
    'POST /auth/v1/admin/generate_link': {
      ...of('linked'),
      type: 'magiclink',
      password: undefined,
      new_email: '',
      redirect_to: 'http://localhost/login',
    },
    'POST /auth/v1/admin/users': { ...edit, id: null, email: 'added@example.ch' },
    'PUT /auth/v1/admin/users/:id': { ...edit, email: 'edited@example.ch' },
    'POST /auth/v1/admin/oauth/clients': client,
    'PUT /auth/v1/admin/oauth/clients/:id': client,
    'DELETE /auth/v1/admin/users/:id': { should_soft_delete: true },
    'POST /auth/v1/logout?scope=local': {},
  }
}

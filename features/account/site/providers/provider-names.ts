const NAMES: Record<string, string> = {
  azure: 'Microsoft',
  bitbucket: 'Bitbucket',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin_oidc: 'LinkedIn',
  oidc: 'OpenID',
  slack_oidc: 'Slack',
}

/** Keys of `external` that are not identity providers. */
const OWN_WAYS = new Set(['email', 'phone', 'anonymous_users', 'web3_ethereum', 'web3_solana'])
const SHORT_NAME = /^[a-z][a-z0-9_-]{1,30}$/
const MOST = 6

export function providerName(provider: string): string {
  return NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}

export function configuredProviders(settings: unknown): string[] {
  const { external } = (settings ?? {}) as { external?: Record<string, unknown> }
  return Object.entries(external ?? {})
    .filter(([name, isOn]) => isOn === true && SHORT_NAME.test(name) && !OWN_WAYS.has(name))
    .map(([name]) => name)
    .slice(0, MOST)
}

export function providerIn(search: string): string | null {
  const by = new URLSearchParams(search).get('by')
  return by && SHORT_NAME.test(by) ? by : null
}

export type ProviderRefusal = 'not_invited' | 'unverified' | 'blocked' | 'failed'

const REFUSALS: Record<string, ProviderRefusal> = {
  signup_disabled: 'not_invited',
  email_not_confirmed: 'unverified',
  provider_email_needs_verification: 'unverified',
  user_banned: 'blocked',
}

export function providerRefusal(code: string): ProviderRefusal {
  return Object.hasOwn(REFUSALS, code) ? (REFUSALS[code] ?? 'failed') : 'failed'
}

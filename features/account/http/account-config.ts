import type { AccountConfig } from '#features/account/account.ts'
import { PASSWORD_COST } from '#features/account/passwords/password-hash.server.ts'
import type { Settings } from '#platform/settings.ts'

export function accountConfig(settings: Settings, passwordCost = PASSWORD_COST): AccountConfig {
  return {
    siteUrl: settings.publicUrl,
    apiUrl: `${settings.publicUrl}/auth/v1`,
    signupOpen: settings.authSignupOpen,
    autoconfirmEmail: settings.authAutoconfirmEmail,
    phoneLogins: settings.authPhone,
    autoconfirmPhone: settings.authAutoconfirmPhone,
    anonymousUsers: settings.authAnonymousUsers,
    hidesAccounts: settings.authHidesAccounts,
    oauthClients: settings.authOauthClients,
    refreshReuseSeconds: settings.authRefreshReuseSeconds,
    mailIntervalSeconds: settings.authMailIntervalSeconds,
    passwordMinLength: settings.authPasswordMinLength,
    refuseCommonPasswords: settings.authRefuseCommonPasswords,
    reauthentication: settings.authReauthentication,
    passwordCost,
    tokenSeconds: settings.authTokenSeconds,
    keyFactors: settings.authKeyFactors,
    passkeyOrigins: settings.authPasskeyOrigins,
    redirectTargets: settings.authRedirectUrls,
  }
}

import type { AccountConfig } from '#features/account/account.ts'
import type { Settings } from '#platform/settings.ts'

export function accountConfig(settings: Settings): AccountConfig {
  return {
    siteUrl: settings.publicUrl,
    apiUrl: `${settings.publicUrl}/auth/v1`,
    signupOpen: settings.authSignupOpen,
    autoconfirmEmail: settings.authAutoconfirmEmail,
    autoconfirmPhone: settings.authAutoconfirmPhone,
    anonymousUsers: settings.authAnonymousUsers,
    refreshReuseSeconds: settings.authRefreshReuseSeconds,
    mailIntervalSeconds: settings.authMailIntervalSeconds,
    passwordMinLength: settings.authPasswordMinLength,
    refuseCommonPasswords: settings.authRefuseCommonPasswords,
    tokenSeconds: settings.authTokenSeconds,
    redirectTargets: settings.authRedirectUrls,
  }
}

/** HS256 secret of the test server, to sign administrator keys. */
export const AUTH_SECRET = 'a shared secret of the browser tests alone'

/** Client secret of the OpenID Connect provider. */
export const PROVIDER_SECRET = 'a secret between two servers of the tests'

/** Application key; the mailbox key derives from it. */
export const APP_SECRET = 'e2'.repeat(32)

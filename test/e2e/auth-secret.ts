/** HS256 secret of the tests' server: with it they make the keys of an administrator themselves. */
export const AUTH_SECRET = 'a shared secret of the browser tests alone'

/** Shared by the tests' server and the OpenID Connect provider beside it. */
export const PROVIDER_SECRET = 'a secret between two servers of the tests'

/** The application key of the browser tests' server: the mailbox's key comes from it. */
export const APP_SECRET = 'e2'.repeat(32)

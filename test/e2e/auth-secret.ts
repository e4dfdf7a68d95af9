/** HS256 secret of the tests' server: with it they make the keys of an administrator themselves. */
export const AUTH_SECRET = 'a shared secret of the browser tests alone'

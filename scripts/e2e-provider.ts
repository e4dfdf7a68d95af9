import Provider from 'oidc-provider'

/** For the browser tests: any name signs in; addresses starting with `unverified` are unverified. */
const port = Number(process.env['PORT'])
const issuer = `http://localhost:${port}`

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'gratweg',
      client_secret: process.env['CLIENT_SECRET'],
      redirect_uris: [process.env['REDIRECT_URI']],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  pkce: { required: () => true },
  cookies: { keys: ['only for the browser tests'] },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unverified'), name: 'Leitung' }),
  }),
})

const server = provider.listen(port, '127.0.0.1')
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => server.close(() => process.exit(0)))

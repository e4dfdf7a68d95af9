/** The package has no types. */
declare module 'oidc-provider' {
  import type { Server } from 'node:http'

  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        clients: Record<string, unknown>[]
        claims: Record<string, string[]>
        pkce: { required: () => boolean }
        cookies: { keys: string[] }
        findAccount: (context: unknown, id: string) => { accountId: string; claims: () => object }
      },
    )
    listen(port: number, host: string): Server
  }
}

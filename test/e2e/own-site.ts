import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { freePort, startServer } from '../lifecycle/program.ts'

/** A server of a test's own, whose mails can be read from their folder. */
export interface OwnSite {
  origin: string
  /** Those that mention an address, in their recipient or reply-to. */
  mailsAbout: (address: string) => Promise<Email[]>
  stop: () => Promise<void>
}

export async function openOwnSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const folder = makeTemporaryFolder('own-site')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = startServer({
    DATA_DIR: folder.path,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    AUTH_RATE_LIMITS: 'off',
    ...settings,
  })
  await server.says(/^Ready/m)
  const mails = join(folder.path, 'mail')
  return {
    origin,
    async mailsAbout(address) {
      const names = readdirSync(mails, { withFileTypes: true }).filter(({ name }) => name.endsWith('.eml'))
      const all = await Promise.all(
        names.map(({ name }) => PostalMime.parse(readFileSync(join(mails, name)))),
      )
      return all.filter(({ to, replyTo }) =>
        [...(to ?? []), ...(replyTo ?? [])].some((each) => each.address === address),
      )
    },
    async stop() {
      server.kill('SIGTERM')
      await server.exitCode
      folder.remove()
    },
  }
}

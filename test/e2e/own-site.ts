import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { freePort, startServer } from '../lifecycle/program.ts'

/** Bytes of a mail in which all of its headers stand. */
const HEADERS = 8192

/** A server of a test's own, whose mails can be read from their folder. */
export interface OwnSite {
  origin: string
  /** Those that mention an address in their headers. */
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
    mailsAbout(address) {
      const raw = readdirSync(mails)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(mails, name)))
      // Only what may be meant is taken apart: some carry ten megabytes.
      return Promise.all(
        raw
          .filter((mail) => mail.subarray(0, HEADERS).includes(address))
          .map((mail) => PostalMime.parse(mail)),
      )
    },
    async stop() {
      server.kill('SIGTERM')
      await server.exitCode
      folder.remove()
    },
  }
}

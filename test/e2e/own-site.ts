import { makeTemporaryFolder } from '../temporary-folder.ts'
import { APP_SECRET } from './auth-secret.ts'
import { startServer } from '../lifecycle/program.ts'
import { copySiteTemplate } from './site-template.ts'
import { freePort } from '#test/free-port.ts'

export interface OwnSite {
  origin: string
  dataDir: string
  stop: () => Promise<void>
}

/** Ends with the worker at the latest, also with a killed one. */
export async function openOwnSite(settings: Record<string, string>): Promise<OwnSite> {
  const folder = makeTemporaryFolder('own-site', 200)
  await copySiteTemplate(folder.path)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = startServer({
    DATA_DIR: folder.path,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    AUTH_RATE_LIMITS: 'off',
    // The key of the template's database.
    APP_SECRET,
    ...settings,
  })
  await server.says(/^Ready/m)
  return {
    origin,
    dataDir: folder.path,
    async stop() {
      server.kill('SIGTERM')
      await server.exitCode
      folder.remove()
    },
  }
}

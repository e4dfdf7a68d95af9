import { makeTemporaryFolder } from '../temporary-folder.ts'
import { APP_SECRET } from './auth-secret.ts'
import { freePort, startServer } from '../lifecycle/program.ts'
import { copySiteTemplate } from './site-template.ts'

export interface OwnSite {
  origin: string
  dataDir: string
  stop: () => Promise<void>
}

const open = new Map<string, OwnSite>()

/** A failed test does not stop its own: a worker ends what is left before it ends. */
export async function stopOwnSites(): Promise<void> {
  await Promise.all([...open.values()].map((site) => site.stop()))
}

/** Ends with the worker, also with a killed one. */
export async function openOwnSite(settings: Record<string, string>): Promise<OwnSite> {
  const folder = makeTemporaryFolder('own-site')
  await copySiteTemplate(folder.path)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = startServer(
    {
      DATA_DIR: folder.path,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      AUTH_RATE_LIMITS: 'off',
      // The key of the template's database.
      APP_SECRET,
      ...settings,
    },
    { endsWithStarter: true },
  )
  const site = {
    origin,
    dataDir: folder.path,
    async stop() {
      open.delete(origin)
      server.kill('SIGTERM')
      await server.exitCode
      folder.remove()
    },
  }
  open.set(origin, site)
  await server.says(/^Ready/m)
  return site
}

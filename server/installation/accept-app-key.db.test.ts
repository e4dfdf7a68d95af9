import { afterAll, afterEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { endAll, startProgram } from '#test/lifecycle/program.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { openInstallationKey } from './installation-key.ts'

const [OWN, OTHER] = ['ab'.repeat(32), 'cd'.repeat(32)]
const folder = makeTemporaryFolder('accept-app-key')
const shop = await forThisFile(createTestDatabase())
afterEach(endAll)
afterAll(() => folder.remove())

const start = (appSecret: string) => openInstallationKey(shop.database, { dataDir: folder.path, appSecret })

it('"npm run keys -- accept-app-key" lets a server start with another key, which it refused before', async () => {
  await start(OWN)
  await expect(start(OTHER)).rejects.toThrow(/APP_SECRET .+ is not the key of this database .+accept-app-key/)
  const command = startProgram(
    'scripts/run-keys.ts',
    { DATABASE_URL: shop.connectionString, DATA_DIR: folder.path, APP_SECRET: OTHER },
    { args: ['accept-app-key'] },
  )
  expect(await command.exitCode, command.stderr()).toBe(0)
  expect(command.stdout()).toMatch(/is now the key of this database/)
  await start(OTHER)
  await expect(start(OWN)).rejects.toThrow(/is not the key of this database/)
})

import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { makeTemporaryFolder, sweepAbandoned } from './temporary-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Server URL with the template database. */
    templateUrl: string
  }
}

/** Once per run: TEST_DATABASE_URL or an embedded PostgreSQL, with one migrated template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env['TEST_DATABASE_URL']
  const server = external ? { url: external, stop: async () => {} } : await startTemporary()
  const name = `gratweg_template_${process.pid}`
  const templateUrl = withDatabase(server.url, name)
  const tearDown = async () => {
    await onServer(server.url, `drop database if exists ${name} with (force)`)
    await server.stop()
  }
  try {
    await onServer(server.url, `create database ${name}`)
    await migrate(templateUrl)
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('templateUrl', templateUrl)
  return tearDown
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function startTemporary(): Promise<{ url: string; stop(): Promise<void> }> {
  await sweepAbandoned('test')
  // A clone of a thousand files costs a quarter there.
  const folder = makeTemporaryFolder('test', 500)
  const quiet = { info() {}, warn: console.warn }
  const server = await startEmbeddedPostgres({ dataDir: folder.path, log: quiet, durable: false })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      folder.remove()
    },
  }
}

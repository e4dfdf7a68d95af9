import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts'

/** The embedded PostgreSQL on a data folder of the benchmark's own. Silent except for warnings. */
export function openBenchDatabase(dataDir: string): Promise<OpenDatabase> {
  return openDatabase(
    { dataDir, databaseUrl: undefined, pgBinDir: undefined },
    { info: () => {}, warn: console.warn },
  )
}

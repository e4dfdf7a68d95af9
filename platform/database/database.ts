import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

/** The one database handle of a process: Drizzle over a `pg` pool. */
export type Database = NodePgDatabase & { $client: Pool }

/** An open transaction. Repositories take it as their first argument: no write happens outside of one. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

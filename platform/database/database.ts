import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

export type Database = NodePgDatabase & { $client: Pool }

/** An open transaction; first argument of every repository function that writes. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` writes the difference between the tables' files and the last migration to db/migrations. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./features/**/*.tables.server.ts', './platform/**/*.tables.ts'],
  out: './db/migrations',
})

#!/usr/bin/env node
// Writes a migration from the tables. Of the snapshots only the last is kept (ADR-064).
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'

const folder = new URL('../db/migrations/meta/', import.meta.url)
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
for (const name of snapshots.slice(0, -1)) rmSync(new URL(name, folder))
process.exitCode = status ?? 1

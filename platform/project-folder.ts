import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of package.json, whatever the cwd; found by walking up because the code also runs from dist/server. */
export const projectFolder = findUp(import.meta.dirname)

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`no package-lock.json above ${import.meta.dirname}`)
  return findUp(parent)
}

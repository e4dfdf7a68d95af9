import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#platform/project-folder.ts'

const folder = join(projectFolder, 'public/scenes')

/** Allow-list for reading from disk. */
export const SCENES: ReadonlySet<string> = new Set(
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length)),
)

export function sceneOf(address: string | null | undefined): string | undefined {
  const name = /^\/scenes\/([\w-]+)\.svg$/.exec(address ?? '')?.[1]
  return name !== undefined && SCENES.has(name) ? name : undefined
}

export function readScene(name: string): string {
  if (!SCENES.has(name)) throw new Error(`There is no drawing ${name}`)
  return readFileSync(join(folder, `${name}.svg`), 'utf8')
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#platform/project-folder.ts'

/** For `page.route`: the built script of a module, whose name is its hash. Throws when it has none of its own. */
export function scriptOf(module: string): string {
  const manifest = JSON.parse(
    readFileSync(join(projectFolder, 'dist', 'client', '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>
  const built = manifest[module]
  if (!built) throw new Error(`${module} has no script of its own`)
  return `**/${built.file}`
}

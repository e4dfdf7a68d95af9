import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { parseScene, type Scene } from './scene.ts'

const scenes = new Map<string, Scene>()

/** A drawing of `public/scenes`, by its name. */
export function readScene(name: string): Scene {
  const scene =
    scenes.get(name) ?? parseScene(readFileSync(join(projectFolder, 'public/scenes', `${name}.svg`), 'utf8'))
  scenes.set(name, scene)
  return scene
}

import { afterAll } from 'vitest'

/** What the tests of a file share: opened before them, closed after them. */
export async function forThisFile<Scene extends { close(): unknown }>(
  opening: Promise<Scene>,
): Promise<Scene> {
  const scene = await opening
  afterAll(async () => void (await scene.close()))
  return scene
}

import { writeFileSync } from 'node:fs'
import { drawings } from './drawings.ts'

/** `node drawings/draw.ts` writes every drawing again. Same seeds, same files. */
for (const [file, draw] of Object.entries(drawings)) {
  writeFileSync(new URL(`../public/scenes/${file}`, import.meta.url), draw())
}

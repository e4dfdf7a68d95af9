import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { drawings } from './drawings.ts'
import { shortenDrawing } from './shorten-path.ts'

/** `node drawings/shorten.ts` shortens the drawings that were made elsewhere; those of this room are short already. */
const folder = new URL('../public/scenes/', import.meta.url)
for (const file of readdirSync(folder)) {
  if (file in drawings || !file.endsWith('.svg')) continue
  const svg = readFileSync(new URL(file, folder), 'utf8')
  const shorter = shortenDrawing(svg)
  if (shorter !== svg) writeFileSync(new URL(file, folder), shorter)
}

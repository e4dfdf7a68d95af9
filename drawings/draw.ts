import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { drawings } from './drawings.ts'

/** `npm run draw [-- names]` regenerates drawings; `--check` writes nothing and fails on differences. */
const isCheck = process.argv.includes('--check')
const names = process.argv.slice(2).filter((argument) => argument !== '--check')
const folder = new URL('../public/scenes/', import.meta.url)

const unknown = [...names, ...readdirSync(folder)].filter((file) => !(file in drawings))
for (const file of unknown) fail(`${file}: nothing here draws it`)
for (const [file, draw] of Object.entries(drawings)) {
  if (names.length > 0 && !names.includes(file)) continue
  const drawn = draw()
  const isSame = drawn === readScene(file)
  if (!isCheck && !isSame) writeFileSync(new URL(file, folder), drawn)
  console.log(`${file}: ${isSame ? 'as it was' : isCheck ? 'drawn differently' : 'written'}`)
  if (isCheck && !isSame) fail(`${file} is not what its seed draws: run \`npm run draw\` and look at it`)
}

function readScene(file: string): string | undefined {
  try {
    return readFileSync(new URL(file, folder), 'utf8')
  } catch {
    return undefined
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../project-folder.ts'

/** Packages of fonts (OFL 1.1), by the script whose letters they are asked for. */
const PACKAGES = [
  { script: /\p{Script_Extensions=Arabic}/u, name: 'noto-sans-arabic' },
  { script: /\p{Script_Extensions=Georgian}/u, name: 'noto-sans-georgian' },
  { script: /\p{Script_Extensions=Armenian}/u, name: 'noto-sans-armenian' },
  { script: /\p{Script=Hangul}/u, name: 'noto-sans-kr' },
  // Chinese and Japanese share the forms of this one: of two forms of a sign it prints the Chinese one.
  {
    script:
      /[\p{Script=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\u3000-\u303f\uff00-\uffef]/u,
    name: 'noto-sans-sc',
  },
] as const

/** The file that draws a letter of another script; undefined where none is installed. A package comes in many small files. */
export function notoFileOf(letter: string): string | undefined {
  const found = PACKAGES.find(({ script }) => script.test(letter))
  if (!found) return undefined
  const code = letter.codePointAt(0) ?? 0
  const part = partsOf(found.name).find(({ ranges }) =>
    ranges.some(([first, last]) => code >= first && code <= last),
  )
  return part?.file
}

interface Part {
  file: string
  ranges: [first: number, last: number][]
}

const known = new Map<string, Part[]>()

function partsOf(name: string): Part[] {
  const parts = known.get(name) ?? readParts(name)
  known.set(name, parts)
  return parts
}

/** The parts of the script itself; those with letters that other fonts have (`latin`, `math`) are left out. */
function readParts(name: string): Part[] {
  const folder = join(projectFolder, 'node_modules/@fontsource-variable', name)
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const own = (part: string) => part.startsWith('[') || name.endsWith(part)
  return Object.entries(ranges)
    .filter(([part]) => own(part))
    .map(([part, written]) => ({
      file: join(folder, 'files', `${name}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: written.split(',').map(readRange),
    }))
}

/** `U+10A0-10FF`, `U+2010` */
function readRange(written: string): [number, number] {
  const [first = '', last = first] = written.trim().slice(2).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

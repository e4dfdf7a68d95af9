import { FINE } from '../ink.ts'
import { shortenDrawing } from '../shorten-path.ts'

const SIZE = 480

const STYLE = [
  'path,circle{stroke-linecap:round;stroke-linejoin:round}',
  '.o{fill:var(--f,#fff);stroke:#0f2423;stroke-width:4.4}',
  '.n{fill:none;stroke:#0f2423;stroke-width:4.4}',
  '.t{fill:none;stroke:#0f2423;stroke-width:1.9}',
  '.h{fill:none;stroke:#3f5a5a;stroke-width:1.6}',
  '.y{fill:#ffc914;stroke:#0f2423;stroke-width:4.4}',
  '.r{fill:#c9212b;stroke:#0f2423;stroke-width:2.4}',
  '.k{fill:#0f2423}',
  '.g{fill:#dfe8e4;stroke:#0f2423;stroke-width:4.4}',
  '.d{fill:none;stroke:#4d6666;stroke-width:1.5}',
  'text{font:500 23px Archivo,Helvetica,Arial,sans-serif;fill:#3f5858;text-anchor:middle}',
]

/** Light lines on the dark page; `i` marks lines on yellow, which stay dark. */
const NIGHT = [
  '.o{fill:#122029;stroke:#cfdcd9}',
  '.n,.t{stroke:#cfdcd9}',
  '.h{stroke:#7f979a}',
  '.y{fill:#d9ab12;stroke:#0b151b}',
  '.r{fill:#e2434b}',
  '.k{fill:#cfdcd9}',
  '.g{fill:#1d2f38;stroke:#cfdcd9}',
  '.d{stroke:#8fa5a7}',
  '.i{stroke:#0b151b}',
  '.k.i{fill:#0b151b;stroke:none}',
  'text{fill:#a5b8ba}',
]

export function workshopSheet(elements: readonly string[]): string {
  const viewBox = `0 0 ${SIZE * FINE} ${SIZE * FINE}`
  return shortenDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${STYLE.join('')}@media(prefers-color-scheme:dark){${NIGHT.join('')}}</style>${elements.join('')}</svg>`,
  )
}

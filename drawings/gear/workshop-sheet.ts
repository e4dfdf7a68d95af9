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

export function workshopSheet(elements: readonly string[]): string {
  const viewBox = `0 0 ${SIZE * FINE} ${SIZE * FINE}`
  return shortenDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${STYLE.join('')}</style>${elements.join('')}</svg>`,
  )
}

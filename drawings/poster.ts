import { FINE } from './ink.ts'
import { shortenDrawing } from './shorten-path.ts'

export const [WIDTH, HEIGHT] = [640, 800]

/** Keeps its palette in both themes. */
export function poster(style: readonly string[], elements: readonly string[]): string {
  const viewBox = `0 0 ${WIDTH * FINE} ${HEIGHT * FINE}`
  return shortenDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"><style>${style.join('')}</style>${elements.join('')}</svg>`,
  )
}

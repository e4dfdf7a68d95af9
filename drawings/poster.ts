import { FINE } from './ink.ts'
import { shortenDrawing } from './shorten-path.ts'

/** Every poster's sheet. */
export const [WIDTH, HEIGHT] = [640, 800]

/** A closed picture that keeps its own palette in both themes: rules of style, then what they dress. */
export function poster(style: readonly string[], elements: readonly string[]): string {
  const viewBox = `0 0 ${WIDTH * FINE} ${HEIGHT * FINE}`
  return shortenDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"><style>${style.join('')}</style>${elements.join('')}</svg>`,
  )
}

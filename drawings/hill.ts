import { Grid } from './grid.ts'
import { rounded } from './ink.ts'
import { isoLines } from './iso-lines.ts'
import { scaled } from './lines.ts'
import { fractal, gradientNoise } from './noise.ts'
import { simplify } from './path-data.ts'
import { shortenDrawing } from './shorten-path.ts'

/** Contours with a trail mark on top; colours come from the embedding page. */
export function hill(): string {
  const noise = gradientNoise('leer')
  const heights = new Grid(121, 31)
  heights.fill((column, row) => {
    const [x, y] = [column - 74, row - 15]
    const summit = 9 * Math.exp(-(x * x) / 520 - (y * y) / 60)
    const shoulder = 5 * Math.exp(-((x + 42) ** 2) / 260 - (y - 4) ** 2 / 44)
    return summit + shoulder + 2.6 * fractal(noise, column * 0.045, row * 0.07, 3)
  })
  let contours = ''
  for (let height = 1.2; height < 12; height += 1.1)
    for (const line of isoLines(heights, height))
      if (line.length >= 9) contours += rounded([scaled(simplify(line, 0.25), 5)]).replace(/^m/, 'M')
  return shortenDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 300"><g id="hill"><path d="${contours}"/><path d="M735 140l14-9 14 9-14 9z" fill="#ffc914" stroke="#14201a" stroke-width="3"/></g></svg>\n`,
  )
}

import { FINE, path, straight } from '../ink.ts'
import { pairs } from '../lines.ts'

export function width(from: number, to: number, y: number, measure: string): string {
  const lines = [
    [from, y, to, y],
    [from, y - 5, from, y + 5],
    [to, y - 5, to, y + 5],
  ].map(pairs)
  const text = `<text x="${((from + to) / 2) * FINE}" y="${(y + 20) * FINE}">${measure}</text>`
  return path('d', straight(lines)) + text
}

export function height(from: number, to: number, x: number, measure: string): string {
  const lines = [
    [x, from, x, to],
    [x - 5, from, x + 5, from],
    [x - 5, to, x + 5, to],
  ].map(pairs)
  const place = `translate(${(x + 18) * FINE} ${((from + to) / 2) * FINE}) rotate(90)`
  return `${path('d', straight(lines))}<text transform="${place}">${measure}</text>`
}

import { drawRhombus } from './draw-sign.ts'
import { type GroundColours, RED } from './palette.ts'
import type { CardDrawing } from './picture-card.ts'
import { type Frame, sceneImage, sceneSource } from './scene-image.ts'
import { drawText } from './typeface.ts'

type Shows = Extract<CardDrawing, { kind: 'plan' }>['shows']

const CHAM = { x: 413, y: 147 }
const RIGI = { x: 525, y: 1083 }

/** viewBox crops with the frame's proportions. */
const PARTS: Record<Shows, string> = {
  walk: '96 40 1092 1274',
  project: '60 60 978 1141',
  cham: '90 -20 700 817',
}

export function drawPlan(shows: Shows, frame: Frame, colours: GroundColours): string {
  const { x, y, width, height } = frame
  const sheet = sceneImage('plan', { x: 0, y: 0, width: 1280, height: 1480 })
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f8faf8"/><svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${PARTS[shows]}" preserveAspectRatio="xMidYMid slice">${sheet}${OVERLAYS[shows](colours)}</svg><path stroke="${colours.rule}" stroke-width="2" d="M${x} ${y}v${height}"/>`
}

const OVERLAYS: Record<Shows, (colours: GroundColours) => string> = {
  walk: () =>
    [
      route(/id="walk" d="([^"]+)"/.exec(sceneSource('plan'))?.[1] ?? '', 7),
      drawRhombus(989, 853, 36, 3),
      drawRhombus(776, 533, 36, 3),
      drawRhombus(RIGI.x, RIGI.y, 36, 3),
      drawRhombus(CHAM.x, CHAM.y, 50, 3.4),
      lake('Zugersee', 466, 411, 52),
      summit('Zugerberg', 802, 544),
      summit('Wildspitz', 1010, 900, 'end', 60),
      summit('Rigi Kulm', 496, 1130, 'end'),
      summit('Cham', 372, 128, 'end'),
    ].join(''),
  project: ({ ink }) =>
    [
      `<path fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="18 11" d="M${CHAM.x} ${CHAM.y}L${RIGI.x} ${RIGI.y}"/>`,
      route(
        `M${CHAM.x} ${CHAM.y}c-40 90-70 160-56 260s70 110 40 210-60 130-10 210 110 20 130 136L${RIGI.x} ${RIGI.y}`,
        8,
      ),
      drawRhombus(355, 383, 40, 3),
      drawRhombus(391, 617, 40, 3),
      drawRhombus(RIGI.x, RIGI.y, 56, 3.6),
      drawRhombus(CHAM.x, CHAM.y, 56, 3.6),
    ].join(''),
  cham: () =>
    [
      lake('Zugersee', 466, 421, 46),
      drawRhombus(CHAM.x, CHAM.y, 60, 3.4),
      summit('Cham', 366, 126, 'end', 0, 42),
      `<circle cx="684" cy="262" r="7" fill="#fff" stroke="#0f2423" stroke-width="3"/>`,
      summit('Zug', 668, 292, 'end', 0, 30),
    ].join(''),
}

function route(path: string, width: number): string {
  return `<path fill="none" stroke="${RED}" stroke-width="${width}" stroke-dasharray="2 ${width * 1.9}" stroke-linecap="round" d="${path}"/>`
}

function lake(name: string, x: number, y: number, size: number): string {
  return drawText(name, { face: 'italic', size, x, y, fill: '#1f6f9c' })
}

function summit(
  name: string,
  x: number,
  y: number,
  align: 'start' | 'end' = 'start',
  dx = 0,
  size = 34,
): string {
  const look = { face: 'strong', size, tracking: -0.01, x: x + dx, y, align } as const
  const halo = drawText(name, { ...look, fill: '#f3f6f4' }).replace(
    '<path',
    '<path stroke="#f3f6f4" stroke-width="8" stroke-linejoin="round"',
  )
  return halo + drawText(name, { ...look, fill: '#0f2423' })
}

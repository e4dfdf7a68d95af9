import { type Line, pairs } from '../lines.ts'

export const ROAD: Line = pairs([-20, 690, 140, 640, 300, 664, 460, 610, 660, 640])

export const TRACKS: readonly Line[] = [
  [150, 640, 210, 480, 180, 330, 260, 170, 240, -20],
  [460, 610, 430, 430, 560, 330, 660, 300],
  [210, 480, 430, 430],
].map(pairs)

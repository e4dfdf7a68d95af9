import type { Figures } from '#features/figures/figures.ts'

/** `GET` below `/api/staff`. */
export interface FiguresAnswers {
  /** Of `year`, by default the current one. */
  '/figures': Figures
}

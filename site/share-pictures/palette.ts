import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#platform/project-folder.ts'

export const DAY: Readonly<Record<string, string>> = {
  ...tokensByDay(readFileSync(join(projectFolder, 'site/ui/styles/tokens.css'), 'utf8')),
  // Lamps are lit only at night.
  '--lamp': 'none',
}

export const YELLOW = byDay('--yellow')
export const OUTLINE = byDay('--on-yellow')
export const RED = byDay('--sign-red')
export const BLUE = byDay('--sign-blue')
export const SUNK = byDay('--sunk')

export interface GroundColours {
  paper: string
  ink: string
  ink2: string
  rule: string
}

export const GROUNDS = {
  day: { paper: '#f3f6f4', ink: '#0f2423', ink2: '#455b5b', rule: '#0f2423' },
  night: { paper: '#0b151b', ink: '#eaf1ef', ink2: '#a5b8ba', rule: '#5d747c' },
  ember: { paper: '#150d0a', ink: '#f6ebdd', ink2: '#c9b29c', rule: '#8a6a4a' },
} as const satisfies Record<string, GroundColours>

export type GroundName = keyof typeof GROUNDS

function byDay(token: string): string {
  const colour = DAY[token]
  if (!colour) throw new Error(`tokens.css has no colour ${token}`)
  return colour
}

/** First value of each token: the day part of `light-dark(day, night)`, or the only one. */
function tokensByDay(css: string): Record<string, string> {
  const tokens: Record<string, string> = {}
  for (const [, name = '', day = ''] of css.matchAll(/(--[\w-]+):\s*(?:light-dark\()?(#\w+)/g))
    tokens[name] ??= day
  return tokens
}

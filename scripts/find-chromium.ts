import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { accept, type Result, refuse } from '#kernel/result.ts'

/**
 * CHROMIUM_PATH, else the system's; installs it by apt-get if permitted, with an Arial-metric font for the layout shift
 * tests. Prefers the headless shell, which halves CPU time (measured).
 */
export function findChromium(): Result<string, string> {
  if (!FONT_FOLDERS.some((folder) => existsSync(folder))) install('fonts-liberation')
  const named = process.env['CHROMIUM_PATH']
  if (named)
    return isProgram(named)
      ? accept(named)
      : refuse(`CHROMIUM_PATH: ${named} is no program; leave it empty or correct it.`)
  if (!search([HEADLESS_SHELL])) install(HEADLESS_SHELL)
  const found = search(NAMES) ?? (install('chromium') ? search(NAMES) : undefined)
  return found
    ? accept(found)
    : refuse(
        'The browser tests need chromium; install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
      )
}

const FONT_FOLDERS = [
  '/usr/share/fonts/truetype/liberation',
  '/usr/share/fonts/truetype/liberation2',
  '/usr/share/fonts/truetype/msttcorefonts',
  '/System/Library/Fonts',
]
const HEADLESS_SHELL = 'chromium-headless-shell'
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const OTHER_PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

function search(names: string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
  const places = names === NAMES ? OTHER_PLACES : []
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function install(name: string): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  console.log(`Installing ${name} (apt-get install ${name}) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
  return apt('update').status === 0 && apt('install', '-y', '--no-install-recommends', name).status === 0
}

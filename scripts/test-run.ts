import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from '#platform/database/embedded-postgres/postmaster.ts'
import { limitMs, slowness } from '#test/machine-speed.ts'
import { MEMORY, removeFolder, RUN_FOLDER, sendSignal } from '#test/temporary-folder.ts'

/** Milliseconds that a stopped process may take to end, on an idle machine. */
const PATIENCE_MS = 10_000
const PREFIX = 'gratweg-run-'

export interface TestRun {
  /** Ends and removes what is left. @returns a line for each process and folder that was. */
  end(patienceMs?: number): Promise<string[]>
}

/**
 * Measures the machine, and gives everything that the tests will start and make a folder, by which `end` recognizes it.
 * Tidies up after runs that were killed.
 */
export async function beginTestRun(): Promise<TestRun> {
  for (const name of killedRuns()) {
    await endProcesses(processesOf(name))
    for (const folder of foldersOf(name)) removeFolder(folder)
  }
  slowness()
  const ownFolder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(ownFolder, 0o711)
  process.env[RUN_FOLDER] = ownFolder
  const name = basename(ownFolder)
  process.on('exit', () => {
    for (const folder of foldersOf(name)) rmSync(folder, { recursive: true, force: true })
  })
  return {
    async end(patienceMs = PATIENCE_MS) {
      const isOver = () => processesOf(name).length === 0
      for (const deadline = Date.now() + limitMs(patienceMs); !isOver() && Date.now() < deadline; )
        await wait(100)
      const processes = processesOf(name)
      const folders = foldersOf(name).flatMap((folder) => readdirSync(folder).map((one) => join(folder, one)))
      await endProcesses(processes)
      for (const folder of folders) removeFolder(folder)
      return [
        ...processes.map(({ pid, command, data }) => `process ${pid}${data && ` on ${data}`}: ${command}`),
        ...folders.map((folder) => `folder ${folder}`),
      ]
    },
  }
}

interface Left {
  pid: number
  command: string
  /** Data folder, or an empty text. */
  data: string
}

/** By the variable that they inherit, or, as PostgreSQL inherits none, by the folder they work on. Linux only. */
function processesOf(run: string): Left[] {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry)
    if (!(pid > 0) || pid === process.pid || !isRunning(pid)) return []
    const command = readText(pid, 'cmdline').replaceAll('\0', ' ').trim()
    const environment = readText(pid, 'environ').split('\0')
    const inherited = environment.find((line) => line.startsWith(`${RUN_FOLDER}=`))
    if (!command.includes(`/${run}/`) && !inherited?.endsWith(`/${run}`)) return []
    const setting = environment.find((line) => line.startsWith('DATA_DIR='))?.slice('DATA_DIR='.length)
    const data = setting ?? / -D (\S+)/.exec(command)?.[1] ?? ''
    return [{ pid, command: command.slice(0, 200), data }]
  })
}

/** PostgreSQL at once, which frees its shared memory; others by SIGTERM, and what ignores it is killed. */
async function endProcesses(left: Left[]): Promise<void> {
  for (const { pid, command } of left) sendSignal(pid, / -D /.test(command) ? 'SIGQUIT' : 'SIGTERM')
  const running = () => left.filter(({ pid }) => isRunning(pid))
  for (const deadline = Date.now() + limitMs(PATIENCE_MS); running().length > 0; await wait(50))
    if (Date.now() > deadline) for (const { pid } of running()) sendSignal(pid, 'SIGKILL')
}

/** Zombies are over, whenever their parent notices it. */
export function isRunning(pid: number): boolean {
  return isAlive(pid) && !/^\d+ \(.*\) [ZX]/s.test(readText(pid, 'stat'))
}

/** Empty when the process has ended or is somebody else's. */
function readText(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** On the disk and in memory. */
function foldersOf(run: string): string[] {
  return [tmpdir(), MEMORY].map((parent) => join(parent, run)).filter((folder) => existsSync(folder))
}

function killedRuns(): string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(PREFIX))
    .filter((name) => !isAlive(Number(name.split('-')[2])) && isWritable(join(tmpdir(), name)))
}

/** Not of another user. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

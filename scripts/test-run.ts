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
import { MEMORY, removeFolder, RUN_FOLDER } from '#test/temporary-folder.ts'
import { findOrphanedMemory, removeOrphanedMemory } from './orphaned-memory.ts'

/** How long what has been told to end may take for it, on an idle machine. */
const PATIENCE_MS = 10_000
const PREFIX = 'gratweg-run-'

export interface TestRun {
  /** Ends and removes what is left. @returns a line for each process, folder and piece of shared memory that was. */
  end(patienceMs?: number): Promise<string[]>
}

/**
 * Measures the machine, and gives everything that the tests will start and make a folder, by which `end` recognizes it.
 * Tidies up after runs that were killed.
 */
export async function beginTestRun(): Promise<TestRun> {
  for (const folder of foldersOfKilledRuns()) {
    await endProcesses(processesOf(folder))
    removeFolder(folder)
  }
  slowness()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o711)
  process.env[RUN_FOLDER] = folder
  const places = [folder, join(MEMORY, basename(folder))]
  process.on('exit', () => {
    for (const place of places) rmSync(place, { recursive: true, force: true })
  })
  const before = new Set(findOrphanedMemory())
  return {
    async end(patienceMs = PATIENCE_MS) {
      const ownMemory = () => findOrphanedMemory().filter((memory) => !before.has(memory))
      const isOver = () => processesOf(folder).length === 0 && ownMemory().length === 0
      for (const deadline = Date.now() + limitMs(patienceMs); !isOver() && Date.now() < deadline; )
        await wait(100)
      const processes = processesOf(folder)
      const folders = places.flatMap(foldersIn)
      const orphaned = ownMemory()
      await endProcesses(processes)
      for (const left of folders) removeFolder(left)
      for (const memory of orphaned) removeOrphanedMemory(memory)
      return [
        ...processes.map(({ pid, command, data }) => `process ${pid}${data && ` on ${data}`}: ${command}`),
        ...folders.map((left) => `folder ${basename(left)}`),
        ...orphaned.map((memory) => `shared memory ${memory}`),
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
function processesOf(folder: string): Left[] {
  if (!existsSync('/proc/self/environ')) return []
  return readdirSync('/proc').flatMap((entry) => {
    const pid = Number(entry)
    if (!(pid > 0) || pid === process.pid || !isRunning(pid)) return []
    const command = readText(pid, 'cmdline').replaceAll('\0', ' ').trim()
    const environment = readText(pid, 'environ').split('\0')
    if (!command.includes(basename(folder)) && !environment.includes(`${RUN_FOLDER}=${folder}`)) return []
    const setting = environment.find((line) => line.startsWith('DATA_DIR='))?.slice('DATA_DIR='.length)
    const data = setting ?? / -D (\S+)/.exec(command)?.[1] ?? ''
    return [{ pid, command: command.slice(0, 200), data }]
  })
}

/** PostgreSQL at once, which frees its shared memory; others by SIGTERM, and what ignores it is killed. */
async function endProcesses(left: Left[]): Promise<void> {
  const send = ({ pid }: Left, signal: NodeJS.Signals) => {
    if (isAlive(pid)) process.kill(pid, signal)
  }
  for (const one of left) send(one, / -D /.test(one.command) ? 'SIGQUIT' : 'SIGTERM')
  const running = () => left.filter(({ pid }) => isRunning(pid))
  for (const deadline = Date.now() + limitMs(PATIENCE_MS); running().length > 0; await wait(50))
    if (Date.now() > deadline) for (const one of running()) send(one, 'SIGKILL')
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

function foldersOfKilledRuns(): string[] {
  return [tmpdir(), MEMORY]
    .flatMap(foldersIn)
    .filter((folder) => basename(folder).startsWith(PREFIX))
    .filter((folder) => !isAlive(Number(basename(folder).split('-')[2])) && isWritable(folder))
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

/** None if it is not there. */
function foldersIn(place: string): string[] {
  return existsSync(place) ? readdirSync(place).map((name) => join(place, name)) : []
}

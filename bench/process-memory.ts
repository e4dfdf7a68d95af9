import { readdirSync, readFileSync } from 'node:fs'

export interface Memory {
  nodeMiB: number
  /** All its processes, shared buffers counted once. */
  postgresMiB: number
}

/** Proportional set sizes on Linux: of a process, and of the PostgreSQL that it has started. */
export function memoryOf(pid: number): Memory {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) && /^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1]
    if (parent) parents.set(Number(name), Number(parent))
  }
  const isBelow = (child: number): boolean => {
    const parent = parents.get(child)
    return parent !== undefined && (parent === pid || isBelow(parent))
  }
  const postgres = [...parents.keys()].filter(
    (child) => isBelow(child) && read(`/proc/${child}/comm`).startsWith('postgres'),
  )
  return { nodeMiB: pss(pid), postgresMiB: postgres.map(pss).reduce((sum, each) => sum + each, 0) }
}

function pss(pid: number): number {
  return Math.round(Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024)
}

/** Empty when the process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectFolder } from '#platform/project-folder.ts'
import type { DrawingRequest, DrawnFile } from './draw-file.ts'

export interface Drawing {
  /** Rejects when the file cannot be drawn or the worker falls. */
  draw(request: DrawingRequest): Promise<DrawnFile>
  close(): Promise<void>
}

const BUILT_WORKER = join(projectFolder, 'dist', 'server', 'drawing-worker.js')
const IDLE_MS = 30_000
/** Bound what its heap grows to between collections; a drawing needs a fraction. */
const WORKER_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

/**
 * Draws PDFs and share pictures in a worker thread, because one takes 40 ms and more in which no page could be
 * answered. The thread starts with the first drawing and ends after half a minute without one, and its fonts with it.
 * Without a built worker (tests, development) they are drawn in this thread.
 */
export function openDrawing({ isBuilt }: { isBuilt: boolean }): Drawing {
  return isBuilt && existsSync(BUILT_WORKER) ? inWorker() : inProcess
}

export const inProcess: Drawing = {
  draw: async (request) => (await import('./draw-file.ts')).drawFile(request),
  close: () => Promise.resolve(),
}

type Answer = { id: number } & ({ file: DrawnFile } | { error: unknown })

function inWorker(): Drawing {
  let worker: Worker | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let requests = 0
  const waiting = new Map<number, { resolve: (file: DrawnFile) => void; reject: (error: unknown) => void }>()

  async function end() {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  function start(): Worker {
    const started = new Worker(BUILT_WORKER, { resourceLimits: WORKER_LIMITS })
    started.unref()
    started.on('message', (answer: Answer) => {
      const waiter = waiting.get(answer.id)
      waiting.delete(answer.id)
      // A clone turns a Buffer into a plain array of bytes.
      if ('file' in answer) waiter?.resolve({ ...answer.file, content: Buffer.from(answer.file.content) })
      else waiter?.reject(answer.error)
      if (waiting.size === 0) idle = setTimeout(() => void end(), IDLE_MS).unref()
    })
    const fail = (error: unknown) => {
      if (worker === started) worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', fail)
    started.on('exit', (code) => fail(new Error(`the drawing worker ended with ${code}`)))
    return started
  }

  return {
    draw(request) {
      clearTimeout(idle)
      worker ??= start()
      const id = ++requests
      const file = new Promise<DrawnFile>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage({ id, request })
      return file
    },
    close: end,
  }
}

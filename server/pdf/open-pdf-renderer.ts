import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PdfFile } from '#features/voucher/voucher-pdf.server.ts'
import { projectFolder } from '#platform/project-folder.ts'
import type { PdfRequest } from './render-pdf.ts'

export interface PdfRenderer {
  /** Rejects when the PDF cannot be drawn or the worker falls. */
  render(request: PdfRequest): Promise<PdfFile>
  close(): Promise<void>
}

const BUILT_WORKER = join(projectFolder, 'dist', 'server', 'pdf-worker.js')
const IDLE_MS = 30_000

/**
 * Draws PDFs in a worker thread, because one takes 40 ms in which no page could be answered. The thread starts with the
 * first PDF and ends after half a minute without one, and its fonts with it. Without a built worker (tests, development)
 * they are drawn in this thread.
 */
export function openPdfRenderer({ isBuilt }: { isBuilt: boolean }): PdfRenderer {
  return isBuilt && existsSync(BUILT_WORKER) ? workerRenderer() : inProcessRenderer
}

export const inProcessRenderer: PdfRenderer = {
  render: async (request) => (await import('./render-pdf.ts')).renderPdf(request),
  close: () => Promise.resolve(),
}

type Answer = { id: number } & ({ file: PdfFile } | { error: unknown })

function workerRenderer(): PdfRenderer {
  let worker: Worker | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let requests = 0
  const waiting = new Map<number, { resolve: (file: PdfFile) => void; reject: (error: unknown) => void }>()

  async function end() {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  function start(): Worker {
    const started = new Worker(BUILT_WORKER)
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
    started.on('exit', (code) => fail(new Error(`the PDF worker ended with ${code}`)))
    return started
  }

  return {
    render(request) {
      clearTimeout(idle)
      worker ??= start()
      const id = ++requests
      const file = new Promise<PdfFile>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage({ id, request })
      return file
    },
    close: end,
  }
}

import { parentPort } from 'node:worker_threads'
import { type PdfRequest, renderPdf } from './render-pdf.ts'

parentPort?.on('message', async ({ id, request }: { id: number; request: PdfRequest }) => {
  try {
    const file = await renderPdf(request)
    parentPort?.postMessage({ id, file })
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})

import { parentPort } from 'node:worker_threads'
import { type DrawingRequest, drawFile } from './draw-file.ts'

parentPort?.on('message', async ({ id, request }: { id: number; request: DrawingRequest }) => {
  try {
    const file = await drawFile(request)
    parentPort?.postMessage({ id, file })
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})

import { codeDetector } from './code-detector.ts'

export function canScan(): boolean {
  return Boolean(navigator.mediaDevices)
}

/** Milliseconds between two looks. */
const PAUSE = 200

/**
 * Shows the rear camera and reads what is in front of it, until `signal` ends it or a code is found, unless `onFound` answers
 * true: then it continues. Throws without camera or permission, and where nothing here can read codes.
 */
export async function scanCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onFound: (text: string) => true | void,
): Promise<void> {
  const [detector, stream] = await Promise.all([
    codeDetector(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
  ])
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop, { once: true })
  video.srcObject = stream
  await video.play()
  while (!signal.aborted) {
    const [found] = await detector.detect(video)
    if (signal.aborted) return
    if (found?.rawValue) {
      if (onFound(found.rawValue) !== true) return stop()
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

/** Of the Shape Detection API, which TypeScript does not know yet. */
interface CodeDetector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>
}

type Detectors = new (options: { formats: string[] }) => CodeDetector

/** Where the browser reads QR codes itself; elsewhere a code is typed. */
export function canScan(): boolean {
  return 'BarcodeDetector' in globalThis && Boolean(navigator.mediaDevices)
}

/** Milliseconds between two looks. */
const PAUSE = 200

/**
 * Shows the rear camera and reads what is in front of it, until `signal` ends it or a code is found, unless `onFound` answers
 * true: then it goes on. Throws without permission.
 */
export async function scanCodes(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onFound: (text: string) => true | void,
): Promise<void> {
  const { BarcodeDetector } = globalThis as unknown as { BarcodeDetector: Detectors }
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
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

/** Of the Shape Detection API, which TypeScript does not know yet. */
export interface CodeDetector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

interface Detectors {
  new (options: { formats: string[] }): CodeDetector
  getSupportedFormats: () => Promise<string[]>
}

const QR_CODE = 'qr_code'

/**
 * The browser's own; elsewhere (Safari, Firefox, Chromium without the system's library) one in JavaScript, loaded here.
 * Throws when that cannot be loaded.
 */
export async function codeDetector(): Promise<CodeDetector> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detectors }
  // Chromium has the class also where the system reads no codes.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (BarcodeDetector && formats?.includes(QR_CODE)) return new BarcodeDetector({ formats: [QR_CODE] })
  const { readVideo } = await import('./read-video.ts')
  return { detect: readVideo() }
}

import { decodeQR } from 'qr/decode.js'

/** Pixels of the longer side: enough for any code of ours over a third of the picture. */
const MOST_PIXELS = 960

/** Reads the picture that a video shows now; not `BarcodeDetector` of the package, which makes a canvas for each. */
export function readVideo(): (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    const scale = Math.min(1, MOST_PIXELS / Math.max(videoWidth, videoHeight))
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
    if (!context || width === 0 || height === 0) return []
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    context.drawImage(video, 0, 0, width, height)
    const { data } = context.getImageData(0, 0, width, height)
    try {
      return [{ rawValue: decodeQR({ width, height, data }) }]
    } catch {
      return []
    }
  }
}

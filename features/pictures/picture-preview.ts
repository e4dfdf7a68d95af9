/** Pixels: the longer side of the whole picture as its editors see it. */
export const PREVIEW_SIDE = 1200

/** In the public bucket, where nobody finds it without the id, and without what the camera noted. */
export function previewName(original: string): string {
  return `${original}-whole.webp`
}

/** Pixels: the longer side of the whole picture as its editors see it. */
export const PREVIEW_SIDE = 1200

/** In the public bucket under an unguessable id, without camera metadata. */
export function previewName(original: string): string {
  return `${original}-whole.webp`
}

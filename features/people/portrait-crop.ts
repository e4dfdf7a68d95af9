/** Pixels. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/** The largest 4:5 part of a picture, as near to its focus (percent) as the edges allow. */
export function portraitCrop(
  picture: { width: number; height: number },
  focus: { x: number; y: number },
): Crop {
  const width = Math.max(1, Math.min(picture.width, Math.floor((picture.height * 4) / 5)))
  const height = Math.max(1, Math.min(picture.height, Math.floor((width * 5) / 4)))
  return {
    left: placed((picture.width * focus.x) / 100, width, picture.width),
    top: placed((picture.height * focus.y) / 100, height, picture.height),
    width,
    height,
  }
}

/** Centred where possible, never over an edge. */
function placed(centre: number, size: number, whole: number): number {
  return Math.round(Math.min(Math.max(centre - size / 2, 0), whole - size))
}

/** A QR code: its side and its dark squares, in modules. */
export interface CheckInPicture {
  size: number
  path: string
}

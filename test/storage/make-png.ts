import sharp from 'sharp'

export function makePng(width: number, height: number): Promise<Buffer> {
  return picture(width, height).png().toBuffer()
}

export function makeJpeg(width: number, height: number): Promise<Buffer> {
  return picture(width, height).jpeg().toBuffer()
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#bb5533' } })
}

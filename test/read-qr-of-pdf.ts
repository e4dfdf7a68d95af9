import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsqr from 'jsqr'
import sharp from 'sharp'

interface Picture {
  /** RGBA. */
  data: Uint8Array
  width: number
  height: number
}

/** Around the code of a payment part, in millimetres of an A4 page: read first, which takes a tenth of the time. */
const PAYMENT_CODE = { left: 62, top: 192, width: 56, height: 80 }

/** As a phone or a scanner reads it: the pages drawn by PDFium, the one QR code in them read by jsQR. */
export async function openPdfReader() {
  const library = await PDFiumLibrary.init()
  return {
    /** @returns the text of the QR code on the last page; undefined without one */
    async qrOf(pdf: Buffer): Promise<string | undefined> {
      const document = await library.loadDocument(pdf)
      try {
        const page = document.getPage(document.getPageCount() - 1)
        const drawn = await page.render({ scale: 2.2, render: 'bitmap' })
        return readQr(cut(drawn, PAYMENT_CODE)) ?? readQr(drawn)
      } finally {
        document.destroy()
      }
    },
    /** PNG of a page, counted from 0. */
    async pictureOf(pdf: Buffer, page = 0): Promise<Buffer> {
      const document = await library.loadDocument(pdf)
      try {
        const drawn = await document.getPage(page).render({ scale: 2, render: 'bitmap' })
        const { data, width, height } = drawn
        return await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer()
      } finally {
        document.destroy()
      }
    },
    async textOf(pdf: Buffer): Promise<string> {
      const document = await library.loadDocument(pdf)
      const texts = [...document.pages()].map((page) => page.getText())
      document.destroy()
      return texts.join('\n').replace(/[\s\u00a0\u202f]+/g, ' ')
    },
    pagesOf: async (pdf: Buffer) => {
      const document = await library.loadDocument(pdf)
      const pages = document.getPageCount()
      document.destroy()
      return pages
    },
    close: () => library.destroy(),
  }
}

function readQr({ data, width, height }: Picture): string | undefined {
  const read = jsqr(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })
  return read ? Buffer.from(read.binaryData).toString('utf8') : undefined
}

function cut({ data, width: pageWidth }: Picture, place: typeof PAYMENT_CODE): Picture {
  const pixels = (millimetres: number) => Math.round((millimetres * pageWidth) / 210)
  const [left, top, width, height] = [place.left, place.top, place.width, place.height].map(pixels) as [
    number,
    number,
    number,
    number,
  ]
  const part = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * pageWidth + left) * 4
    part.set(data.subarray(start, start + width * 4), row * width * 4)
  }
  return { data: part, width, height }
}

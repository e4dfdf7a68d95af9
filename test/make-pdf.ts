import PDFDocument from 'pdfkit'

/** A page with these texts, as a program writes it. */
export async function makePdf(words: string, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument(options)
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise((resolve) => pdf.on('end', resolve))
  pdf.text(words)
  pdf.end()
  await done
  return Buffer.concat(parts)
}

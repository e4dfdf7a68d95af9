import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { projectFolder } from '../project-folder.ts'
import { printEveryScript } from './scripts/print-every-script.ts'

const PDF_FONTS = {
  text: 'Archivo-Regular',
  strong: 'Archivo-SemiBold',
  sign: 'Archivo-Sign',
  italic: 'Newsreader-Italic',
  // Allowed by the guidelines for QR-bills, which the site's own are not, and with the letters of more languages.
  'Liberation Sans': 'LiberationSans-Regular',
  'Liberation Sans-Bold': 'LiberationSans-Bold',
} as const

export interface PdfPage {
  doc: PDFKit.PDFDocument
  tagged: (tag: string, draw: () => void, options?: { alt?: string; actual?: string }) => void
  decorate: (draw: () => void) => void
  finish: () => Promise<Buffer>
}

/** A4 landscape by default, one page unless more are added, tagged for accessibility, with the site's fonts registered. */
export function openPdfPage(facts: {
  title: string
  lang: string
  author: string
  date: Date
  size?: 'A4' | 'A6'
  layout?: 'landscape' | 'portrait'
  /** Keeps all pages until the end, so that they can be numbered. */
  bufferPages?: boolean
}): PdfPage {
  const doc = new PDFDocument({
    size: facts.size ?? 'A4',
    layout: facts.layout ?? 'landscape',
    margin: 0,
    bufferPages: facts.bufferPages ?? false,
    pdfVersion: '1.7',
    tagged: true,
    lang: facts.lang,
    displayTitle: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.date, ModDate: facts.date },
  })
  for (const [name, file] of Object.entries(PDF_FONTS)) doc.registerFont(name, fontBytes(file))
  printEveryScript(doc)
  const finished = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    doc,
    tagged: (tag, draw, options = {}) => {
      const content = doc.markStructureContent(tag)
      draw()
      doc.endMarkedContent()
      root.add(doc.struct(tag, options, [content]))
    },
    decorate: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    finish: () => {
      root.end()
      doc.end()
      return finished
    },
  }
}

const loaded = new Map<string, Buffer>()

function fontBytes(name: string): Buffer {
  const bytes = loaded.get(name) ?? readFont(join(projectFolder, 'platform/pdf/fonts', `${name}.ttf`))
  loaded.set(name, bytes)
  return bytes
}

/** The large ones are stored packed: half a megabyte less in every clone, and read in 3 ms. */
function readFont(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : brotliDecompressSync(readFileSync(`${file}.br`))
}

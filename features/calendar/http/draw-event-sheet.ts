import { BRAND, type Company } from '#features/company/content/company.ts'
import { labelled } from '#i18n/format.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import { drawRhombus, drawSign } from '#platform/pdf/draw-sign.ts'
import { drawScene } from '#platform/pdf/draw-scene.ts'
import { openPdfPage, type PdfPage } from '#platform/pdf/pdf-page.ts'
import { drawLine, fittedSize, INK, INK_2, plainSpaces } from '#platform/pdf/pdf-text.ts'
import { readScene } from '#platform/pdf/read-scene.ts'
import type { EventSheet } from './event-sheet.ts'

/** Points, A4 upright. */
const MARGIN = 40
const WIDTH = 515.28
const RIGHT = MARGIN + WIDTH
const PICTURE = { x: RIGHT - 160, y: MARGIN, width: 160, height: 200 }
const HEAD_WIDTH = PICTURE.x - MARGIN - 26
const FACTS_TOP = 258
const BODY = { top: 312, bottom: 756 }
const FOOT_TOP = 774
const COLUMNS = [
  { x: MARGIN, width: 304 },
  { x: MARGIN + 331, width: WIDTH - 331 },
] as const
const LABEL_WIDTH = 65

/** The largest of these with which everything fits on one page. */
const SCALES = Array.from({ length: 26 }, (_, step) => 1.16 - step * 0.02)

const HAIR = '#c2cfcb'

interface SheetPlace {
  language: Language
  /** Name of the drawing in `public/scenes`. */
  scene: string
  /** Address of the page. */
  address: string
  date: Date
  company: Company
}

export async function drawEventSheet(
  sheet: EventSheet,
  { language, scene, address, date, company }: SheetPlace,
): Promise<Buffer> {
  const page = openPdfPage({
    title: sheet.title,
    lang: HTML_LANG[language],
    author: company.legalName,
    date,
    layout: 'portrait',
  })
  drawHead(page, sheet, scene, address)
  drawFacts(page, sheet)
  const columns = [leftColumn(sheet), rightColumn(sheet)]
  const fits = (scale: number) =>
    columns.every((blocks, index) => flow(page, blocks, index, scale, false) <= BODY.bottom)
  const scale = SCALES.find(fits) ?? SCALES.at(-1) ?? 1
  for (const [index, blocks] of columns.entries()) flow(page, blocks, index, scale, true)
  drawFoot(page, sheet, { language, address, company })
  return page.finish()
}

function drawHead(
  { doc, tagged, decorate }: PdfPage,
  sheet: EventSheet,
  scene: string,
  address: string,
): void {
  decorate(() => drawRhombus(doc, MARGIN, MARGIN, 21, 14))
  tagged('P', () => drawLine(doc, 'strong', 12, BRAND, MARGIN + 28, MARGIN + 11))
  tagged('H1', () => {
    const size = fittedSize(doc, 'sign', 34, sheet.title, HEAD_WIDTH)
    drawLine(doc, 'sign', size, sheet.title, MARGIN - 1, 92, { characterSpacing: -0.4 })
  })
  const { gloss } = sheet
  if (gloss) tagged('P', () => drawLine(doc, 'italic', 13, plainSpaces(gloss), MARGIN, 109))
  const top = gloss ? 120 : 106
  const sign = { x: MARGIN, y: 200, width: HEAD_WIDTH, height: 40 }
  const options = { width: HEAD_WIDTH, lineGap: 2 }
  const words = [
    ['strong', sheet.forWhom],
    ['text', sheet.lead],
  ] as const
  const heightAt = (size: number) =>
    words.reduce((sum, [font, text]) => sum + doc.font(font).fontSize(size).heightOfString(text, options), 0)
  const size = [11.5, 11, 10.5, 10, 9.5, 9].find((each) => top + heightAt(each) <= sign.y - 8) ?? 8.5
  let y = top
  for (const [font, text] of words) {
    tagged('P', () => doc.font(font).fontSize(size).fillColor(INK).text(text, MARGIN, y, options))
    y += doc.font(font).fontSize(size).heightOfString(text, options)
  }
  const { group, amount } = sheet.price
  const [words1, words2] = [plainSpaces(group), plainSpaces(amount)]
  tagged('P', () => drawSign(doc, sign, 1, words1, words2), { actual: `${words2}, ${words1}` })
  doc.link(sign.x, sign.y, sign.width, sign.height, address)
  tagged('Figure', () => drawScene(doc, readScene(scene), PICTURE), { alt: sheet.drawingAlt })
  decorate(() =>
    doc.rect(PICTURE.x, PICTURE.y, PICTURE.width, PICTURE.height).lineWidth(1.2).strokeColor(INK).stroke(),
  )
}

function drawFacts({ doc, tagged, decorate }: PdfPage, { facts }: EventSheet): void {
  const width = WIDTH / facts.length
  decorate(() => {
    for (const y of [FACTS_TOP, FACTS_TOP + 40])
      doc.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(1).strokeColor(INK).stroke()
  })
  for (const [index, [label, value]] of facts.entries()) {
    const x = MARGIN + index * width
    tagged('P', () => drawLine(doc, 'text', 8.5, plainSpaces(label), x, FACTS_TOP + 15, { color: INK_2 }))
    tagged('P', () => {
      const size = fittedSize(doc, 'strong', 11, plainSpaces(value), width - 10)
      drawLine(doc, 'strong', size, plainSpaces(value), x, FACTS_TOP + 30)
    })
  }
}

type Block =
  | { kind: 'heading' | 'text' | 'note'; text: string }
  | { kind: 'point'; title: string; text: string }
  | { kind: 'row'; label: string; title?: string; text: string }
  | { kind: 'total'; label: string; text: string }
  | { kind: 'item'; text: string }

function leftColumn({ take, day, practical }: EventSheet): Block[] {
  return [
    { kind: 'heading', text: take.heading },
    ...take.points.map((point): Block => ({ kind: 'point', ...point })),
    { kind: 'heading', text: day.heading },
    ...day.rows.flatMap(({ day: begun, time, title, text }): Block[] => [
      ...(begun ? [{ kind: 'note' as const, text: begun }] : []),
      { kind: 'row', label: time, title, text },
    ]),
    { kind: 'note', text: day.note },
    { kind: 'heading', text: practical.heading },
    ...practical.rows.map(([label, text]): Block => ({ kind: 'row', label, text })),
  ]
}

function rightColumn({ totals, included, bring, weather, cancelling }: EventSheet): Block[] {
  const items = (list: readonly string[]) => list.map((text): Block => ({ kind: 'item', text }))
  return [
    { kind: 'heading', text: totals.heading },
    ...totals.rows.map(([label, text]): Block => ({ kind: 'total', label, text })),
    { kind: 'note', text: totals.note },
    { kind: 'heading', text: included.heading },
    ...items(included.items),
    { kind: 'note', text: included.not },
    { kind: 'heading', text: bring.heading },
    ...items(bring.items),
    { kind: 'heading', text: weather.heading },
    { kind: 'text', text: weather.text },
    { kind: 'heading', text: cancelling.heading },
    { kind: 'text', text: cancelling.text },
  ]
}

/** @returns where the column ends; draws nothing unless `draws` */
function flow(
  page: PdfPage,
  blocks: readonly Block[],
  column: number,
  scale: number,
  draws: boolean,
): number {
  const { x, width } = COLUMNS[column] ?? COLUMNS[0]
  let y = BODY.top
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading' && index > 0) y += 9 * scale
    y += drawBlock(page, block, { x, y, width }, scale, draws)
  }
  return y
}

function drawBlock(
  page: PdfPage,
  block: Block,
  { x, y, width }: { x: number; y: number; width: number },
  scale: number,
  draws: boolean,
): number {
  const size = 8.8 * scale
  const gap = 3.2 * scale
  const write = (
    font: string,
    text: string,
    at: { x: number; y: number; width: number; size?: number; color?: string; align?: 'right'; tag?: string },
  ) => {
    const { size: own = size, color = INK, align, tag = 'P' } = at
    const options = { width: at.width, lineGap: 1.2 * scale, ...(align && { align }) }
    const height = page.doc.font(font).fontSize(own).heightOfString(text, options)
    if (draws && text !== '')
      page.tagged(tag, () =>
        page.doc.font(font).fontSize(own).fillColor(color).text(text, at.x, at.y, options),
      )
    return text === '' ? 0 : height
  }
  switch (block.kind) {
    case 'heading':
      return write('strong', block.text, { x, y, width, size: 11.5 * scale, tag: 'H2' }) + gap * 1.3
    case 'text':
      return write('text', block.text, { x, y, width }) + gap
    case 'note':
      return write('text', block.text, { x, y, width, size: 7.8 * scale, color: INK_2 }) + gap
    case 'point': {
      const title = write('strong', block.title, { x, y, width })
      return title + write('text', block.text, { x, y: y + title, width }) + gap
    }
    case 'row': {
      const text = { x: x + LABEL_WIDTH, width: width - LABEL_WIDTH }
      const label = write('text', block.label, { x, y, width: LABEL_WIDTH - 6, color: INK_2 })
      const title = write('strong', block.title ?? '', { ...text, y })
      return Math.max(label, title + write('text', block.text, { ...text, y: y + title })) + gap
    }
    case 'total': {
      const label = write('text', block.label, { x, y, width: width * 0.52 })
      const total = write('strong', block.text, {
        x: x + width * 0.52,
        y,
        width: width * 0.48,
        align: 'right',
      })
      const below = y + Math.max(label, total) + gap * 0.6
      if (draws)
        page.decorate(() =>
          page.doc
            .moveTo(x, below)
            .lineTo(x + width, below)
            .lineWidth(0.6)
            .strokeColor(HAIR)
            .stroke(),
        )
      return below - y + gap
    }
    case 'item': {
      if (draws) page.decorate(() => drawBullet(page.doc, x, y + size * 0.56))
      return write('text', block.text, { x: x + 13, y, width: width - 13 }) + gap * 0.7
    }
  }
}

function drawBullet(doc: PDFKit.PDFDocument, x: number, middle: number): void {
  doc.polygon([x, middle], [x + 3.6, middle - 2.4], [x + 7.2, middle], [x + 3.6, middle + 2.4]).fill(INK)
}

function drawFoot(
  { doc, tagged, decorate }: PdfPage,
  { request }: EventSheet,
  { language, address, company }: Pick<SheetPlace, 'language' | 'address' | 'company'>,
): void {
  decorate(() => doc.moveTo(MARGIN, FOOT_TOP).lineTo(RIGHT, FOOT_TOP).lineWidth(1).strokeColor(INK).stroke())
  const url = new URL(address)
  tagged('P', () => {
    const words = plainSpaces(labelled(language, request, `${url.host}${url.pathname}`))
    drawLine(doc, 'strong', fittedSize(doc, 'strong', 9.5, words, WIDTH), words, MARGIN, FOOT_TOP + 16)
  })
  doc.link(MARGIN, FOOT_TOP + 4, WIDTH, 16, address)
  tagged('P', () => {
    const { legalName, street, postalCode, city, phone, email } = company
    const words = `${legalName}, ${street}, ${postalCode} ${city}, ${phone}, ${email}`
    drawLine(doc, 'text', 8.5, words, MARGIN, FOOT_TOP + 30, { color: INK_2 })
  })
}

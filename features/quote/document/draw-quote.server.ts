import { BRAND, type Company } from '#features/company/content/company.ts'
import { ruleText } from '#features/facts/content/rules.ts'
import { versionDay } from '#features/messages/content/legal-versions.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import { drawRhombus } from '#platform/pdf/draw-sign.ts'
import { openPdfPage, type PdfPage } from '#platform/pdf/pdf-page.ts'
import { fittedSize, INK, INK_2, plainSpaces } from '#platform/pdf/pdf-text.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'
import { describeQuote, type DescribedQuote } from './describe-quote.ts'
import { LEFT, QuoteSheet, RIGHT, TOP } from './quote-sheet.server.ts'
import { quoteTexts } from './quote.texts.ts'

const WIDTH = RIGHT - LEFT
const FOOT = 790
/** Below it a row begins a new page. */
const BOTTOM = 752
const LABELS = 95
const COLUMNS = { quantity: 380, price: 438 } as const
const ACCEPT_HEIGHT = 64
const HAIR = '#c5cfca'

export interface QuotePaper {
  number: number
  version: number
  document: QuoteDocument
  /** Of the event, in the customer's language; null for a project. */
  serviceName: string | null
  /** Swiss day on which the version was made. */
  day: string
  termsVersion: string
  /** Of the private page, as people type it. */
  address: string
  date: Date
  company: Company
}

/**
 * The quote as PDF in the customer's language: page 1 with everything, more pages when lines need them, the last with
 * what applies. Tagged for screen readers.
 */
export async function drawQuote(paper: QuotePaper) {
  const { document } = paper
  const { language } = document
  const described = describeQuote(language, document, paper.serviceName)
  const pages = countPages(paper, described)
  const page = openPage(paper, described)
  new Paper(page, paper, described, pages).draw()
  return page.finish()
}

function openPage({ document, company, date, number }: QuotePaper, { title }: DescribedQuote): PdfPage {
  return openPdfPage({
    title: `${title}, ${number}`,
    lang: HTML_LANG[document.language],
    author: company.legalName,
    date,
    layout: 'portrait',
  })
}

/** Draws once without keeping it, because every page names their number. */
function countPages(paper: QuotePaper, described: DescribedQuote) {
  const trial = new Paper(openPage(paper, described), paper, described, 0)
  trial.draw()
  return trial.pageNumber
}

/** One drawing from top to bottom. */
class Paper extends QuoteSheet {
  pageNumber = 1
  private readonly paper: QuotePaper
  private readonly described: DescribedQuote
  private readonly pages: number
  private readonly language: Language

  constructor(page: PdfPage, paper: QuotePaper, described: DescribedQuote, pages: number) {
    super(page)
    this.paper = paper
    this.described = described
    this.pages = pages
    this.language = paper.document.language
  }

  draw(): void {
    const { company, document } = this.paper
    const { customer, note } = document
    this.head([
      company.legalName,
      `${company.street}, ${company.postalCode} ${company.city}`,
      `${company.email}, ${company.phone}`,
    ])
    this.y = 150
    const address = [
      customer.company,
      customer.name,
      customer.street,
      `${customer.postalCode} ${customer.city}`.trim(),
    ]
    for (const line of address.filter(Boolean)) {
      this.line('P', 'text', 9.5, line, LEFT, this.y)
      this.y += 13.5
    }
    this.y = Math.max(this.y + 34, 232)
    this.title()
    this.facts()
    this.table()
    if (note) this.paragraph(note, 9.5, WIDTH * 0.8, 16)
    this.acceptBox()
    this.foot()
    this.newPage()
    this.terms()
    this.foot()
  }

  private head(lines: string[]): void {
    const { doc, decorate } = this.page
    decorate(() => drawRhombus(doc, LEFT, TOP, 22, 14.5))
    this.line('P', 'strong', 13, BRAND, LEFT + 31, TOP + 12)
    lines.forEach((text, index) => this.rightLine('text', 8, text, RIGHT, TOP + 6 + index * 11.5, INK_2))
  }

  private title(): void {
    const { number, version, day, document } = this.paper
    this.line('H1', 'strong', 19, this.described.title, LEFT, this.y)
    this.y += 19
    const subtitle = fill(quoteTexts[this.language].subtitle, {
      number,
      version,
      day: formatDay(this.language, day),
      until: formatDay(this.language, document.validUntil),
    })
    this.line('P', 'text', 9, subtitle, LEFT, this.y, INK_2)
    this.y += 16
  }

  private facts(): void {
    const { doc } = this.page
    for (const { label, value, note } of this.described.facts) {
      const width = WIDTH - LABELS
      const height = doc.font('text').fontSize(9.5).heightOfString(plainSpaces(value), { width })
      this.rule(this.y, label ? 0.75 : 0, HAIR)
      this.y += label ? 18 : 13
      if (label) this.line('P', 'strong', 9.5, label, LEFT, this.y)
      this.block('P', 'text', 9.5, value, LEFT + LABELS, this.y - 8.6, width)
      this.y += height - 11
      if (note) {
        this.y += 12
        this.line('P', 'text', 8, note, LEFT + LABELS, this.y, INK_2)
      }
      this.y += 8
    }
    if (this.described.facts.length > 0) this.rule(this.y, 0.75, HAIR)
    this.y += 26
  }

  private table(): void {
    const texts = quoteTexts[this.language]
    const { lines, discount, total } = this.described
    this.tableHead()
    for (const { text, detail, quantity, price, amount } of lines) {
      this.row(text, detail, { quantity, price, amount })
    }
    if (discount)
      this.row(discount.text, discount.reason, { quantity: '', price: '', amount: discount.amount })
    this.room(34)
    this.y += 19
    this.line('P', 'strong', 12, texts.total, LEFT, this.y)
    this.rightLine('strong', 12, total, RIGHT, this.y, INK)
    this.y += 22
  }

  private tableHead(): void {
    const texts = quoteTexts[this.language]
    this.line('P', 'text', 8, texts.service, LEFT, this.y, INK_2)
    this.rightLine('text', 8, texts.quantity, COLUMNS.quantity, this.y, INK_2)
    this.rightLine('text', 8, texts.price, COLUMNS.price, this.y, INK_2)
    this.rightLine('text', 8, 'CHF', RIGHT, this.y, INK_2)
    this.y += 7
    this.rule(this.y, 1.1, INK)
  }

  private row(
    text: string,
    detail: string,
    { quantity, price, amount }: { quantity: string; price: string; amount: string },
  ): void {
    const { doc } = this.page
    const width = COLUMNS.quantity - 52 - LEFT
    const height = (size: number, words: string) =>
      words ? doc.font('text').fontSize(size).heightOfString(plainSpaces(words), { width }) : 0
    const tall = 14 + height(9.5, text) + height(8, detail)
    if (this.room(tall)) this.tableHead()
    const baseline = this.y + 16
    this.block('P', 'text', 9.5, text, LEFT, baseline - 8.6, width)
    if (detail) this.block('P', 'text', 8, detail, LEFT, baseline - 7 + height(9.5, text), width, INK_2)
    if (quantity) this.rightLine('text', 9.5, quantity, COLUMNS.quantity, baseline, INK)
    if (price) this.rightLine('text', 9.5, price, COLUMNS.price, baseline, INK)
    this.rightLine('text', 9.5, amount, RIGHT, baseline, INK)
    this.y += tall
    this.rule(this.y, 0.75, HAIR)
  }

  private acceptBox(): void {
    const { doc, decorate } = this.page
    const texts = quoteTexts[this.language]
    this.room(ACCEPT_HEIGHT + 20)
    this.y += 14
    const top = this.y
    decorate(() => doc.rect(LEFT, top, WIDTH, ACCEPT_HEIGHT).lineWidth(1).stroke(INK))
    this.line('H2', 'strong', 11, texts.accept, LEFT + 14, top + 22)
    const { address } = this.paper
    const words = address.replace(/^https?:\/\//, '')
    this.line('P', 'text', fittedSize(doc, 'text', 9, words, 296), words, LEFT + 14, top + 36)
    doc.link(LEFT + 14, top + 26, 280, 13, address)
    const { awaitsDate } = this.paper.document
    const how = fill(awaitsDate ? texts.onceConfirmed : texts.orSigned, { page: this.pages || 2 })
    this.line('P', 'text', 7.5, how, LEFT + 14, top + 50, INK_2)
    this.y = top + ACCEPT_HEIGHT
    // No signature before the date is confirmed.
    if (awaitsDate) return
    decorate(() =>
      doc
        .moveTo(RIGHT - 150, top + 50)
        .lineTo(RIGHT - 14, top + 50)
        .lineWidth(0.75)
        .stroke(INK),
    )
    this.line('P', 'text', 7.5, texts.signature, RIGHT - 150, top + 44, INK_2)
  }

  private terms(): void {
    const { terms } = quoteTexts[this.language]
    const { termsVersion, document } = this.paper
    const version = formatDay(this.language, versionDay(termsVersion) ?? termsVersion)
    this.head([fill(terms.version, { version })])
    this.y = 148
    this.line('H1', 'strong', 19, terms.title, LEFT, this.y)
    this.y += 18
    const sections: { title: string; text: string }[] = [
      terms.binding,
      ...(document.event ? [terms.people] : []),
      ...(document.event ? [{ title: terms.weather, text: ruleText(this.language, 'weather') }] : []),
      { title: terms.cancelling, text: ruleText(this.language, 'cancellation') },
      terms.payment,
      terms.law,
    ]
    sections.forEach(({ title, text }, index) => {
      this.y += 20
      this.line('H2', 'strong', 11, `${index + 1}  ${title}`, LEFT, this.y)
      this.paragraph(text, 9.5, WIDTH * 0.72, 6)
    })
  }

  private foot(): void {
    const texts = quoteTexts[this.language]
    const { number, version } = this.paper
    this.rule(FOOT - 14, 0.75, HAIR)
    const page = { page: this.pageNumber, pages: this.pages }
    this.line('P', 'text', 8, fill(texts.foot, { number, version }), LEFT, FOOT, INK_2)
    this.rightLine('text', 8, fill(texts.page, page), RIGHT, FOOT, INK_2)
  }

  /** Begins a new page when less than `height` is left. @returns whether it did */
  private room(height: number): boolean {
    if (this.y + height <= BOTTOM) return false
    this.foot()
    this.newPage()
    this.head([])
    this.y = 110
    return true
  }

  private newPage(): void {
    this.page.doc.addPage()
    this.pageNumber++
    this.y = TOP
  }

  private paragraph(text: string, size: number, width: number, gap: number): void {
    const { doc } = this.page
    const words = plainSpaces(text)
    const options = { width, lineGap: 2 }
    const height = doc.font('text').fontSize(size).heightOfString(words, options)
    this.room(height + gap)
    this.y += gap
    const top = this.y
    this.page.tagged('P', () =>
      doc.font('text').fontSize(size).fillColor(INK).text(words, LEFT, top, options),
    )
    this.y += height
  }
}

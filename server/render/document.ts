import type { DocumentHeadData } from '#site/head.ts'
import { PAGE_DATA_ID, type PageData, serializePageData } from '#site/page-data.ts'
import { BRAND } from '#features/company/content/company.ts'
import { paths } from '#content/paths.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { HTML_LANG, type Language, LANGUAGES } from '#i18n/languages.ts'
import { addressScript, languageScript, moduleScript } from '../browser-scripts/browser-scripts.ts'
import { manifestPath } from '#site/discovery/manifest.ts'
import type { DescribedPage } from './describe-page.ts'
import { escapeHtml } from './escape-html.ts'
import testNoticeCss from './test-notice.css?inline'

const WORDS: Record<Language, string> = {
  de: 'Testbetrieb: Bezahlt wird mit der Testkasse, es fliesst kein Geld.',
  en: 'Test mode: payments go to the Testkasse, and no money moves.',
  fr: 'Mode test\u202f: les paiements passent par la Testkasse, rien n’est débité.',
  it: 'Modalità di prova: si paga con la Testkasse e non viene addebitato nulla.',
}

/** Outside React: contains all four languages and shows the page's own, so that it follows a language switch. */
const testNotice = `<aside class="test-notice">${LANGUAGES.map((language) => `<p lang="${HTML_LANG[language]}">${WORDS[language]}</p>`).join('')}</aside>\n`

export interface PageAssets {
  /** Entry included, so that all load in parallel. */
  modules: string[]
  css: string
  /** The same CSS as files, for client-side navigation. */
  stylesheets: string[]
}

export interface ClientAssets {
  entry: string
  /** Of the page and what it has beside it. */
  of(...sources: string[]): PageAssets
  developmentHead: string
}

interface DocumentInput {
  origin: string
  head: DocumentHeadData
  described: DescribedPage | undefined
  html: string
  pageData: PageData
  entry: string
  developmentHead: string
  assets: PageAssets
  /** The path was one that the router cannot decode. */
  repairsAddress: boolean
  showTestNotice: boolean
}

/** Exact bodies of the page's inline scripts; the CSP contains their hashes. */
export function inlineScripts({ repairsAddress }: Pick<DocumentInput, 'repairsAddress'>): string[] {
  return [languageScript, moduleScript, ...(repairsAddress ? [addressScript] : [])]
}

/** Stylesheets are present but disabled, so that the module loader does not fetch what is inlined. */
export function renderDocument(input: DocumentInput): string {
  const { origin, head, described, html, pageData, entry, developmentHead, assets } = input
  const { showTestNotice, repairsAddress } = input
  const modules = [entry, ...assets.modules.filter((module) => module !== entry)]
  return `<!doctype html>
<html lang="${head.htmlLang}" data-origin="${escapeHtml(origin)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<script>${languageScript}</script>
${repairsAddress ? `<script>${addressScript}</script>\n` : ''}<title>${escapeHtml(head.title)}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="robots" content="${head.indexed ? 'index, follow' : 'noindex'}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f3f6f4" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0b151b" media="(prefers-color-scheme: dark)">
${head.found ? addressLinks(head) : ''}<link rel="alternate" type="application/atom+xml" title="${escapeHtml(BRAND)}" href="${paths.newsFeed}?${LANGUAGE_QUERY}=${pageData.language}">
${described?.tags ?? ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${manifestPath(pageData.language)}">
<link rel="preload" href="/fonts/archivo-var.woff2" as="font" type="font/woff2" crossorigin>
${assets.css ? `<style>${assets.css}</style>` : ''}
${assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('\n')}
${showTestNotice ? `<style>${testNoticeCss}</style>` : ''}
${developmentHead}
</head>
<body>
${showTestNotice ? testNotice : ''}<div id="root">${html}</div>
<script id="${PAGE_DATA_ID}" type="application/json">${serializePageData(pageData)}</script>
${described ? `<script type="application/ld+json">${described.graph}</script>` : ''}
<script data-modules="${escapeHtml(modules.join(' '))}">${moduleScript}</script>
</body>
</html>
`
}

function addressLinks({ canonical, alternates }: DocumentHeadData): string {
  const links = alternates.map(
    ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">\n`,
  )
  return `<link rel="canonical" href="${escapeHtml(canonical)}">\n${links.join('')}`
}

import { createHash } from 'node:crypto'
import { type RenderedPage, type RenderInput, renderPage } from '#site/entry.server.tsx'
import type { PageEnvironment } from '#site/environment.ts'
import type { FormSubmission } from '#site/form/form-state.ts'
import type { MessageBundles } from '#site/language/language-store.ts'
import { matchPage } from '#site/match-page.ts'
import type { PageData } from '#site/page-data.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { Language } from '#i18n/languages.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { PAYMENT_PROVIDERS } from '#kernel/payment-provider.ts'
import type { PlainAnswer } from '#platform/http/compressed-answer.ts'
import { describePage } from './describe-page.ts'
import { type ClientAssets, inlineScripts, type PageAssets, renderDocument } from './document.ts'
import type { EnvironmentFor } from './page-environment.ts'
import testNoticeCss from './test-notice.css?inline'

export interface PageRendererOptions {
  /** Origin without a trailing slash. */
  origin: string
  /** `base` is empty for our own store service. */
  store: PageData['store']
  supabaseUrl?: string | undefined
  showTestNotice?: boolean | undefined
  assets: ClientAssets
  headers: Record<string, string>
  messages: MessageSource
  environmentFor: EnvironmentFor
  /** The development server passes a fresh renderer for each request. */
  render?: (input: RenderInput) => Promise<RenderedPage>
}

export type PageRenderer = ReturnType<typeof createPageRenderer>

/** Renders an uncached response, optionally with a form to re-render. */
export function createPageRenderer(options: PageRendererOptions) {
  const { origin, store, supabaseUrl, assets, headers, environmentFor, render = renderPage } = options
  const { showTestNotice = false } = options
  const secure = origin.startsWith('https:')
  const policyOf = (
    { css }: PageAssets,
    paymentProvider: PageData['paymentProvider'],
    repairsAddress: boolean,
  ) => {
    const { pageOrigin } = PAYMENT_PROVIDERS[paymentProvider]
    return contentSecurityPolicy({
      scripts: inlineScripts({ repairsAddress }),
      styles: [...(css ? [css] : []), ...(showTestNotice ? [testNoticeCss] : [])],
      storeOrigin: store.base ? new URL(store.base).origin : undefined,
      authOrigin: supabaseUrl && new URL(supabaseUrl).origin,
      // The booking form without JavaScript redirects there.
      formTargets: pageOrigin ? [pageOrigin] : [],
      secure,
    })
  }

  return async function answer(
    path: string,
    language: Language,
    submission?: FormSubmission,
    findOpenBooking?: PageEnvironment['findOpenBooking'],
    // One version for the whole page, whatever is published meanwhile.
    site = options.messages.current(),
    // Another than the shop's, for previews.
    previewed?: PageEnvironment['store'],
  ): Promise<PlainAnswer> {
    const handle = matchPage(path)
    const repairsAddress = path.includes('%25')
    const namespaces: Namespace[] = ['common', ...(handle?.namespaces ?? ['not-found' as const])]
    const messages = { ...site.of(language, namespaces) }
    // A loader may find that its page needs more, for example the content of an event's service.
    const surroundings = environmentFor(
      language,
      async (more) => void Object.assign(messages, site.of(language, more)),
      site,
    )
    const environment = {
      ...surroundings,
      ...(submission && { submission }),
      ...(findOpenBooking && { findOpenBooking }),
      ...(previewed && { store: previewed }),
    }
    const page = await render({ origin, path, environment, messages })
    if (page.kind === 'redirect')
      return {
        status: page.status,
        // A retired service may be offered again.
        headers: { ...headers, Location: page.location, 'Cache-Control': 'no-cache' },
        body: '',
      }
    const pageData: PageData = {
      language,
      messages,
      messagesVersion: site.version,
      year: environment.year,
      store,
      paymentProvider: environment.paymentProvider,
      signInBy: environment.signInBy,
      invoiceFor: environment.invoiceFor,
      hydration: page.hydration,
    }
    const { entry, developmentHead } = assets
    const pageAssets = assets.of(page.source, ...evidenceOf(page.namespace, messages))
    return {
      status: page.status,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': page.head.htmlLang,
        'Cache-Control': page.cache === 'never' || submission || findOpenBooking ? 'no-store' : 'no-cache',
        Vary: 'Accept-Language, Cookie',
        // URLs of private pages contain secrets.
        ...((page.cache === 'never' || findOpenBooking) && { 'Referrer-Policy': 'no-referrer' }),
        ...(developmentHead
          ? {}
          : { 'Content-Security-Policy': policyOf(pageAssets, environment.paymentProvider, repairsAddress) }),
      },
      body: renderDocument({
        origin,
        head: page.head,
        described: describePage(page, { origin, language, site }),
        html: page.html,
        pageData,
        entry,
        developmentHead,
        assets: pageAssets,
        showTestNotice,
        repairsAddress,
      }),
      compressBest: handle?.compression === 'best',
    }
  }
}

/** Source of the sections that a page has only with published facts; the page itself does not import them. */
function evidenceOf(namespace: Namespace, { evidence }: MessageBundles): string[] {
  const page = namespace.replace(/^(?:survival|team-event)-/, '')
  return evidence?.facts.pages.includes(page) ? ['features/facts/site/evidence-sections.tsx'] : []
}

interface PolicyInput {
  /** Exact bodies of the page's inline scripts and styles, for their hashes. */
  scripts: string[]
  styles: string[]
  storeOrigin?: string | undefined
  authOrigin?: string | undefined
  /** Allowed redirect targets of forms; browsers apply `form-action` to redirects too. */
  formTargets?: string[]
  secure: boolean
}

/** Inline code is allowed by hash instead of nonce, because pages are cached. */
export function contentSecurityPolicy({
  scripts,
  styles,
  storeOrigin,
  authOrigin,
  formTargets = [],
  secure,
}: PolicyInput): string {
  const hashes = (bodies: string[]) => bodies.map((body) => `'sha256-${sha256(body)}'`)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styles)],
    'worker-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...(storeOrigin ? ['https:', storeOrigin] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...[storeOrigin, authOrigin].filter((each) => each !== undefined)],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...formTargets],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

function sha256(body: string): string {
  return createHash('sha256').update(body).digest('base64')
}

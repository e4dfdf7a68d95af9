import { BRAND } from '#features/company/content/company.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'

export function manifestPath(language: Language): string {
  return `/manifest-${language}.webmanifest`
}

export function webManifest(site: SiteMessages, language: Language): object {
  return {
    id: '/',
    name: BRAND,
    short_name: BRAND,
    description: site.of(language, ['home']).home?.meta.description,
    lang: HTML_LANG[language],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f3f6f4',
    theme_color: '#f3f6f4',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...[192, 512].flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`,
          type: 'image/png',
          sizes: `${size}x${size}`,
          purpose,
        })),
      ),
    ],
  }
}

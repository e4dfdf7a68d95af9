import type { SignUpView, SubscriberView } from '#features/newsletter/newsletter.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'

export interface TokenPageData<View> {
  token: string
  view: View | null
}

export const loadSignUp = loadBehindToken<SignUpView>('sign-ups')
export const loadSubscriber = loadBehindToken<SubscriberView>('subscribers')

function loadBehindToken<View>(kind: string) {
  return async (environment: PageEnvironment, { url }: LoaderInput): Promise<TokenPageData<View>> => {
    const token = url.searchParams.get('token') ?? ''
    const address = `/api/newsletter/${kind}/${encodeURIComponent(token.slice(0, 60))}`
    return { token, view: (token && (await environment.readPrivate<View>(address))) || null }
  }
}

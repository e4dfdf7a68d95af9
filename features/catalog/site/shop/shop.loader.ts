import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'
import type { ShopData } from './list-shop.ts'

export async function loadShop(
  { store, language }: PageEnvironment,
  { url }: LoaderInput,
): Promise<ShopData> {
  const [{ listShop }, answer] = await Promise.all([
    import('./list-shop.ts'),
    store.listProducts().catch((error: Error) => error),
  ])
  return answer instanceof Error
    ? { kind: 'failed', message: answer.message }
    : listShop(answer.products, url.searchParams, language)
}

import type { StoreClient, StoreClientOptions } from '#features/catalog/store-client.ts'

/** Loads the client with the first call; most first pages sell nothing. */
export function createLazyStoreClient(options: StoreClientOptions): StoreClient {
  const client = async () => {
    const { createStoreClient } = await import('#features/catalog/store-client.ts')
    return createStoreClient(options)
  }
  return {
    takesVouchers: !options.base,
    listProducts: async (...call) => (await client()).listProducts(...call),
    getProduct: async (...call) => (await client()).getProduct(...call),
    getVariants: async (...call) => (await client()).getVariants(...call),
    createCheckout: async (...call) => (await client()).createCheckout(...call),
  }
}

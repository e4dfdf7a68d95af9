/** What browsers send and `sharp` reads. */
export const PORTRAIT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024
